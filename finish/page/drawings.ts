import { elements } from "../dom.ts";
import type { Page } from "../slots.ts";

/**
 * Takes off the drawings in a page what only a file of its own would need, and the names that their library gives them:
 * a hundred bytes of each page as it is sent. React keeps attributes as it finds them.
 */
export function drawings() {
  return ({ document }: Page) => {
    for (const svg of elements(document, ({ tagName }) => tagName === "svg")) {
      svg.attrs = svg.attrs.flatMap((attribute) => {
        if (attribute.name === "xmlns") return [];
        if (attribute.name !== "class") return [attribute];
        const names = attribute.value.split(/\s+/).filter((name) => !/^lucide(-|$)/.test(name));
        return names.length > 0 ? [{ ...attribute, value: names.join(" ") }] : [];
      });
    }
  };
}
