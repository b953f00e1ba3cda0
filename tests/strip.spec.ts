import type { Page } from "@playwright/test";
import { home } from "#content/home";
import { integrations } from "#content/integrations";
import { openPageWithFonts } from "./react-start.ts";
import { expect, test } from "./site-test.ts";

const { pause, play, title } = home.integrations;

test.skip(!home.integrated, "nothing offered has integrations");

const locateStripSection = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const locateStripLogos = (page: Page) => locateStripSection(page).getByRole("list").getByRole("listitem");

/** The pixels that the strip moves to the left in 0.1 s, measured after a requested pause or start has taken effect. */
const measureStripMovementPx = (page: Page): Promise<number> =>
  locateStripLogos(page)
    .first()
    .evaluate(async (item) => {
      await Promise.all(document.getAnimations().map(({ ready }) => ready));
      const [left, since] = [item.getBoundingClientRect().left, performance.now()];
      while (performance.now() - since < 100) await new Promise(requestAnimationFrame);
      return left - item.getBoundingClientRect().left;
    });

/** Scrolls to the strip and moves the pointer away, because the strip also pauses under the pointer. */
async function scrollToStrip(page: Page) {
  await locateStripSection(page).scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
}

test("the strip of the home page lists the ten integrations in order, each with its logo; with reduced motion it does not move", async ({
  page,
}) => {
  await openPageWithFonts(page, "/");
  await scrollToStrip(page);
  expect(await measureStripMovementPx(page)).toBe(0);
  await expect(locateStripSection(page).getByRole("button")).toBeHidden();
  const names = [
    "Twilio",
    "WhatsApp",
    "Gmail",
    "Calendar",
    "Facebook",
    "Instagram",
    "LinkedIn",
    "Meta",
    "Stripe",
    "PayPal",
  ];
  expect(integrations.map(({ name }) => name as string)).toEqual(names);
  // The second copy of the list, which makes the loop endless, is not in the accessibility tree.
  await expect(locateStripLogos(page)).toHaveText(names);
  for (const item of await locateStripLogos(page).all()) {
    const image = item.locator("img");
    await image.scrollIntoViewIfNeeded();
    await expect(item).toBeVisible();
    await expect(image).toHaveJSProperty("complete", true);
    expect(await image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
  }
  const sources = await locateStripLogos(page)
    .locator("img")
    .evaluateAll((all) => all.map((one) => one.getAttribute("src")));
  expect(new Set(sources).size).toBe(names.length);
});

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test("the strip of integrations moves until its button pauses it, and moves again when the button is pressed again", async ({
    page,
  }) => {
    await openPageWithFonts(page, "/");
    await scrollToStrip(page);
    expect(await measureStripMovementPx(page)).toBeGreaterThan(0);
    await locateStripSection(page).getByRole("button", { name: pause }).focus();
    await page.keyboard.press("Enter");
    await expect(locateStripSection(page).getByRole("button", { name: play })).toBeFocused();
    expect(await measureStripMovementPx(page)).toBe(0);
    await page.keyboard.press("Enter");
    await expect(locateStripSection(page).getByRole("button", { name: pause })).toBeFocused();
    expect(await measureStripMovementPx(page)).toBeGreaterThan(0);
  });
});
