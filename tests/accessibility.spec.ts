import { careersPath } from "../src/content/careers-path.ts";
import { navigationTexts } from "../src/content/navigation.ts";
import { homePageTexts } from "../src/home/words.ts";
import { expectThanksMessageAndEmptyForm, locateSubmitButton, sendForm } from "./application.ts";
import { contrastRuleId, findAxeViolations } from "./axe.ts";
import { makeFormThrow } from "./island.ts";
import { openPageWithFonts } from "./react-start.ts";
import { noCareersSkipReason } from "./sample.ts";
import { allPagePaths, missingPagePath, openMenuTestPaths } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

// Labels have no words, because `npm run check` shows them to owners.
const phoneViewport = { width: 390, height: 844 };

for (const path of [...allPagePaths, missingPagePath]) {
  const opened = openMenuTestPaths.includes(path) ? ", nor a violation with the menu or the drawer open" : "";
  test(`${path} has no axe violation in a wide or narrow window, no contrast violation in the dark scheme, and no animation with reduced motion${opened}`, {
    tag: "@check",
  }, async ({ page, browserConsole }) => {
    if (path === missingPagePath) browserConsole.allowFault(/404/);
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
    expect.soft((await findAxeViolations(page)).violations, "1280 px").toEqual([]);
    if (opened) {
      await page.getByRole("button", { name: navigationTexts.solutions.label }).click();
      await expect(page.locator("#soluciones")).toBeVisible();
      const { violations } = await findAxeViolations(page, { selector: "header" });
      expect.soft(violations, "#soluciones").toEqual([]);
      await page.keyboard.press("Escape");
    }
    await page.setViewportSize(phoneViewport);
    expect.soft((await findAxeViolations(page)).violations, "390 px").toEqual([]);
    // The dark scheme is checked at one width, because wide and narrow windows have the same colours.
    await page.emulateMedia({ colorScheme: "dark" });
    const dark = await findAxeViolations(page, { ruleIds: [contrastRuleId] });
    expect(dark.passedElementCount, "checked texts").toBeGreaterThan(5);
    expect.soft(dark.violations, "prefers-color-scheme: dark").toEqual([]);
    if (!opened) return;
    await page.emulateMedia({ colorScheme: "light" });
    await page.getByRole("button", { name: navigationTexts.drawer.open }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    const { violations } = await findAxeViolations(page, { selector: "header" });
    expect(violations, "390 px, dialog").toEqual([]);
  });
}

test("/ has no axe violation with a question open or the strip paused", async ({ page }) => {
  await openPageWithFonts(page, "/");
  await page.locator("summary").first().click();
  await expect(page.locator("details[open]")).toHaveCount(1);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    // The booking bar may cover part of a question, so the sizes of targets are not checked here.
    const { violations } = await findAxeViolations(page, { checksTargetSizes: false });
    expect(violations, `question open at ${width} px`).toEqual([]);
  }
  if (!homePageTexts.hasIntegrations) return;
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openPageWithFonts(page, "/");
  await page.locator(".strip-band .playback").click();
  expect((await findAxeViolations(page)).violations, "paused").toEqual([]);
});

test("/hablemos has no axe violation with errors in the form or after it is sent", async ({ page }) => {
  test.skip(!careersPath, noCareersSkipReason);
  await openPageWithFonts(page, "/hablemos", { withReact: true });
  await locateSubmitButton(page).click();
  expect((await findAxeViolations(page)).violations, "refused").toEqual([]);
  await page.setViewportSize(phoneViewport);
  expect((await findAxeViolations(page)).violations, "refused, narrow").toEqual([]);
  await sendForm(page);
  await expectThanksMessageAndEmptyForm(page);
  expect((await findAxeViolations(page)).violations, "sent").toEqual([]);
});

test("the error screen of the form has no axe violation", async ({ page, browserConsole }) => {
  test.skip(!careersPath, noCareersSkipReason);
  browserConsole.allowFault(/null/);
  await page.goto("/hablemos");
  await makeFormThrow(page);
  await page.locator("form input").first().focus();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  expect((await findAxeViolations(page)).violations).toEqual([]);
});
