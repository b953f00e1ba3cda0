import { costAnswerLink } from "./calls.ts";
import { careersPath } from "./careers-path.ts";
import { group, text, texts } from "./field-types.ts";
import { markdownPages } from "./markdown.ts";
import { newsPages } from "./news.ts";
import { listOwnPageMenuItems } from "./pages.ts";
import { readRequiredContent } from "./read.ts";
import { solutionsInMenuOrder } from "./solutions.ts";

const navigationFileContent = readRequiredContent(
  "words/navigation",
  group({
    ...texts("skip", "label", "home", "breadcrumbs", "solutions", "about", "careers", "cost", "book"),
    drawer: group({ label: text, open: text, close: text }),
    footer: group({
      ...texts("company", "contact", "whatsapp", "call", "privacy", "newTab", "since"),
    }),
  }),
);

const solutionMenuItems = solutionsInMenuOrder.map(({ path, name, about }) => ({
  to: path,
  label: name,
  about,
}));

const listOwnerPageMenuItems = (menuName: "header" | "footer") => [
  ...listOwnPageMenuItems(menuName),
  ...markdownPages
    .filter(({ menu }) => menu === menuName)
    .map(({ path, name }) => ({ to: path, label: name })),
];

const newsMenuItems = newsPages.slice(0, 1).map(({ path, name }) => ({ to: path, label: name }));

export const navigationTexts = {
  ...navigationFileContent,
  solutions: { label: navigationFileContent.solutions, items: solutionMenuItems },
  about: { to: "/sobre-nosotros", label: navigationFileContent.about },
  careers: careersPath ? [{ to: careersPath, label: navigationFileContent.careers }] : [],
  ownerPages: {
    header: listOwnerPageMenuItems("header"),
    footer: [...newsMenuItems, ...listOwnerPageMenuItems("footer")],
  },
  /** The drawer's link to the home page's answer about costs, also on pages that have an answer of their own. */
  cost: { to: "/", hash: costAnswerLink.id, label: navigationFileContent.cost },
  book: { to: "/contacto", label: navigationFileContent.book },
} as const;
