import type { Page } from "@playwright/test";
import { fillPlaceholders } from "#app/fill.ts";
import { chatWords, receptionist, scheduling } from "#content/conversations";
import { waitForPaint } from "./frames.ts";
import { openPageWithFonts } from "./react-start.ts";
import { isSampleContent, sampleTestSkipReason } from "./sample.ts";
import { expect, test } from "./site-test.ts";

test.skip(!isSampleContent, sampleTestSkipReason);
test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await openPageWithFonts(page, "/agentes-ia");
  await waitForObservers(page);
});

const locateChatFigure = (page: Page, { label } = receptionist) => page.getByRole("figure", { name: label });
const locateShownMessages = (page: Page) =>
  locateChatFigure(page, scheduling).locator("li:not([data-pending])");
const buildControlName = (word: "pause" | "play" | "replay", { role } = receptionist) =>
  fillPlaceholders(chatWords[word], { role });

/** Waits for running transitions. @returns the number of legible messages of the first conversation */
const countLegibleMessages = (page: Page) =>
  locateChatFigure(page)
    .getByRole("listitem")
    .evaluateAll(async (all) => {
      const appearing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(appearing.map(({ finished }) => finished));
      return all.filter((item) =>
        [...item.children].some((part) => getComputedStyle(part).opacity === "1" && part.textContent),
      ).length;
    });

/** Waits until the page's own IntersectionObservers have reported: a new observer reports after them. */
const waitForObservers = (page: Page) =>
  page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const observer = new IntersectionObserver(() => resolve());
    observer.observe(document.body);
    await promise;
    observer.disconnect();
  });

/** Runs the clock to the end of the first conversation. Each message starts the timer of the next one. */
async function playChatToEnd(page: Page) {
  await expect
    .poll(async () => {
      await page.clock.runFor(5_000);
      return await locateChatFigure(page).getByRole("button").innerText();
    })
    .toBe(buildControlName("replay"));
  expect(await countLegibleMessages(page)).toBe(receptionist.messages.length);
}

/** Runs in the page: marks the document when a message in view becomes pending again. */
function recordHiddenMessages() {
  const inView = new Set<Element>();
  (function look() {
    for (const message of document.querySelectorAll(".chat-message")) {
      const { top, bottom } = message.getBoundingClientRect();
      const isShown = !message.hasAttribute("data-pending");
      if (top >= innerHeight || bottom <= 0) inView.delete(message);
      else if (isShown) inView.add(message);
      else if (inView.has(message)) document.documentElement.dataset.hiddenMessage = `${message.textContent}`;
    }
    requestAnimationFrame(look);
  })();
}

test("with reduced motion the example chats of /agentes-ia have no pause button, and the first chat shows all its messages", async ({
  page,
}) => {
  for (const conversation of [receptionist, scheduling]) {
    await locateChatFigure(page, conversation).scrollIntoViewIfNeeded();
    await expect(locateChatFigure(page, conversation).getByRole("button")).toHaveCount(0);
  }
  expect(await countLegibleMessages(page)).toBe(receptionist.messages.length);
});

test.describe("with motion", { tag: "@motion" }, () => {
  test.use({ reducedMotion: "no-preference" });

  test("with motion an example chat shows its messages one by one when it scrolls into view", async ({
    page,
  }) => {
    await expect(locateShownMessages(page)).toHaveCount(scheduling.messages.length);
    const control = locateChatFigure(page, scheduling).getByRole("button");
    await expect(async () => {
      await page.mouse.wheel(0, 90);
      await expect(control).toHaveAccessibleName(buildControlName("pause", scheduling), { timeout: 50 });
    }).toPass({ intervals: [0] });
    // A question and its answer are shown from the beginning.
    await expect(locateShownMessages(page)).toHaveCount(2);
    await expect(locateShownMessages(page)).toHaveCount(3);
  });

  test("with motion scrolling by wheel hides no message of an example chat that is in view", async ({
    page,
  }) => {
    await page.evaluate(recordHiddenMessages);
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    for (const [direction, end] of [
      [1, page.getByRole("contentinfo")],
      [-1, page.locator("h1")],
    ] as const) {
      for (let scrolled = 0; scrolled < pageHeight; scrolled += 400) {
        await page.mouse.wheel(0, direction * 400);
        await waitForPaint(page);
      }
      await expect(end).toBeInViewport();
      await expect(page.locator("html")).not.toHaveAttribute("data-hidden-message");
    }
  });

  test("with motion an example chat shows all its messages once it is scrolled past, and in print also while it plays", async ({
    page,
  }) => {
    const scrollTo = async (windowsBelow: number) => {
      await locateChatFigure(page, scheduling).evaluate(
        (figure, below) => scrollBy(0, figure.getBoundingClientRect().top - below * innerHeight),
        windowsBelow,
      );
      await waitForPaint(page);
      await waitForObservers(page);
    };
    await scrollTo(1.2);
    await expect(locateShownMessages(page)).toHaveCount(2);
    await scrollTo(-2);
    await expect(locateShownMessages(page)).toHaveCount(scheduling.messages.length);
    await scrollTo(1.2);
    await scrollTo(0.5);
    await expect(locateShownMessages(page)).toHaveCount(2);
    await page.emulateMedia({ media: "print" });
    const bubbles = locateChatFigure(page, scheduling).locator(".chat-bubble");
    for (const bubble of await bubbles.all()) await expect(bubble).toHaveCSS("opacity", "1");
  });

  test("with motion the button of an example chat replays, pauses and resumes the chat", async ({ page }) => {
    await locateChatFigure(page).scrollIntoViewIfNeeded();
    await waitForObservers(page);
    const control = locateChatFigure(page).getByRole("button");
    await playChatToEnd(page);
    await control.click();
    await expect(control).toHaveAccessibleName(buildControlName("pause"));
    await page.clock.runFor(4_000);
    await control.click();
    await expect(control).toHaveAccessibleName(buildControlName("play"));
    const paused = await countLegibleMessages(page);
    expect(paused).toBeLessThan(receptionist.messages.length);
    await page.clock.runFor(30_000);
    expect(await countLegibleMessages(page)).toBe(paused);
    await control.click();
    await playChatToEnd(page);
  });
});
