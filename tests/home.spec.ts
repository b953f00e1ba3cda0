import type { Locator, Page } from "@playwright/test";
import { closingCallTexts } from "../src/content/calls.ts";
import { conversationPicker } from "../src/content/conversations.ts";
import { site } from "../src/content/site.ts";
import { homePageTexts } from "../src/home/words.ts";
import { openPageWithFonts } from "./react-start.ts";
import { isSampleContent } from "./sample.ts";
import { expect, test } from "./site-test.ts";

const locateChat = (page: Page) => page.getByRole("figure", { name: conversationPicker?.label });

test("a question chosen in the chat of / shows its conversation in the same room", async ({ page }) => {
  const conversations = conversationPicker?.conversations ?? [];
  test.skip(conversations.length === 0, "the opening has no conversations where no agents are offered");
  await openPageWithFonts(page, "/");
  const chat = locateChat(page);
  const expectConversation = async (shown: (typeof conversations)[number]) => {
    for (const { id, messages } of conversations)
      for (const { text } of messages) {
        const message = chat.locator("li").filter({ hasText: text });
        await expect(message, text).toBeVisible({ visible: id === shown.id });
        if (id === shown.id) await expect(message).toHaveCSS("opacity", "1");
      }
  };
  const size = await chat.boundingBox();
  for (const conversation of conversations.toReversed()) {
    await chat.getByText(conversation.chip, { exact: true }).click();
    await expectConversation(conversation);
    expect(await chat.boundingBox(), conversation.chip).toEqual(size);
  }
  for (const conversation of conversations.slice(1)) {
    await page.keyboard.press("ArrowRight");
    await expect(chat.getByRole("radio", { name: conversation.chip })).toBeChecked();
    await expectConversation(conversation);
  }
});

test("without scrolling / shows chat, booking and WhatsApp links, and street", async ({ page }) => {
  const expectFullyInView = (part: Locator) => expect(part).toBeInViewport({ ratio: 1 });
  const main = page.getByRole("main");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const size = await main
    .getByRole("heading", { level: 1 })
    .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
  expect(size, "px of the title").toBeGreaterThanOrEqual(84);
  if (conversationPicker) await expectFullyInView(locateChat(page));
  await page.setViewportSize({ width: 360, height: 640 });
  const call = main.getByRole("link", { name: homePageTexts.opening.call });
  await expectFullyInView(call);
  await expectFullyInView(main.getByRole("link", { name: closingCallTexts.whatsapp }).first());
  await page.setViewportSize({ width: 360, height: 740 });
  const shops = page.locator(".home-earth .street-place:visible");
  await expect(shops).toHaveCount(7);
  for (const shop of await shops.all()) await expectFullyInView(shop);
});

test.describe("the day story of /", () => {
  const strip = (page: Page) => page.locator(".day-horizon");
  const scenes = (page: Page) => page.locator("#un-dia li");

  test("with reduced motion the day story has no sky and ends under the moon", async ({ page }) => {
    await page.goto("/");
    await scenes(page).first().scrollIntoViewIfNeeded();
    await expect(strip(page)).not.toBeInViewport();
    await expect(page.locator(".day-sky")).toBeHidden();
    await strip(page).scrollIntoViewIfNeeded();
    await expect(page.locator(".day-horizon > .sky-moon")).toHaveCSS("opacity", "1");
    await expect(page.locator(".day-haze .sky-sun")).toHaveCSS("opacity", "0");
  });

  test("with motion the street stays in view, and sky and header change", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference", colorScheme: "light" });
    await page.goto("/");
    const ink = () => page.locator(".site-header").evaluate((header) => getComputedStyle(header).color);
    // On a dark opening the header's text is light.
    const lightInk = await ink();
    const night = page.locator(".day-sky .sky-night");
    const hasNight = homePageTexts.day.moments.some((moment) => moment.isNight);
    for (const [index, moment] of homePageTexts.day.moments.entries()) {
      const title = scenes(page).nth(index).locator("h3");
      await title.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
      await expect(strip(page)).toBeInViewport();
      await expect(night, `night sky at scene ${index}`).toHaveCSS("opacity", moment.isNight ? "1" : "0");
      if (!hasNight || site.hero === "light") continue;
      if (index === 1) await expect.poll(ink, `header at scene ${index}`).not.toBe(lightInk);
      if (index === homePageTexts.day.moments.length - 1) await expect.poll(ink).toBe(lightInk);
    }
  });
});

test("pointer and keyboard open one question at a time, and close it", async ({ page }) => {
  await openPageWithFonts(page, "/");
  const questions = page.getByRole("main").locator("details");
  const summary = (index: number) => questions.nth(index).locator("summary");
  const expectOpenQuestion = async (open: number | null) => {
    for (const [index, { title, text }] of homePageTexts.questions.list.entries()) {
      const answer = questions.nth(index).getByText(text, { exact: true });
      await expect(answer, title).toBeVisible({ visible: index === open });
    }
  };
  if (isSampleContent) expect(homePageTexts.questions.list).toHaveLength(4);
  await expect(questions.locator("summary")).toHaveText(
    homePageTexts.questions.list.map(({ title }) => title),
  );
  await expectOpenQuestion(null);
  for (const index of homePageTexts.questions.list.keys()) {
    await summary(index).click();
    await expectOpenQuestion(index);
  }
  await summary(homePageTexts.questions.list.length - 1).click();
  await expectOpenQuestion(null);

  await summary(0).press("Enter");
  await expectOpenQuestion(0);
  await page.keyboard.press("Tab");
  await expect(summary(1)).toBeFocused();
  await page.keyboard.press("Space");
  await expectOpenQuestion(1);
});

test.describe("the strip of integrations on /", () => {
  const { pause: pauseLabel, play: playLabel, title: stripTitle } = homePageTexts.integrations;
  test.skip(!homePageTexts.hasIntegrations, "nothing offered has integrations");

  /** In the order of the specification. */
  const integrationNames =
    "Twilio, WhatsApp, Gmail, Calendar, Facebook, Instagram, LinkedIn, Meta, Stripe, PayPal".split(", ");
  const locateStripSection = (page: Page) => page.locator("section", { hasText: stripTitle });

  test.beforeEach(async ({ page }) => {
    await openPageWithFonts(page, "/");
    await locateStripSection(page).scrollIntoViewIfNeeded();
    // The strip pauses under the pointer, so the pointer is moved away.
    await page.mouse.move(5, 5);
  });

  test("the strip lists ten integrations in order, each with its own logo", async ({ page }) => {
    // A second copy of the list, for the endless loop, is hidden from screen readers.
    const items = locateStripSection(page).getByRole("list").getByRole("listitem");
    await expect(items).toHaveText(integrationNames);
    const sources = new Set<string>();
    for (const image of await items.locator("img").all()) {
      await image.scrollIntoViewIfNeeded();
      await expect(image).toHaveJSProperty("complete", true);
      expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
      sources.add((await image.getAttribute("src")) ?? "");
    }
    expect(sources.size).toBe(integrationNames.length);
  });

  test("with motion the strip moves, and its button stops and starts it", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const strip = locateStripSection(page);
    const countRunningAnimations = () =>
      strip.evaluate(
        (section) =>
          section.getAnimations({ subtree: true }).filter(({ playState }) => playState === "running").length,
      );
    const button = strip.getByRole("button");
    await expect.poll(countRunningAnimations).toBeGreaterThan(0);
    await button.press("Enter");
    await expect(button).toHaveAccessibleName(playLabel);
    await expect.poll(countRunningAnimations).toBe(0);
    await button.press("Enter");
    await expect(button).toHaveAccessibleName(pauseLabel);
    await expect.poll(countRunningAnimations).toBeGreaterThan(0);
  });
});
