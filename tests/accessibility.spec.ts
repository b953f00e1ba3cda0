import { navigation } from "../src/content/pages/navigation.ts";
import { read } from "../src/site-content.ts";
import { findAxeViolations } from "./axe.ts";
import { allPagePaths, aSolutionPath, missingPagePath } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const navigationTexts = read(navigation);

// Labels have no words, because `npm run check` shows them to owners.
for (const path of [...allPagePaths, missingPagePath]) {
  // The header differs only on `/`, where it covers the first section.
  const opensMenus = ["/", aSolutionPath].includes(path);
  const opened = opensMenus ? ", nor in an open menu or drawer" : "";
  // In a wide window and in a narrow dark one, with reduced motion.
  test(`${path} has no axe violation${opened}, and no animation`, { tag: "@check" }, async ({ page }) => {
    await page.goto(path);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline, playState }) => timeline === document.timeline && playState === "running")
        .map((animation) => (animation as CSSAnimation).animationName),
    );
    // These two move nothing: they show what stands in for a script that is late.
    const motions = moving.filter((name) => !/^(appear-late|agenda-hide)$/.test(name));
    expect.soft(motions, "prefers-reduced-motion").toEqual([]);
    expect.soft(await findAxeViolations(page), "1280 px").toEqual([]);
    // VoiceOver in Safari does not call a list so that has `list-style: none`; "" looks the same.
    const silentLists = await page.evaluate(() =>
      [...document.querySelectorAll("ul, ol")]
        .filter((list) => getComputedStyle(list).listStyleType === "none")
        .map(({ className }) => `list-style: none: ${className}`),
    );
    expect.soft(silentLists, "ul, ol").toEqual([]);
    if (opensMenus) {
      await page.getByRole("button", { name: navigationTexts.solutions.label }).click();
      await expect(page.locator("#soluciones")).toBeVisible();
      expect.soft(await findAxeViolations(page, { selector: "header" }), "#soluciones").toEqual([]);
      await page.keyboard.press("Escape");
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: "dark" });
    // A closed question hides its answer from axe.
    await page.evaluate(() => document.querySelector("details")?.toggleAttribute("open", true));
    expect.soft(await findAxeViolations(page), "390 px, prefers-color-scheme: dark").toEqual([]);
    if (!opensMenus) return;
    await page.getByRole("button", { name: navigationTexts.drawer.open }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await findAxeViolations(page, { selector: "header" }), "390 px, dialog").toEqual([]);
  });
}
