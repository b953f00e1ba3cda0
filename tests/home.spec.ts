import type { Locator, Page } from "@playwright/test";
import { closingCall } from "#app/content/contact-calls.ts";
import { talk } from "#app/content/conversations.ts";
import { home } from "#app/content/home.ts";
import { bothWays, open } from "./react-start.ts";
import { expect, test } from "./site-test.ts";

const conversations = talk?.conversations ?? [];
const noTalk = "the opening has no conversations where no agents are offered";

const figure = (page: Page) => page.getByRole("figure", { name: talk?.label });
const chip = (page: Page, name: string) => figure(page).getByRole("radio", { name });

/** Expects one conversation whole, and nothing of the others. */
async function expectConversation(page: Page, shown: (typeof conversations)[number]) {
  for (const { id, messages } of conversations) {
    for (const { text } of messages) {
      const message = figure(page).locator("li").filter({ hasText: text });
      await expect(message, text).toBeVisible({ visible: id === shown.id });
      if (id === shown.id) await expect(message).toHaveCSS("opacity", "1");
    }
  }
}

for (const { way, withReact } of bothWays) {
  test(`each thing one can say shows its own conversation, in the place of the others, ${way}`, async ({
    page,
  }) => {
    test.skip(!talk, noTalk);
    await open(page, "/", { withReact });
    const [first] = conversations;
    if (!first) throw new Error("there are no conversations");
    await expect(chip(page, first.chip)).toBeChecked();
    await expectConversation(page, first);
    const size = await figure(page).boundingBox();
    for (const conversation of conversations.toReversed()) {
      await figure(page).getByText(conversation.chip, { exact: true }).click();
      await expectConversation(page, conversation);
      expect(await figure(page).boundingBox(), "nothing moves").toEqual(size);
    }
  });
}

test("the first conversation stands there before its choices have come", async ({ page }) => {
  test.skip(!talk, noTalk);
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const [begun] = (await response.text()).split("<fieldset");
    await route.fulfill({ response, body: begun });
  });
  await page.goto("/");
  await expect(figure(page).getByRole("radio")).toHaveCount(0);
  if (conversations[0]) await expectConversation(page, conversations[0]);
});

test("the keyboard goes from one conversation to the next, and the last goes on with a person", async ({
  page,
}) => {
  test.skip(!talk, noTalk);
  await open(page, "/", { withReact: false });
  await chip(page, conversations[0]?.chip ?? "").focus();
  for (const conversation of conversations.slice(1)) {
    await page.keyboard.press("ArrowRight");
    await expect(chip(page, conversation.chip)).toBeChecked();
  }
  await expect(figure(page).locator("ol:visible li").last()).toHaveText("Carla, de ventas, sigue");
});

/** Whether all of an element is in the window. */
const expectWhole = (part: Locator) => expect(part).toBeInViewport({ ratio: 1 });

test.describe("the first window", () => {
  test("has a great title, and the whole conversation with its chips", async ({ page }) => {
    test.skip(!talk, noTalk);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/");
    const size = await page
      .getByRole("heading", { level: 1 })
      .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
    expect(size).toBeGreaterThanOrEqual(84);
    expect(size).toBeLessThanOrEqual(104);
    await expectWhole(figure(page));
    expect((await figure(page).boundingBox())?.height).toBeLessThanOrEqual(600);
    await expectWhole(page.getByText(home.opening.proof));
  });

  test("has both ways to begin on a phone, and who says so", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/");
    const main = page.getByRole("main");
    await expectWhole(main.getByRole("link", { name: home.opening.call }));
    await expectWhole(main.getByRole("link", { name: closingCall.whatsapp }).first());
    await expectWhole(page.getByText(home.opening.proof));
  });
});

test.describe("the day", () => {
  const horizon = (page: Page) => page.locator(".day-horizon");
  const scenes = (page: Page) => page.locator("#un-dia li");

  /** Pixels from the left edge to the sun, at the end of a line from the earth's middle. */
  const sun = (page: Page) =>
    page.locator(".day-sun").evaluate((line) => {
      const { left, right } = line.getBoundingClientRect();
      return left + right < innerWidth ? left : right;
    });

  test("tells its hours in their order, and what follows stands clear of it", async ({ page }) => {
    await page.goto("/");
    const hours = home.day.moments.map(({ hour }) => hour);
    for (const [index, hour] of hours.entries()) await expect(scenes(page).nth(index)).toContainText(hour);
    // It ends in the night, so what follows by day keeps its distance, whatever is offered.
    await expect(page.locator("#un-dia + section")).not.toHaveCSS("padding-top", "0px");
  });

  test("with motion the sun goes over the horizon at the window's foot as one scrolls", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/");
    const passed: number[] = [];
    for (const scene of await scenes(page).all()) {
      await scene.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
      await expect(horizon(page)).toBeInViewport();
      passed.push(await sun(page));
    }
    expect(passed).toEqual(passed.toSorted((a, b) => a - b));
    const width = page.viewportSize()?.width ?? 0;
    expect(passed[0]).toBeLessThan(width * 0.25);
    expect(passed.at(-1)).toBeGreaterThan(width * 0.75);
  });

  test("with less motion each hour by day has its own sun, further on, and nothing follows the scroll", async ({
    page,
  }) => {
    const suns = () =>
      page.locator(".scene:not(.scene-night)").evaluateAll((hours) =>
        hours.map((hour) => {
          const { display, backgroundPositionX } = getComputedStyle(hour, "::before");
          return display === "none" ? Number.NaN : Number.parseFloat(backgroundPositionX);
        }),
      );
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    const still = await suns();
    expect(still).toEqual([...new Set(still)].toSorted((a, b) => a - b));
    await scenes(page).first().scrollIntoViewIfNeeded();
    // It closes the night.
    await expect(horizon(page)).not.toBeInViewport();
    const before = await sun(page);
    await scenes(page).last().scrollIntoViewIfNeeded();
    expect(await sun(page)).toBe(before);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect(new Set(await suns())).toEqual(new Set([Number.NaN]));
  });
});
