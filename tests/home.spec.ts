import type { Locator, Page } from "@playwright/test";
import { streetObjectNames } from "#app/street.ts";
import { closingCall } from "#content/calls";
import { conversationPicker } from "#content/conversations";
import { home } from "#content/home";
import { site } from "#site";
import { openPageWithFonts } from "./react-start.ts";
import { expect, test } from "./site-test.ts";

const offeredConversations = conversationPicker?.conversations ?? [];
const [firstConversation] = offeredConversations;

const locateChat = (page: Page) => page.getByRole("figure", { name: conversationPicker?.label });

/** Expects all messages of one conversation, and none of the others. */
async function expectShownConversation(page: Page, shown: (typeof offeredConversations)[number]) {
  for (const { id, messages } of offeredConversations)
    for (const { text } of messages) {
      const message = locateChat(page).locator("li").filter({ hasText: text });
      await expect(message, text).toBeVisible({ visible: id === shown.id });
      if (id === shown.id) await expect(message).toHaveCSS("opacity", "1");
    }
}

test.describe("the chat in the first section of /, with several conversations", () => {
  test.skip(!conversationPicker, "the opening has no conversations where no agents are offered");
  test.beforeEach(({ page }) => openPageWithFonts(page, "/"));

  test("a click on a question in the chat of / shows that conversation alone, and the chat keeps its size", async ({
    page,
  }) => {
    if (!firstConversation) throw new Error("there are no conversations");
    await expectShownConversation(page, firstConversation);
    const size = await locateChat(page).boundingBox();
    for (const conversation of offeredConversations.toReversed()) {
      await locateChat(page).getByText(conversation.chip, { exact: true }).click();
      await expectShownConversation(page, conversation);
      expect(await locateChat(page).boundingBox(), conversation.chip).toEqual(size);
    }
  });

  test("in the chat of / the right arrow key chooses the next question, and the last conversation ends with a handover to a person", async ({
    page,
  }) => {
    const chips = offeredConversations.map(({ chip }) => locateChat(page).getByRole("radio", { name: chip }));
    await chips[0]?.focus();
    for (const [index, chip] of chips.entries()) {
      if (index > 0) await page.keyboard.press("ArrowRight");
      await expect(chip).toBeChecked();
    }
    const handover = offeredConversations.at(-1)?.handover;
    if (!handover) throw new Error("expected the last conversation to have a handover");
    await expect(locateChat(page).locator("ol:visible li").last()).toHaveText(handover);
  });
});

const expectFullyInView = (part: Locator) => expect(part).toBeInViewport({ ratio: 1 });

test("without scrolling / shows the chat at 1280 × 800 px, the booking and WhatsApp links at 360 × 640 px, and the street at 360 × 740 px", async ({
  page,
}) => {
  const main = page.getByRole("main");
  const proof = main.getByText(home.opening.proof, { exact: true });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const size = await main
    .getByRole("heading", { level: 1 })
    .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
  expect(size).toBeGreaterThanOrEqual(84);
  expect(size).toBeLessThanOrEqual(104);
  await expectFullyInView(proof);
  if (conversationPicker) {
    await expectFullyInView(locateChat(page));
    expect((await locateChat(page).boundingBox())?.height).toBeLessThanOrEqual(600);
  }
  await page.setViewportSize({ width: 360, height: 640 });
  const call = main.getByRole("link", { name: home.opening.call });
  for (const part of [call, main.getByRole("link", { name: closingCall.whatsapp }).first(), proof])
    await expectFullyInView(part);
  await page.setViewportSize({ width: 360, height: 740 });
  const shops = page.locator(".home-earth .street-place:visible");
  await expect(shops).toHaveCount(7);
  for (const shop of await shops.all()) await expectFullyInView(shop);
});

test.describe("the day story of /", () => {
  const strip = (page: Page) => page.locator(".day-horizon");
  const scenes = (page: Page) => page.locator("#un-dia li");
  const hasNight = home.day.moments.some(({ night }) => night);

  test("with reduced motion the day story shows its hours in order, and a still street under the moon", async ({
    page,
  }) => {
    await page.goto("/");
    for (const [index, { hour }] of home.day.moments.entries())
      await expect(scenes(page).nth(index)).toContainText(hour);
    // The day story ends with the night, so the next section has its top padding, for any offered solutions.
    await expect(page.locator("#un-dia + section")).not.toHaveCSS("padding-top", "0px");
    await scenes(page).first().scrollIntoViewIfNeeded();
    await expect(strip(page)).not.toBeInViewport();
    await expect(page.locator(".day-sky")).toBeHidden();
    await strip(page).scrollIntoViewIfNeeded();
    await expect(page.locator(".day-horizon > .sky-moon")).toHaveCSS("opacity", "1");
    await expect(page.locator(".day-haze .sky-sun")).toHaveCSS("opacity", "0");
  });

  test("the home page defines each drawing of the street exactly once", async ({ page }) => {
    await page.goto("/");
    const used = await page
      .locator("use[href^='#street-']")
      .evaluateAll((uses) => uses.map((use) => use.getAttribute("href")));
    for (const drawing of new Set([...used, ...streetObjectNames.map((name) => `#street-${name}`)]))
      await expect(page.locator(drawing ?? ""), `${drawing}`).toHaveCount(1);
  });

  test("with motion the street stays in view through the whole day story, and sky and header change with its hours", {
    tag: "@motion",
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference", colorScheme: "light" });
    await page.goto("/");
    const ink = () => page.locator(".site-header").evaluate((header) => getComputedStyle(header).color);
    const lightInk = await ink();
    const night = page.locator(".day-sky .sky-night");
    for (const [index, moment] of home.day.moments.entries()) {
      const title = scenes(page).nth(index).locator("h3");
      await title.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
      await expect(strip(page)).toBeInViewport();
      await expect(night, `night sky at scene ${index}`).toHaveCSS("opacity", moment.night ? "1" : "0");
      // On a dark opening the header's text is light.
      if (!hasNight || site.hero === "light") continue;
      if (index === 1) await expect.poll(ink, `header at scene ${index}`).not.toBe(lightInk);
      if (index === home.day.moments.length - 1) await expect.poll(ink).toBe(lightInk);
    }
  });
});
