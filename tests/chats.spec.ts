import type { Page } from "@playwright/test";
import { fill } from "#app/fill.ts";
import { chatWords, receptionist, scheduling } from "#content/conversations";
import { painted } from "./frames.ts";
import { open } from "./react-start.ts";
import { notSample, sampleStands } from "./sample.ts";
import { expect, test } from "./site-test.ts";

test.skip(!sampleStands, notSample);

const chat = (page: Page, { label } = receptionist) => page.getByRole("figure", { name: label });
const messages = (page: Page) => chat(page).getByRole("listitem");

/** How many messages can be read, once those that are just appearing have appeared. */
const readable = (page: Page) =>
  messages(page).evaluateAll(async (all) => {
    const appearing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(appearing.map(({ finished }) => finished));
    return all.filter((item) =>
      [...item.children].some((part) => getComputedStyle(part).opacity === "1" && part.textContent),
    ).length;
  });

const total = receptionist.messages.length;

/** Waits until the page's own observers know what can be seen: one made later is told no earlier than they are. */
const observed = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(document.body);
      }),
  );

/** Lets the first conversation, should it have begun, come to its end. Each message sets the clock for the next. */
async function playOut(page: Page) {
  await expect
    .poll(async () => {
      await page.clock.runFor(5_000);
      return await chat(page).getByRole("button").innerText();
    })
    .toBe(fill(chatWords.replay, { role: receptionist.role }));
  expect(await readable(page)).toBe(total);
}

test("with reduced motion the conversations stand complete and need no control", {
  tag: "@ownwidth",
}, async ({ page }) => {
  await open(page, "/agentes-ia");
  for (const conversation of [receptionist, scheduling]) {
    await chat(page, conversation).scrollIntoViewIfNeeded();
    await expect(chat(page, conversation).getByRole("button")).toHaveCount(0);
  }
  expect(await readable(page)).toBe(total);
});

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test("a conversation plays message by message as it comes into view", async ({ page }) => {
    await open(page, "/agentes-ia");
    await observed(page);
    const said = chat(page, scheduling).locator("li:not([data-pending])");
    await expect(said).toHaveCount(scheduling.messages.length);
    const control = chat(page, scheduling).getByRole("button");
    await expect(async () => {
      await page.mouse.wheel(0, 90);
      await expect(control).toHaveAccessibleName(fill(chatWords.pause, { role: scheduling.role }), {
        timeout: 50,
      });
    }).toPass({ intervals: [0] });
    // A question and its answer stand there from the beginning.
    await expect(said).toHaveCount(2);
    await expect(said).toHaveCount(3);
  });

  for (const { speed, step } of [
    { speed: "slowly", step: 200 },
    { speed: "fast", step: 700 },
  ]) {
    test(`the wheel, turned ${speed}, takes no message away that is seen`, async ({ page }) => {
      await open(page, "/agentes-ia");
      await observed(page);
      await page.evaluate(() => {
        const seen = new Set<Element>();
        const { dataset } = document.documentElement;
        (function look() {
          for (const message of document.querySelectorAll(".chat-message")) {
            const { top, bottom } = message.getBoundingClientRect();
            const said = !message.hasAttribute("data-pending");
            if (top >= innerHeight || bottom <= 0) seen.delete(message);
            else if (said) seen.add(message);
            else if (seen.has(message)) dataset.taken = `${message.textContent}`;
          }
          requestAnimationFrame(look);
        })();
      });
      const far = await page.evaluate(() => document.documentElement.scrollHeight);
      for (const direction of [1, -1]) {
        for (let way = 0; way < far; way += step) {
          await page.mouse.wheel(0, direction * step);
          await painted(page);
        }
        const end = direction === 1 ? page.getByRole("contentinfo") : page.locator("h1");
        await expect(end).toBeInViewport();
        await expect(page.locator("html")).not.toHaveAttribute("data-taken");
      }
    });
  }

  test("a conversation that one has passed by stands whole, and a playing one does on paper", async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, "/agentes-ia");
    const said = chat(page, scheduling).locator("li:not([data-pending])");
    const scrollTo = async (windowsBelow: number) => {
      await chat(page, scheduling).evaluate(
        (figure, below) => scrollBy(0, figure.getBoundingClientRect().top - below * innerHeight),
        windowsBelow,
      );
      await painted(page);
      await observed(page);
    };
    await scrollTo(1.2);
    await expect(said).toHaveCount(2);
    await scrollTo(-2);
    await expect(said).toHaveCount(scheduling.messages.length);
    await scrollTo(1.2);
    await scrollTo(0.5);
    await expect(said).toHaveCount(2);
    await page.emulateMedia({ media: "print" });
    const bubbles = chat(page, scheduling).locator(".chat-bubble");
    for (const bubble of await bubbles.all()) await expect(bubble).toHaveCSS("opacity", "1");
  });

  test("a conversation can be replayed, paused and resumed", { tag: "@ownwidth" }, async ({ page }) => {
    await page.clock.install();
    await open(page, "/agentes-ia");
    await observed(page);
    await chat(page).scrollIntoViewIfNeeded();
    await observed(page);
    const control = chat(page).getByRole("button");
    await playOut(page);
    await control.click();
    await expect(control).toHaveAccessibleName(fill(chatWords.pause, { role: receptionist.role }));
    await page.clock.runFor(4_000);
    await control.click();
    await expect(control).toHaveAccessibleName(fill(chatWords.play, { role: receptionist.role }));
    const paused = await readable(page);
    expect(paused).toBeLessThan(total);
    await page.clock.runFor(30_000);
    expect(await readable(page)).toBe(paused);
    await control.click();
    await playOut(page);
  });
});
