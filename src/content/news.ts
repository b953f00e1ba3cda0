import { group, textKeepingPlaceholders, texts } from "./field-types.ts";
import { newsPath } from "./markdown/read.ts";
import { articles } from "./markdown.ts";
import { readRequiredContent } from "./read.ts";
import type { OwnerPagePath } from "./shapes.ts";
import { site } from "./site.ts";

const articlesPerPage = 10;

const newsFileContent = readRequiredContent(
  "words/news",
  group({
    ...texts("name", "title", "description", "lead", "places", "page", "of", "older", "newer", "more"),
    ...texts("all", "parts", "feed"),
    greeting: textKeepingPlaceholders("title"),
  }),
);

export const newsTexts = { ...newsFileContent, feedPath: `${newsPath}/atom.xml` };

const longDateFormat = new Intl.DateTimeFormat(site.locale, { dateStyle: "long", timeZone: "UTC" });

const listedArticles = articles.map(({ path, title, description, date, photo, unpublished }) => ({
  to: path,
  title,
  description,
  date,
  longDate: longDateFormat.format(new Date(date)),
  photo: photo?.file,
  unpublished,
}));

const newsPageCount = Math.ceil(listedArticles.length / articlesPerPage);

const getNewsPagePath = (index: number) =>
  (index === 0 ? newsPath : `${newsPath}/pagina/${index + 1}`) as OwnerPagePath;

/** The pages of the list of articles, with up to ten articles each, newest first; empty without articles. */
export const newsPages = Array.from({ length: newsPageCount }, (_, index) => {
  const pageNumberText = `${newsFileContent.page} ${index + 1} ${newsFileContent.of} ${newsPageCount}`;
  const isFirst = index === 0;
  return {
    path: getNewsPagePath(index),
    name: newsFileContent.name,
    title: isFirst ? newsFileContent.title : `${newsFileContent.name}: ${pageNumberText.toLowerCase()}`,
    description: isFirst ? newsFileContent.description : `${pageNumberText}. ${newsFileContent.description}`,
    pageNumberText: newsPageCount > 1 ? pageNumberText : undefined,
    newer: isFirst ? undefined : getNewsPagePath(index - 1),
    older: index + 1 < newsPageCount ? getNewsPagePath(index + 1) : undefined,
    articles: listedArticles.slice(index * articlesPerPage, (index + 1) * articlesPerPage),
  };
});

export const longDateAndOtherArticlesByPath = Object.fromEntries(
  listedArticles.map(({ to, longDate }) => [
    to,
    { longDate, otherArticles: listedArticles.filter((other) => other.to !== to).slice(0, 3) },
  ]),
);
