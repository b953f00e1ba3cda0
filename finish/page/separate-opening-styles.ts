import postcss from "postcss";
import { type Document, type Element, findElements, findOpeningSection, getAttribute } from "../../integration/dom.ts";
import { selectUsedStyles } from "../../integration/unused-rules.ts";

/** @returns the elements up to the end of the first section, without dialogs and popovers; undefined for fewer than two sections */
function listOpeningElements(document: Document): Element[] | undefined {
  const opening = findOpeningSection(document);
  if (!opening) return undefined;
  const all = findElements(document, () => true);
  const end = all.indexOf(opening) + findElements(opening, () => true).length;
  if (!all.slice(end).some(({ tagName }) => tagName === "section")) return undefined;
  // Browsers hide closed dialogs and popovers themselves, so these need no styles at first.
  const closed = all.filter((element) => element.tagName === "dialog" || getAttribute(element, "popover"));
  const hidden = new Set(closed.flatMap((element) => findElements(element, () => true)));
  return all.slice(0, end).filter((element) => !hidden.has(element));
}

function removePrintStyles(css: string): string {
  const root = postcss.parse(css);
  root.walkAtRules(/^(media|page)$/, (rule) => {
    if (rule.name === "page" || rule.params === "print") rule.remove();
  });
  return root.toString();
}

/**
 * Makes two sheets of the styles of a page, so that a browser paints the first screen before it has the rest of the page:
 * `forOpening`, for the head, has what the header and the first section use; `afterOpening`, for the place after that section, has
 * all components and utilities once more. Without the repetition the order of rules would change; it costs 0.4 KB a page,
 * compressed.
 * @param css the styles that the page uses, from `selectUsedStyles`
 * @returns the two sheets; undefined for a page with fewer than two sections
 */
export async function separateOpeningStyles(
  css: string,
  document: Document,
): Promise<{ forOpening: string; afterOpening: string } | undefined> {
  const elements = listOpeningElements(document);
  if (!elements) return undefined;
  /** Finds where the layer of components begins: tokens and base styles are before it, in the first sheet only. */
  const findComponents = (sheet: string) => {
    const start = sheet.indexOf("@layer components");
    if (start < 0) throw new Error("app.css: expected the layer of components after the base styles");
    return start;
  };
  const used = removePrintStyles(await selectUsedStyles(css, elements));
  return {
    forOpening: css.slice(0, findComponents(css)) + used.slice(findComponents(used)),
    afterOpening: css.slice(findComponents(css)),
  };
}
