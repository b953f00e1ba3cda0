import { expect, type Page } from "@playwright/test";
import { layOutFarParts, waitForFonts } from "./react-start.ts";

/**
 * Finds faults of layout, such as text that is cut off, overlaps or is too small. The function runs in the page, so it uses no
 * other code of this file.
 * @returns the faults, one line each
 */
export function findLayoutFaults(): string[] {
  const faults: string[] = [];
  const begin = (element: Element) => `"${element.textContent.trim().slice(0, 40)}"`;
  const report = (fault: string, element: Element) =>
    faults.push(`${fault}: <${element.tagName.toLowerCase()}> ${begin(element)}`);
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.sr-only, a[href="#contenido"], dialog:not([open])');

  for (const element of [...document.querySelectorAll("body *")].filter(isShown)) {
    const box = element.getBoundingClientRect();
    // Allowed: the strip of integrations and the CRM's board show part of a longer row, a section may crop its drawing,
    // and an owner's table scrolls.
    if (element.closest(".strip, .board, .prose section > table, svg") || box.width === 0) continue;
    if (box.right > innerWidth + 1 || box.left < -1)
      report(`wider than the window, ${Math.round(box.left)} to ${Math.round(box.right)}`, element);
    // A link within a sentence is as high as its line (WCAG 2.5.8).
    if (!element.matches("a, button, summary, input, textarea")) continue;
    if (getComputedStyle(element).display === "inline") continue;
    const least = element.matches(".bg-action, button, summary, input, textarea") ? 44 : 24;
    if (Math.min(box.width, box.height) < least)
      report(`target of ${box.width} by ${box.height} px, under ${least}`, element);
  }

  const texts: { element: Element; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || !isShown(element)) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const least = innerWidth < 768 && element.closest("main") ? 16 : 14;
    if (size < least) report(`text of ${size} px`, element);
    const range = document.createRange();
    // A mail or web address may break anywhere, and text on an arc has a box for each letter.
    const isUnbroken = !/[@/]|\.\w/.test(node.textContent) && element.localName !== "textPath";
    const words = isUnbroken ? node.textContent : "";
    for (const { index, 0: word } of words.matchAll(/\p{L}{3,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...others] = range.getClientRects();
      // The boxes of one line on a rotated sheet differ by less than half of their height.
      if (first && others.some(({ top }) => top - first.top > first.height / 2))
        report(`word broken${element.closest(".vignette") ? " in a picture" : ""}: ${word}`, element);
    }
    if (element.closest(".strip, .booking-bar, .day-horizon")) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      // A box of 1 px is text for screen readers only.
      if (box.width <= 1 || element.getBoundingClientRect().width <= 1) continue;
      texts.push({ element, box });
      if (element.closest(".board")) continue;
      for (let around: Element | null = element; around; around = around.parentElement) {
        const edge = around.getBoundingClientRect();
        const { overflowX, overflowY } = getComputedStyle(around);
        const across = box.right > edge.right + 1 || box.left < edge.left - 1;
        const down = box.bottom > edge.bottom + 4 || box.top < edge.top - 4;
        if ((across && /hidden|clip/.test(overflowX)) || (down && /hidden|clip/.test(overflowY)))
          report("cut off", element);
      }
    }
  }
  texts.forEach((one, index) => {
    for (const other of texts.slice(index + 1)) {
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // Line boxes are taller than their letters, so neighbouring boxes may overlap by a quarter of a line.
      if (across <= 2 || down <= Math.min(one.box.height, other.box.height) / 4) continue;
      if (!one.element.contains(other.element) && !other.element.contains(one.element))
        report(`text over text ${begin(other.element)}`, one.element);
    }
  });
  return faults;
}

export async function expectNoLayoutFaultsAtWidths(page: Page, name: string): Promise<void> {
  await layOutFarParts(page);
  await waitForFonts(page);
  // Over what is scrolled lies the header.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(findLayoutFaults), `${name} at ${width} px: layout`).toEqual([]);
  }
}
