import { painted } from "./frames.ts";
import { inItsFont } from "./react-start.ts";
import { widthsStand } from "./sample.ts";
import { pagePaths } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** In px, some eleven windows of a small phone; on the home page half a window more, of evening sky without text. */
const longest = 8000;
const longestHome = 8600;

test("pages stay within a limit of height and have no text under 16 px", async ({ page }) => {
  for (const path of pagePaths) {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(path);
    await inItsFont(page);
    for (const reducedMotion of ["no-preference", "reduce"] as const) {
      // How much an owner says, and in what font, is theirs.
      if (!widthsStand) break;
      await page.emulateMedia({ reducedMotion });
      await painted(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect
        .soft(height, `${path}, motion: ${reducedMotion}`)
        .toBeLessThanOrEqual(path === "/" ? longestHome : longest);
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
    expect.soft(small, path).toEqual([]);
  }
});
