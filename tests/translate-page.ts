import type { Frame, Page } from "@playwright/test";

/** Changes the page as a browser's translation does: wraps every text in a new element. */
export const translatePage = (page: Page | Frame) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll("body :not(script, style)"))
      for (const node of [...element.childNodes]) {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue;
        const font = document.createElement("font");
        font.append(`«${node.textContent}»`);
        node.replaceWith(font);
      }
  });
