import { site } from "../../../site.config.ts";
import { type MarkdownPath, newsPath } from "../../markdown/read.ts";
import { group, text, textWith } from "../field-types.ts";
import { content } from "../read.ts";
import { articles } from "./markdown.ts";
import { photos } from "./photos.ts";

const pageLength = 10;

const words = content(
  "news",
  group({
    name: text,
    title: text,
    description: text,
    lead: text,
    places: text,
    page: text,
    of: text,
    older: text,
    newer: text,
    more: text,
    all: text,
    parts: text,
    feed: text,
    greeting: textWith("title"),
  }),
);

/** The texts of /novedades and of its articles. */
export const news = { ...words, feedPath: `${newsPath}/atom.xml` };

const longDate = new Intl.DateTimeFormat(site.locale, { dateStyle: "long", timeZone: "UTC" });

const listed = articles.map(({ path, title, description, date, photo }) => ({
  to: path,
  title,
  description,
  date,
  shownDate: longDate.format(new Date(date)),
  photo: photo ? photos[photo.file] : undefined,
}));

const count = Math.ceil(listed.length / pageLength);

const addressOf = (index: number) =>
  (index === 0 ? newsPath : `${newsPath}/pagina/${index + 1}`) as MarkdownPath;

/** The pages of the list, with ten articles each, newest first; empty without articles. */
export const newsPages = Array.from({ length: count }, (_, index) => {
  const place = `${words.page} ${index + 1} ${words.of} ${count}`;
  const isFirst = index === 0;
  return {
    path: addressOf(index),
    name: words.name,
    title: isFirst ? words.title : `${words.name}: ${place.toLowerCase()}`,
    description: isFirst ? words.description : `${place}. ${words.description}`,
    place: count > 1 ? place : undefined,
    newer: isFirst ? undefined : addressOf(index - 1),
    older: index + 1 < count ? addressOf(index + 1) : undefined,
    list: listed.slice(index * pageLength, (index + 1) * pageLength),
  };
});

/** The date and other articles that an article shows, by its address. */
export const articleFrames = Object.fromEntries(
  listed.map(({ to, shownDate }) => [
    to,
    { shownDate, others: listed.filter((other) => other.to !== to).slice(0, 3) },
  ]),
);
