import type { Page } from "@playwright/test";
import { home } from "#content/home";
import { openPageWithFonts } from "./react-start.ts";
import { expect, test } from "./site-test.ts";

const { pause: pauseLabel, play: playLabel, title: stripTitle } = home.integrations;

test.skip(!home.integrated, "nothing offered has integrations");

/** The names of the integrations, in the order of the specification. */
const integrationNames =
  "Twilio, WhatsApp, Gmail, Calendar, Facebook, Instagram, LinkedIn, Meta, Stripe, PayPal".split(", ");

const locateStripSection = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: stripTitle, exact: true }) });
/** Locates the logos of the first copy of the list. The second copy, for the endless loop, is hidden from screen readers. */
const locateStripLogos = (page: Page) => locateStripSection(page).getByRole("list").getByRole("listitem");

/** Measures how many pixels the strip moves to the left in 0.1 s, after a requested pause or start has taken effect. */
const measureStripMovementPx = (page: Page): Promise<number> =>
  locateStripLogos(page)
    .first()
    .evaluate(async (item) => {
      await Promise.all(document.getAnimations().map(({ ready }) => ready));
      const [left, since] = [item.getBoundingClientRect().left, performance.now()];
      while (performance.now() - since < 100) await new Promise(requestAnimationFrame);
      return left - item.getBoundingClientRect().left;
    });

test.beforeEach(async ({ page }) => {
  await openPageWithFonts(page, "/");
  await locateStripSection(page).scrollIntoViewIfNeeded();
  // The strip pauses under the pointer, so the pointer is moved away.
  await page.mouse.move(5, 5);
});

test("the strip of integrations on / lists ten integrations in order, each with its own logo", async ({
  page,
}) => {
  await expect(locateStripLogos(page)).toHaveText(integrationNames);
  const sources = new Set<string>();
  for (const image of await locateStripLogos(page).locator("img").all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toBeVisible();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
    sources.add((await image.getAttribute("src")) ?? "");
  }
  expect(sources.size).toBe(integrationNames.length);
});

test("with reduced motion the strip of integrations does not move and has no pause button", async ({
  page,
}) => {
  expect(await measureStripMovementPx(page)).toBe(0);
  await expect(locateStripSection(page).getByRole("button")).toBeHidden();
});

test.describe("with motion", { tag: "@motion" }, () => {
  test.use({ reducedMotion: "no-preference" });

  test("with motion the strip of integrations moves, stops when its button is pressed and moves again after a second press", async ({
    page,
  }) => {
    expect(await measureStripMovementPx(page)).toBeGreaterThan(0);
    await locateStripSection(page).getByRole("button", { name: pauseLabel }).focus();
    await page.keyboard.press("Enter");
    await expect(locateStripSection(page).getByRole("button", { name: playLabel })).toBeFocused();
    expect(await measureStripMovementPx(page)).toBe(0);
    await page.keyboard.press("Enter");
    await expect(locateStripSection(page).getByRole("button", { name: pauseLabel })).toBeFocused();
    expect(await measureStripMovementPx(page)).toBeGreaterThan(0);
  });
});
