import { written } from "../markdown/written.ts";
import { calls } from "../shared/calls.ts";
import { solutions } from "../shared/solutions.ts";
import { defineWords } from "../texts/define-words.ts";
import { group, text, texts } from "../texts/field-types.ts";
import { news } from "./news.ts";
import { pageWords } from "./page-words.ts";
import { careersPage } from "./pages.ts";

/** The links and words of header, drawer and footer. */
export const navigation = defineWords(
  "words/navigation",
  group({
    ...texts("skip", "label", "home", "breadcrumbs", "solutions", "about", "careers", "cost", "book"),
    drawer: group({ label: text, open: text, close: text }),
    footer: group({
      ...texts("company", "contact", "whatsapp", "call", "privacy", "newTab", "since"),
    }),
  }),
  (words, read) => {
    const careersPath = read(careersPage);
    const ownerPages = [...Object.values(read(pageWords).own ?? {}), ...read(written).markdownPages];
    const listOwnerPageMenuItems = (menuName: "header" | "footer") =>
      ownerPages.filter(({ menu }) => menu === menuName).map(({ path, name }) => ({ to: path, label: name }));
    const newsMenuItems = read(news)
      .newsPages.slice(0, 1)
      .map(({ path, name }) => ({ to: path, label: name }));
    return {
      ...words,
      solutions: {
        label: words.solutions,
        items: read(solutions).solutionsInMenuOrder.map(({ path, name, about }) => ({
          to: path,
          label: name,
          about,
        })),
      },
      about: { to: "/sobre-nosotros", label: words.about },
      careers: careersPath ? [{ to: careersPath, label: words.careers }] : [],
      ownerPages: {
        header: listOwnerPageMenuItems("header"),
        footer: [...newsMenuItems, ...listOwnerPageMenuItems("footer")],
      },
      /** The drawer's link to the home page's answer about costs, also on pages that have an answer of their own. */
      cost: { to: "/", hash: read(calls).costAnswerLink.id, label: words.cost },
      book: { to: "/contacto", label: words.book },
    } as const;
  },
);
