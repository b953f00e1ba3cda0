import { written } from "../markdown/written.ts";
import { calls } from "../shared/calls.ts";
import { solutions } from "../shared/solutions.ts";
import { defineWords } from "../texts/define-words.ts";
import { group, text, texts } from "../texts/field-types.ts";
import { news } from "./news.ts";
import type { OwnerPagePath } from "./page-address.ts";
import { pageWords } from "./page-words.ts";
import { careersPage } from "./pages.ts";

export const navigation = defineWords(
  "words/navigation",
  group({
    ...texts("skip", "label", "home", "breadcrumbs", "solutions", "about", "careers", "cost", "book"),
    drawer: group({ label: text, open: text, close: text }),
    footer: group({ ...texts("company", "contact", "whatsapp", "call", "privacy", "newTab", "since") }),
  }),
  (words, read) => {
    const careersPath = read(careersPage);
    const ownerPages = [...Object.values(read(pageWords).own ?? {}), ...read(written).markdownPages];
    const createItem = ({ path, name }: { path: OwnerPagePath; name: string }) => ({ to: path, label: name });
    const listItems = (menuName: "header" | "footer") =>
      ownerPages.filter(({ menu }) => menu === menuName).map(createItem);
    return {
      ...words,
      solutions: {
        label: words.solutions,
        items: read(solutions).solutionsInMenuOrder.map((one) => ({ ...createItem(one), about: one.about })),
      },
      about: { to: "/sobre-nosotros", label: words.about },
      careers: careersPath ? [{ to: careersPath, label: words.careers }] : [],
      ownerPages: {
        header: listItems("header"),
        footer: [...read(news).newsPages.slice(0, 1).map(createItem), ...listItems("footer")],
      },
      /** The drawer's link to the home page's answer about costs, also on pages that have an answer of their own. */
      cost: { to: "/", hash: read(calls).costAnswerLink.id, label: words.cost },
      book: { to: "/contacto", label: words.book },
    } as const;
  },
);
