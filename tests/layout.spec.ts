import type { Page } from "@playwright/test";
import { layoutFaults, textContrast } from "./layout-faults.ts";
import { inItsFont } from "./react-start.ts";
import { everyPath, missingPath } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const widths = [360, 768, 1280, 1920];
const notFoundLine = /404/;

/** Opens a page at three widths, changes how its text is set, and expects no fault of the kind. */
async function expectNoFaults(page: Page, path: string, kind: RegExp, change: () => void): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await inItsFont(page);
    await page.evaluate(change);
    const faults = (await page.evaluate(layoutFaults)).filter((fault) => kind.test(fault));
    expect(faults, `at ${width} px`).toEqual([]);
  }
}

test.skip(({ isMobile }) => isMobile, "sets its own widths");
test.use({ reducedMotion: "reduce" });

for (const path of [...everyPath, missingPath]) {
  for (const width of widths) {
    test(`${path} at ${width} px has nothing cut off, overlapping, too wide or too small`, async ({
      page,
      browserConsole,
    }) => {
      if (path === missingPath) browserConsole.expectFault(notFoundLine);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await inItsFont(page);
      expect(await page.evaluate(layoutFaults)).toEqual([]);
    });
  }

  test(`${path} at 200 % text keeps everything within the window`, async ({ page, browserConsole }) => {
    if (path === missingPath) browserConsole.expectFault(notFoundLine);
    await expectNoFaults(page, path, /wider than|text over|word broken:/, () => {
      document.documentElement.style.fontSize = "200%";
    });
  });

  test(`${path} bears the spacing of WCAG 1.4.12`, async ({ page, browserConsole }) => {
    if (path === missingPath) browserConsole.expectFault(notFoundLine);
    await expectNoFaults(page, path, /wider than/, () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}",
      );
      document.adoptedStyleSheets.push(sheet);
    });
  });

  test(`${path} keeps its contrast under the pointer and with focus`, async ({ page, browserConsole }) => {
    if (path === missingPath) browserConsole.expectFault(notFoundLine);
    await page.goto(path);
    const targets = page.locator("a:visible:not(.skip-link), button:visible, summary:visible");
    for (const target of await targets.all()) {
      if (!(await target.textContent())?.trim() || !(await target.isVisible())) continue;
      const label = (await target.textContent())?.trim();
      await target.hover();
      const hovered = await target.evaluate(textContrast);
      expect(hovered.ratio, `"${label}" under the pointer`).toBeGreaterThanOrEqual(hovered.least);
      await target.focus();
      const focused = await target.evaluate(textContrast);
      expect(focused.ratio, `"${label}" with focus`).toBeGreaterThanOrEqual(focused.least);
    }
  });
}
