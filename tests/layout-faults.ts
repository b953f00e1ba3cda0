/**
 * Finds faults of layout, such as text that is cut off, overlaps or is too small. The function runs in the page, so it uses no
 * other code of this file.
 * @returns the faults, one line each
 */
export function findLayoutFaults(): string[] {
  const faults: string[] = [];
  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()}> "${(element.textContent ?? "").trim().slice(0, 40)}"`;
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.sr-only, a[href="#contenido"], dialog:not([open])');
  const all = [...document.querySelectorAll("body *")].filter(isShown);
  /** Measures how far two boxes overlap, in px across and down. */
  const measureOverlap = (one: DOMRect, other: DOMRect) => ({
    across: Math.min(one.right, other.right) - Math.max(one.left, other.left),
    down: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  });
  /** Counts the lines of a text. On a rotated sheet the tops of one line's boxes differ by less than half of their height. */
  const countLines = (range: Range) => {
    const boxes = [...range.getClientRects()];
    return boxes.filter(({ top, height }, index) => {
      const before = boxes[index - 1];
      return !before || Math.abs(top - before.top) > height / 2;
    }).length;
  };
  /** Finds words that are broken across two lines without a hyphen; addresses may break anywhere. */
  const findBrokenWords = (node: Node, element: Element): string[] => {
    const text = node.textContent ?? "";
    const range = document.createRange();
    range.selectNodeContents(node);
    // Text on an arc never wraps, and each of its letters has its own top.
    if (countLines(range) < 2 || element.localName === "textPath") return [];
    const where = element.closest(".vignette") ? "word broken in a picture" : "word broken";
    return [...text.matchAll(/\p{L}{3,}/gu)].flatMap(({ index, 0: word }) => {
      if (/[@.]\S*$/.test(text.slice(0, index)) || /^\S*@/.test(text.slice(index))) return [];
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return countLines(range) > 1 ? [`${where}: ${word} in ${name(element)}`] : [];
    });
  };

  /** Finds drawn lines: borders, and boxes a few pixels thin, of elements and of their ::before and ::after. */
  const findDrawnLines = () => {
    const found: { owner: Element; box: DOMRect }[] = [];
    const isVisible = (colour: string) => !/^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/.test(colour);
    const add = (owner: Element, style: CSSStyleDeclaration, box: DOMRect) => {
      const { x, y, width, height, right, bottom } = box;
      if (width === 0 && height === 0) return;
      const border = (side: string) =>
        isVisible(style.getPropertyValue(`border-${side}-color`))
          ? Number.parseFloat(style.getPropertyValue(`border-${side}-width`))
          : 0;
      const sides = [
        new DOMRect(x, y, width, border("top")),
        new DOMRect(x, bottom - border("bottom"), width, border("bottom")),
        new DOMRect(x, y, border("left"), height),
        new DOMRect(right - border("right"), y, border("right"), height),
      ];
      for (const side of sides) if (side.width > 0 && side.height > 0) found.push({ owner, box: side });
      if (Math.min(width, height) <= 8 && isVisible(style.backgroundColor)) found.push({ owner, box });
    };
    /** Computes the box of an absolutely positioned pseudo-element, for which browsers have no API. */
    const computePseudoElementBox = (element: Element, style: CSSStyleDeclaration): DOMRect | undefined => {
      if (style.content === "none" || style.position !== "absolute") return undefined;
      if (style.transform !== "none" || style.rotate !== "none") return undefined;
      let container: Element | null = element;
      while (container && getComputedStyle(container).position === "static")
        container = container.parentElement;
      if (!container) return undefined;
      const { x, y } = container.getBoundingClientRect();
      const px = (property: string) => Number.parseFloat(style.getPropertyValue(property));
      const borders = (from: string, to: string) =>
        style.boxSizing === "border-box" ? 0 : px(`border-${from}-width`) + px(`border-${to}-width`);
      const box = new DOMRect(
        x + container.clientLeft + px("left") + px("margin-left"),
        y + container.clientTop + px("top") + px("margin-top"),
        px("width") + borders("left", "right"),
        px("height") + borders("top", "bottom"),
      );
      return Number.isFinite(box.x + box.y + box.width + box.height) ? box : undefined;
    };
    for (const element of all) {
      if (element.closest(".strip, .booking-bar, .day-horizon, svg")) continue;
      add(element, getComputedStyle(element), element.getBoundingClientRect());
      for (const part of ["::before", "::after"]) {
        const style = getComputedStyle(element, part);
        const box = computePseudoElementBox(element, style);
        if (box) add(element, style, box);
      }
    }
    return found;
  };

  for (const element of all) {
    const box = element.getBoundingClientRect();
    // Allowed: the strip of integrations and the CRM's board show part of a longer row, a section may crop its drawing,
    // and an owner's table scrolls.
    if (element.closest(".strip, .board, .prose-table > table, svg") || box.width === 0) continue;
    const span = `${Math.round(box.left)} to ${Math.round(box.right)}`;
    if (box.right > innerWidth + 1 || box.left < -1)
      faults.push(`wider than the window: ${name(element)} ${span}`);
  }

  const texts: { element: Element; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || !isShown(element)) continue;
    faults.push(...findBrokenWords(node, element));
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const least = innerWidth < 768 && element.closest("main") ? 16 : 14;
    if (size < least) faults.push(`text of ${size} px: ${name(element)}`);
    if (element.closest(".strip, .booking-bar, .day-horizon")) continue;
    const range = document.createRange();
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
          faults.push(`cut off: ${name(element)}`);
      }
    }
  }
  texts.forEach((one, index) => {
    for (const other of texts.slice(index + 1)) {
      const { across, down } = measureOverlap(one.box, other.box);
      // Line boxes are taller than their letters, so neighbouring boxes may overlap by a quarter of a line.
      if (across <= 2 || down <= Math.min(one.box.height, other.box.height) / 4) continue;
      if (!one.element.contains(other.element) && !other.element.contains(one.element))
        faults.push(`text over text: ${name(one.element)} and ${name(other.element)}`);
    }
  });

  for (const { owner, box: line } of findDrawnLines()) {
    for (const { element, box } of texts) {
      // Lowercase letters fill only the middle of the line box.
      const letters = new DOMRect(box.x, box.y + box.height / 4, box.width, (box.height * 5) / 8);
      const { across, down } = measureOverlap(line, letters);
      if (across <= 2 || down <= 0) continue;
      // Text with its own background covers the line, such as a number on the line of its list.
      if (/, 0\)|transparent/.test(getComputedStyle(element).backgroundColor))
        faults.push(`line over text: ${name(owner)} over ${name(element)}`);
    }
  }

  for (const target of all.filter((element) => element.matches("a, button, summary, input, textarea"))) {
    // A link within a sentence is as high as its line (WCAG 2.5.8).
    if (getComputedStyle(target).display === "inline") continue;
    if (target.closest("details:not([open]) > :not(summary)")) continue;
    const { width, height } = target.getBoundingClientRect();
    const size = `${Math.round(width)} by ${Math.round(height)} px`;
    const least = target.matches(".bg-action, button, summary, input, textarea") ? 44 : 24;
    if (Math.min(width, height) < least) faults.push(`target of ${size}, under ${least}: ${name(target)}`);
  }

  for (const image of document.querySelectorAll<HTMLImageElement>("img:not([width][height])"))
    faults.push(`image without size: ${image.src}`);

  let level = 0;
  for (const heading of document.querySelectorAll("h1, h2, h3, h4, h5, h6")) {
    const next = Number(heading.tagName.slice(1));
    if (next > level + 1) faults.push(`heading of level ${next} after level ${level}: ${name(heading)}`);
    level = next;
  }
  return faults;
}
