import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../tests/fixtures.ts";
import { waitForPaint } from "../../tests/frames.ts";
import { openPageWithFonts } from "../../tests/react-start.ts";
import { measureContrast, repaintDark } from "../../tests/repaint.ts";
import { closingCall, homePageTexts, site } from "../../tests/shared-content.ts";
import { conversations } from "../content/shared/conversations.ts";
import { read } from "../site-content.ts";

const { talk } = read(conversations);

const locateChat = (page: Page) => page.getByRole("figure", { name: talk?.label });

test("a question chosen in the chat of / shows its conversation in the same room", async ({ page }) => {
  const conversations = talk?.conversations ?? [];
  test.skip(conversations.length === 0, "the opening has no conversations where no agents are offered");
  await openPageWithFonts(page, "/");
  const chat = locateChat(page);
  const expectConversation = ({ messages }: (typeof conversations)[number]) =>
    expect(chat.locator("li:visible")).toContainText(messages.map(({ text }) => text));
  const size = await chat.boundingBox();
  for (const conversation of conversations.toReversed()) {
    await chat.getByText(conversation.chip, { exact: true }).click();
    await expectConversation(conversation);
    expect(await chat.boundingBox(), conversation.chip).toEqual(size);
  }
  await page.keyboard.press("ArrowRight");
  if (conversations[1]) await expectConversation(conversations[1]);
  // A browser that repaints a light page dark.
  await repaintDark(page);
  await waitForPaint(page);
  const chosen = chat.locator("label:has(:checked)");
  expect(await measureContrast(page, chosen)).toBeGreaterThan(4.5);
});

test("without scrolling / shows chat, booking and WhatsApp; its day story ends with street and moon; with motion the street stays, sky and header change", async ({
  page,
}) => {
  const expectFullyInView = (part: Locator) => expect(part).toBeInViewport({ ratio: 1 });
  const main = page.getByRole("main");
  await page.goto("/");
  if (talk) await expectFullyInView(locateChat(page));
  await page.setViewportSize({ width: 360, height: 640 });
  await expectFullyInView(main.getByRole("link", { name: homePageTexts.opening.call }));
  await expectFullyInView(main.getByRole("link", { name: closingCall.whatsapp }).first());

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator("#un-dia li").first().scrollIntoViewIfNeeded();
  await expect(page.locator(".day-horizon")).not.toBeInViewport();
  await expect(page.locator(".day-sky")).toBeHidden();
  await page.locator(".day-horizon").scrollIntoViewIfNeeded();
  await expect(page.locator(".day-horizon > .sky-moon")).toHaveCSS("opacity", "1");

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const header = page.locator(".site-header");
  const openingInk = await header.evaluate((element) => getComputedStyle(element).color);
  for (const [index, moment] of homePageTexts.day.moments.entries()) {
    const title = page.locator("#un-dia li").nth(index).locator("h3");
    await title.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
    await expect(page.locator(".day-horizon")).toBeInViewport();
    const night = page.locator(".day-sky .sky-night");
    await expect(night, `night sky at scene ${index}`).toHaveCSS("opacity", moment.isNight ? "1" : "0");
    // By day the header's text would not be legible in the light colour that it has on the dark opening.
    if (index === 1 && site.hero !== "light") await expect(header).not.toHaveCSS("color", openingInk);
  }
});

test("the strip on / moves ten integrations with logos; its button stops it", async ({ page }) => {
  const { pause, play, title } = homePageTexts.integrations;
  test.skip(!homePageTexts.hasIntegrations, "nothing offered has integrations");
  await page.goto("/");
  const strip = page.locator("section", { hasText: title });
  // A second copy of the list, for the endless loop, is hidden from screen readers.
  const items = strip.getByRole("list").getByRole("listitem");
  const names = "Twilio, WhatsApp, Gmail, Calendar, Facebook, Instagram, LinkedIn, Meta, Stripe, PayPal";
  await expect(items).toHaveText(names.split(", "));
  for (const image of await items.locator("img").all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).not.toHaveJSProperty("naturalWidth", 0);
  }
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // The strip pauses under the pointer.
  await page.mouse.move(5, 5);
  const moving = strip.locator(".strip-set").first();
  await expect(moving).toHaveCSS("animation-name", "strip");
  await expect(moving).toHaveCSS("animation-play-state", "running");
  for (const [label, state] of [
    [play, "paused"],
    [pause, "running"],
  ] as const) {
    await strip.getByRole("button").press("Enter");
    await expect(strip.getByRole("button")).toHaveAccessibleName(label);
    await expect(moving).toHaveCSS("animation-play-state", state);
  }
});
