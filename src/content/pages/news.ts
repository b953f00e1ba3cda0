import { firm } from "../firm/firm.ts";
import { newsPath, written } from "../markdown/written.ts";
import { defineWords } from "../texts/define-words.ts";
import { group, textKeepingPlaceholders, texts } from "../texts/field-types.ts";
import type { OwnerPagePath } from "./page-address.ts";

const articlesPerPage = 10;

const getNewsPagePath = (index: number) =>
  (index === 0 ? newsPath : `${newsPath}/pagina/${index + 1}`) as OwnerPagePath;

export const news = defineWords(
  "words/news",
  group({
    ...texts("name", "title", "description", "lead", "places", "page", "of", "older", "newer", "more"),
    ...texts("all", "parts", "feed"),
    unpublished: group(texts("draft", "scheduled")),
    greeting: textKeepingPlaceholders("title"),
  }),
  (words, read) => {
    const longDateFormat = new Intl.DateTimeFormat(read(firm).locale, { dateStyle: "long", timeZone: "UTC" });
    const listed = read(written).articles.map(({ path, title, description, date, photo, unpublished }) => ({
      to: path,
      title,
      description,
      date,
      longDate: longDateFormat.format(new Date(date)),
      photo: photo?.file,
      unpublished,
    }));
    const pageCount = Math.ceil(listed.length / articlesPerPage);
    return {
      newsTexts: { ...words, feedPath: `${newsPath}/atom.xml` },
      /** The pages of the list of articles, with up to ten articles each, newest first; empty without articles. */
      newsPages: Array.from({ length: pageCount }, (_, index) => {
        const pageNumberText = `${words.page} ${index + 1} ${words.of} ${pageCount}`;
        const isFirst = index === 0;
        return {
          path: getNewsPagePath(index),
          name: words.name,
          title: isFirst ? words.title : `${words.name}: ${pageNumberText.toLowerCase()}`,
          description: isFirst ? words.description : `${pageNumberText}. ${words.description}`,
          pageNumberText: pageCount > 1 ? pageNumberText : undefined,
          newer: isFirst ? undefined : getNewsPagePath(index - 1),
          older: index + 1 < pageCount ? getNewsPagePath(index + 1) : undefined,
          articles: listed.slice(index * articlesPerPage, (index + 1) * articlesPerPage),
        };
      }),
      longDateAndOtherArticlesByPath: Object.fromEntries(
        listed.map(({ to, longDate }) => [
          to,
          { longDate, otherArticles: listed.filter((other) => other.to !== to).slice(0, 3) },
        ]),
      ),
    };
  },
);
