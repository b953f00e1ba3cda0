import type { Page } from "@playwright/test";
import { fillPlaceholders } from "#app/fill.ts";
import { chatWords, receptionist, scheduling } from "#content/conversations";
import { waitForPaint } from "./frames.ts";
import { openPageWithFonts } from "./react-start.ts";
import { isSampleContent, sampleTestSkipReason } from "./sample.ts";
import { expect, test } from "./site-test.ts";

test.skip(!isSampleContent, sampleTestSkipReason);

const locateChatFigure = (page: Page, { label } = receptionist) => page.getByRole("figure", { name: label });
const locateChatMessages = (page: Page) => locateChatFigure(page).getByRole("listitem");

/** Waits for running transitions. @returns the number of legible messages */
const countLegibleMessages = (page: Page) =>
  locateChatMessages(page).evaluateAll(async (all) => {
    const appearing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(appearing.map(({ finished }) => finished));
    return all.filter((item) =>
      [...item.children].some((part) => getComputedStyle(part).opacity === "1" && part.textContent),
    ).length;
  });

const receptionistMessageCount = receptionist.messages.length;

/** Waits until the page's own IntersectionObservers have reported: a new observer reports after them. */
const waitForObservers = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.body);
      }),
  );

/** Runs the clock to the end of the first conversation. Each message starts the timer of the next one. */
async function playChatToEnd(page: Page) {
  await expect
    .poll(async () => {
      await page.clock.runFor(5_000);
      return await locateChatFigure(page).getByRole("button").innerText();
    })
    .toBe(fillPlaceholders(chatWords.replay, { role: receptionist.role }));
  expect(await countLegibleMessages(page)).toBe(receptionistMessageCount);
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

test("with reduced motion the conversations of /agentes-ia have no pause button, and the first is complete", async ({
  page,
}) => {
  await openPageWithFonts(page, "/agentes-ia");
  for (const conversation of [receptionist, scheduling]) {
    await locateChatFigure(page, conversation).scrollIntoViewIfNeeded();
    await expect(locateChatFigure(page, conversation).getByRole("button")).toHaveCount(0);
  }
  expect(await countLegibleMessages(page)).toBe(receptionistMessageCount);
});

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test("a conversation plays message by message when it scrolls into view", async ({ page }) => {
    await openPageWithFonts(page, "/agentes-ia");
    await waitForObservers(page);
    const shown = locateChatFigure(page, scheduling).locator("li:not([data-pending])");
    await expect(shown).toHaveCount(scheduling.messages.length);
    const control = locateChatFigure(page, scheduling).getByRole("button");
    await expect(async () => {
      await page.mouse.wheel(0, 90);
      await expect(control).toHaveAccessibleName(
        fillPlaceholders(chatWords.pause, { role: scheduling.role }),
        {
          timeout: 50,
        },
      );
    }).toPass({ intervals: [0] });
    // A question and its answer are shown from the beginning.
    await expect(shown).toHaveCount(2);
    await expect(shown).toHaveCount(3);
  });

  test("scrolling by wheel hides no message that is in view", async ({ page }) => {
    await openPageWithFonts(page, "/agentes-ia");
    await waitForObservers(page);
    await page.evaluate(recordHiddenMessages);
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    for (const direction of [1, -1]) {
      for (let scrolled = 0; scrolled < pageHeight; scrolled += 400) {
        await page.mouse.wheel(0, direction * 400);
        await waitForPaint(page);
      }
      const end = direction === 1 ? page.getByRole("contentinfo") : page.locator("h1");
      await expect(end).toBeInViewport();
      await expect(page.locator("html")).not.toHaveAttribute("data-hidden-message");
    }
  });

  test("a conversation that the visitor has scrolled past is complete, and one that is still playing prints with all its messages", async ({
    page,
  }) => {
    await page.clock.install();
    await openPageWithFonts(page, "/agentes-ia");
    const shown = locateChatFigure(page, scheduling).locator("li:not([data-pending])");
    const scrollTo = async (windowsBelow: number) => {
      await locateChatFigure(page, scheduling).evaluate(
        (figure, below) => scrollBy(0, figure.getBoundingClientRect().top - below * innerHeight),
        windowsBelow,
      );
      await waitForPaint(page);
      await waitForObservers(page);
    };
    await scrollTo(1.2);
    await expect(shown).toHaveCount(2);
    await scrollTo(-2);
    await expect(shown).toHaveCount(scheduling.messages.length);
    await scrollTo(1.2);
    await scrollTo(0.5);
    await expect(shown).toHaveCount(2);
    await page.emulateMedia({ media: "print" });
    const bubbles = locateChatFigure(page, scheduling).locator(".chat-bubble");
    for (const bubble of await bubbles.all()) await expect(bubble).toHaveCSS("opacity", "1");
  });

  test("a conversation can be replayed, paused and resumed", async ({ page }) => {
    await page.clock.install();
    await openPageWithFonts(page, "/agentes-ia");
    await waitForObservers(page);
    await locateChatFigure(page).scrollIntoViewIfNeeded();
    await waitForObservers(page);
    const control = locateChatFigure(page).getByRole("button");
    await playChatToEnd(page);
    await control.click();
    await expect(control).toHaveAccessibleName(
      fillPlaceholders(chatWords.pause, { role: receptionist.role }),
    );
    await page.clock.runFor(4_000);
    await control.click();
    await expect(control).toHaveAccessibleName(fillPlaceholders(chatWords.play, { role: receptionist.role }));
    const paused = await countLegibleMessages(page);
    expect(paused).toBeLessThan(receptionistMessageCount);
    await page.clock.runFor(30_000);
    expect(await countLegibleMessages(page)).toBe(paused);
    await control.click();
    await playChatToEnd(page);
  });
});
