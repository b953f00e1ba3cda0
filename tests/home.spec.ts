import type { Locator, Page } from "@playwright/test";
import { shopNames } from "#app/street.ts";
import { closingCall } from "#content/calls";
import { talk } from "#content/conversations";
import { home } from "#content/home";
import { site } from "#site";
import { open } from "./react-start.ts";
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

test("each thing one can say shows its own conversation, in the place of the others", async ({ page }) => {
  test.skip(!talk, noTalk);
  await open(page, "/");
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
  await open(page, "/");
  await chip(page, conversations[0]?.chip ?? "").focus();
  for (const conversation of conversations.slice(1)) {
    await page.keyboard.press("ArrowRight");
    await expect(chip(page, conversation.chip)).toBeChecked();
  }
  const last = conversations.at(-1);
  if (!last?.handover) throw new Error("expected the last conversation to go on with a person");
  await expect(figure(page).locator("ol:visible li").last()).toHaveText(last.handover);
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
    await expectWhole(page.getByRole("main").getByText(home.opening.proof, { exact: true }));
  });

  test("has both ways to begin on a phone, and who says so", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/");
    const main = page.getByRole("main");
    await expectWhole(main.getByRole("link", { name: home.opening.call }));
    await expectWhole(main.getByRole("link", { name: closingCall.whatsapp }).first());
    await expectWhole(main.getByText(home.opening.proof, { exact: true }));
  });
});

test.describe("the day", () => {
  const strip = (page: Page) => page.locator(".day-horizon");
  const scenes = (page: Page) => page.locator("#un-dia li");
  const toMiddle = (scene: Locator) =>
    scene.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
  const opacity = (part: Locator) => part.evaluate((one) => Number(getComputedStyle(one).opacity));
  const hasNight = home.day.moments.some(({ night }) => night);

  test("tells its hours in their order, and what follows stands clear of it", async ({ page }) => {
    await page.goto("/");
    const hours = home.day.moments.map(({ hour }) => hour);
    for (const [index, hour] of hours.entries()) await expect(scenes(page).nth(index)).toContainText(hour);
    // It ends in the night, so what follows by day keeps its distance, whatever is offered.
    await expect(page.locator("#un-dia + section")).not.toHaveCSS("padding-top", "0px");
  });

  test("with motion the street stands at the window's foot, under the sky of the hour", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/");
    const night = page.locator(".day-sky .sky-night");
    for (const [index, moment] of home.day.moments.entries()) {
      await toMiddle(scenes(page).nth(index).locator("h3"));
      await expect(strip(page)).toBeInViewport();
      await expect.poll(() => opacity(night), `scene ${index}`).toBe(moment.night ? 1 : 0);
    }
  });

  test("with motion the header is light over day scenes and dark over night", async ({ page }) => {
    test.skip(!hasNight || site.hero === "light", "no hour of the night, or an opening by day");
    await page.emulateMedia({ reducedMotion: "no-preference", colorScheme: "light" });
    await page.goto("/");
    const ink = () => page.locator(".site-header").evaluate((header) => getComputedStyle(header).color);
    const light = await ink();
    await toMiddle(scenes(page).nth(1).locator("h3"));
    await expect.poll(ink).not.toBe(light);
    await toMiddle(scenes(page).last().locator("h3"));
    await expect.poll(ink).toBe(light);
  });

  test("with less motion nothing follows the scroll, and the street closes the night under the moon", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await scenes(page).first().scrollIntoViewIfNeeded();
    await expect(strip(page)).not.toBeInViewport();
    await expect(page.locator(".day-sky")).toBeHidden();
    await strip(page).scrollIntoViewIfNeeded();
    await expect(page.locator(".day-haze .sky-moon")).toHaveCSS("opacity", "1");
    await expect(page.locator(".day-haze .sky-sun")).toHaveCSS("opacity", "0");
  });
});

test("the street is drawn once, and every shop of it is on the page", async ({ page }) => {
  await page.goto("/");
  const broken = await page
    .locator("use[href^='#street-']")
    .evaluateAll((uses) => uses.filter((use) => !document.querySelector(use.getAttribute("href") ?? "#")));
  expect(broken).toEqual([]);
  for (const name of shopNames) await expect(page.locator(`#street-${name}`)).toHaveCount(1);
});

test("on a small phone the street stands in the first window, under the title", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const shops = page.locator(".home-earth .street-place:visible");
  await expect(shops).toHaveCount(7);
  for (const shop of await shops.all()) await expectWhole(shop);
});
