import type { Page } from "@playwright/test";
import {
  chatLabels,
  receptionistConversation,
  schedulingConversation,
} from "../src/content/conversations.ts";
import { fillPlaceholders } from "../src/content/fill.ts";
import { openPageWithFonts } from "./react-start.ts";
import { isSampleContent, sampleTestSkipReason } from "./sample.ts";
import { expect, test } from "./site-test.ts";

test.skip(!isSampleContent, sampleTestSkipReason);
test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await openPageWithFonts(page, "/agentes-ia");
  await waitForIntersectionObservers(page);
});

const locateChatFigure = (page: Page, { label } = receptionistConversation) =>
  page.getByRole("figure", { name: label });
const locateShownMessages = (page: Page, conversation = receptionistConversation) =>
  locateChatFigure(page, conversation).locator("li:not([data-pending])");
/** Builds the accessible name of the button that pauses, continues or replays an example chat. */
const buildControlName = (word: "pause" | "play" | "replay", { role } = receptionistConversation) =>
  fillPlaceholders(chatLabels[word], { role });

/** Waits until the page's own IntersectionObservers have reported: a new observer reports after them. */
const waitForIntersectionObservers = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new IntersectionObserver(resolve).observe(document.body);
      }),
  );

test("with reduced motion the chats show all their messages without a button", async ({ page }) => {
  for (const conversation of [receptionistConversation, schedulingConversation]) {
    const figure = locateChatFigure(page, conversation);
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.getByRole("button")).toHaveCount(0);
    await expect(locateShownMessages(page, conversation)).toHaveCount(conversation.messages.length);
    for (const bubble of await figure.locator(".chat-bubble").all())
      await expect(bubble).toHaveCSS("opacity", "1");
  }
});

test.describe("example chats with motion", () => {
  test.use({ reducedMotion: "no-preference" });
  // Stops the clock, because a chat would play on while a slow machine is busy with the checks.
  test.beforeEach(({ page }) => page.clock.pauseAt(Date.now() + 60_000));

  test("with motion a chat in view shows its messages one by one, in print all", async ({ page }) => {
    const shown = locateShownMessages(page, schedulingConversation);
    await expect(shown).toHaveCount(schedulingConversation.messages.length);
    const figure = locateChatFigure(page, schedulingConversation);
    await expect(async () => {
      await page.mouse.wheel(0, 90);
      await expect(figure.getByRole("button")).toHaveAccessibleName(
        buildControlName("pause", schedulingConversation),
        {
          timeout: 50,
        },
      );
    }).toPass({ intervals: [0] });
    // Playback begins with a question and its answer, so that the chat is never empty.
    await expect(shown).toHaveCount(2);
    // The longest pause before a message.
    await page.clock.runFor(2200);
    await expect(shown).toHaveCount(3);
    await page.emulateMedia({ media: "print" });
    for (const bubble of await figure.locator(".chat-bubble").all())
      await expect(bubble).toHaveCSS("opacity", "1");
  });

  test("with motion the button of a chat replays, pauses and resumes it", async ({ page }) => {
    const { messages } = receptionistConversation;
    const control = locateChatFigure(page).getByRole("button");
    const shown = locateShownMessages(page);
    await locateChatFigure(page).scrollIntoViewIfNeeded();
    await waitForIntersectionObservers(page);
    await page.clock.runFor(30_000);
    await expect(control).toHaveAccessibleName(buildControlName("replay"));
    await expect(shown).toHaveCount(messages.length);
    await control.click();
    await page.clock.runFor(4_000);
    await expect(control).toHaveAccessibleName(buildControlName("pause"));
    await control.click();
    await expect(control).toHaveAccessibleName(buildControlName("play"));
    const pausedAt = await shown.count();
    expect(pausedAt).toBeLessThan(messages.length);
    await page.clock.runFor(30_000);
    await expect(shown).toHaveCount(pausedAt);
    await control.click();
    await page.clock.runFor(30_000);
    await expect(control).toHaveAccessibleName(buildControlName("replay"));
    await expect(shown).toHaveCount(messages.length);
  });
});
