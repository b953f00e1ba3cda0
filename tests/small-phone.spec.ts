import { inItsFont } from "./react-start.ts";
import { sampleStands } from "./sample.ts";
import { pagePaths } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** In px, some eleven windows of a small phone. */
const longest = 8000;

for (const path of pagePaths) {
  test(`${path} is no longer than a thumb is patient, and has no text smaller than 16 px`, async ({
    page,
  }) => {
    for (const reducedMotion of ["reduce", "no-preference"] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto(path);
      await inItsFont(page);
      // How much an owner says, and in what font, is theirs.
      if (sampleStands)
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(longest);
    }
    const small = await page.getByRole("main").evaluate((main) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const { parentElement, textContent } = walker.currentNode;
        if (!parentElement?.checkVisibility() || !textContent?.trim()) continue;
        const size = Number.parseFloat(getComputedStyle(parentElement).fontSize);
        if (size < 16) found.push(`${size} px: ${textContent}`);
      }
      return found;
    });
    expect(small).toEqual([]);
  });
}
