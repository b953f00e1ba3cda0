import type { Locator } from "@playwright/test";
import { expect, test } from "../../tests/fixtures.ts";
import { waitForPaint } from "../../tests/frames.ts";
import { isSampleContent, sampleTestSkipReason } from "../../tests/sample.ts";
import { conversations } from "../content/shared/conversations.ts";
import { fillPlaceholders } from "../content/texts/fill.ts";
import { read } from "../site-content.ts";

const { words: chatLabels, receptionist, scheduling } = read(conversations);

test.skip(!isSampleContent, sampleTestSkipReason);
/** Scrolls at once to the window before a chat: a jump into its view would leave it complete. */
const scrollBefore = (figure: Locator) =>
  figure.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().top - innerHeight - 90, behavior: "instant" }),
  );

/** Expects all messages of a conversation to be seen. */
async function expectWholeConversation(figure: Locator, { messages }: typeof receptionist) {
  const bubbles = figure.locator(".chat-bubble");
  await expect(bubbles).toHaveCount(messages.length);
  for (const bubble of await bubbles.all()) await expect(bubble).toHaveCSS("opacity", "1");
}

test("with reduced motion the chats show all their messages without a button", async ({ page }) => {
  await page.goto("/agentes-ia");
  const chat = page.getByRole("figure", { name: scheduling.label });
  await scrollBefore(chat);
  while (((await chat.boundingBox())?.y ?? 0) > 500) {
    await page.mouse.wheel(0, 90);
    await waitForPaint(page);
  }
  expect(await page.locator("li[data-pending]").count()).toBe(0);
  for (const conversation of [receptionist, scheduling]) {
    const figure = page.getByRole("figure", { name: conversation.label });
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.getByRole("button")).toHaveCount(0);
    await expectWholeConversation(figure, conversation);
  }
});

test("with motion a chat in view plays, and its button pauses, resumes and replays it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  // The clock stands still, because a chat would play on while a slow machine is busy with the checks.
  await page.clock.install();
  await page.goto("/agentes-ia");
  await page.clock.pauseAt(Date.now() + 60_000);
  const figure = page.getByRole("figure", { name: scheduling.label });
  const { role } = scheduling;
  const control = figure.getByRole("button");
  const shown = figure.locator("li:not([data-pending])");
  const expectControl = (word: "pause" | "play" | "replay", timeout?: number) =>
    expect(control).toHaveAccessibleName(fillPlaceholders(chatLabels[word], { role }), { timeout });
  await scrollBefore(figure);
  await expect(async () => {
    await page.mouse.wheel(0, 90);
    await expectControl("pause", 50);
  }).toPass({ intervals: [0] });
  // Playback begins with a question and its answer, so that the chat is never empty.
  await expect(shown).toHaveCount(2);
  await page.clock.runFor(2200);
  await expect(shown).toHaveCount(3);
  await page.emulateMedia({ media: "print" });
  await expectWholeConversation(figure, scheduling);
  await page.emulateMedia({ media: "screen" });
  await control.click();
  await expectControl("play");
  await page.clock.runFor(30_000);
  await expect(shown).toHaveCount(3);
  await control.click();
  await page.clock.runFor(30_000);
  await expectControl("replay");
  await expect(shown).toHaveCount(scheduling.messages.length);
  await control.click();
  await expect(shown).toHaveCount(2);
});
