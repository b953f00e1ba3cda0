import type { Page } from "@playwright/test";
import { home } from "#content/home";
import { integrations } from "#content/integrations";
import { open } from "./react-start.ts";
import { expect, test } from "./site-test.ts";

const { pause, play, title } = home.integrations;

test.skip(!home.integrated, "nothing offered has integrations");

const band = (page: Page) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const logos = (page: Page) => band(page).getByRole("list").getByRole("listitem");

/** Pixels that the strip moves to the left in some frames, once a pause or a start, due with the next, is done. */
const movement = (page: Page): Promise<number> =>
  logos(page)
    .first()
    .evaluate(async (item) => {
      await Promise.all(document.getAnimations().map(({ ready }) => ready));
      const [left, since] = [item.getBoundingClientRect().left, performance.now()];
      while (performance.now() - since < 100) await new Promise(requestAnimationFrame);
      return left - item.getBoundingClientRect().left;
    });

/** The strip also rests under the pointer, so the pointer goes away. */
async function showStrip(page: Page) {
  await band(page).scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
}

test("it lists the ten integrations in order, each with its logo", { tag: "@ownwidth" }, async ({ page }) => {
  await page.goto("/");
  await showStrip(page);
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
  // The copy that closes the loop is not in the accessibility tree.
  await expect(logos(page)).toHaveText(names);
  for (const item of await logos(page).all()) {
    const image = item.locator("img");
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty("complete", true);
    expect(await image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
  }
  const sources = await logos(page)
    .locator("img")
    .evaluateAll((all) => all.map((one) => one.getAttribute("src")));
  expect(new Set(sources).size).toBe(names.length);
});

test("with reduced motion it stands still and needs no control", async ({ page }) => {
  await open(page, "/");
  await showStrip(page);
  expect(await movement(page)).toBe(0);
  await expect(band(page).getByRole("button")).toBeHidden();
  for (const item of await logos(page).all()) await expect(item).toBeVisible();
});

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test("it moves until the button pauses it, and moves on", async ({ page }) => {
    await open(page, "/");
    await showStrip(page);
    expect(await movement(page)).toBeGreaterThan(0);
    await band(page).getByRole("button", { name: pause }).focus();
    await page.keyboard.press("Enter");
    await expect(band(page).getByRole("button", { name: play })).toBeFocused();
    expect(await movement(page)).toBe(0);
    await page.keyboard.press("Enter");
    await expect(band(page).getByRole("button", { name: pause })).toBeFocused();
    expect(await movement(page)).toBeGreaterThan(0);
  });
});
