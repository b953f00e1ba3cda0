import type { Page } from "@playwright/test";
import { homePageTexts } from "../src/home/words.ts";
import { openPageWithFonts } from "./react-start.ts";
import { expect, test } from "./site-test.ts";

const { pause: pauseLabel, play: playLabel, title: stripTitle } = homePageTexts.integrations;

test.skip(!homePageTexts.hasIntegrations, "nothing offered has integrations");

/** The names of the integrations, in the order of the specification. */
const integrationNames =
  "Twilio, WhatsApp, Gmail, Calendar, Facebook, Instagram, LinkedIn, Meta, Stripe, PayPal".split(", ");

const locateStripSection = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: stripTitle, exact: true }) });
/** Locates the items of the first copy of the list. The second copy, for the endless loop, is hidden from screen readers. */
const locateStripItems = (page: Page) => locateStripSection(page).getByRole("list").getByRole("listitem");

const countRunningStripAnimations = (page: Page) =>
  locateStripSection(page).evaluate(
    (section) =>
      section.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running").length,
  );

test.beforeEach(async ({ page }) => {
  await openPageWithFonts(page, "/");
  await locateStripSection(page).scrollIntoViewIfNeeded();
  // The strip pauses under the pointer, so the pointer is moved away.
  await page.mouse.move(5, 5);
});

test("the strip of integrations on / lists ten integrations in order, each with its own logo", async ({
  page,
}) => {
  await expect(locateStripItems(page)).toHaveText(integrationNames);
  const images = await locateStripItems(page).locator("img").all();
  for (const image of images) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  }
  const sources = await Promise.all(images.map((image) => image.getAttribute("src")));
  expect(new Set(sources).size).toBe(integrationNames.length);
});

test("with motion the strip of integrations on / moves, stops when its button is pressed and moves again after a second press", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const button = locateStripSection(page).getByRole("button");
  await expect.poll(() => countRunningStripAnimations(page)).toBeGreaterThan(0);
  await button.press("Enter");
  await expect(button).toHaveAccessibleName(playLabel);
  await expect.poll(() => countRunningStripAnimations(page)).toBe(0);
  await button.press("Enter");
  await expect(button).toHaveAccessibleName(pauseLabel);
  await expect.poll(() => countRunningStripAnimations(page)).toBeGreaterThan(0);
});
