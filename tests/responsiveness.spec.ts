import type { Page } from "@playwright/test";
import { painted } from "./frames.ts";
import { open } from "./react-start.ts";
import { expect, test } from "./site-test.ts";

/**
 * Milliseconds that the page's own thread may work for an answer. web.dev calls 200 by the clock good, of which a
 * thread that is half as fast leaves this much. By the thread's own time a busy machine does not count.
 */
const most = 100;

/** Milliseconds of work of the page's thread while something is done and its answer is painted. */
async function workOf(page: Page, input: () => Promise<unknown>): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  const worked = async () => {
    const { metrics } = await client.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1000;
  };
  const before = await worked();
  await input();
  await painted(page);
  return (await worked()) - before;
}

async function expectQuick(page: Page, input: () => Promise<unknown>): Promise<void> {
  const work = await workOf(page, input);
  expect(work).toBeGreaterThan(0);
  expect(work).toBeLessThanOrEqual(most);
}

test("the menu answers at once", async ({ page }) => {
  await open(page, "/");
  const button = page.locator("button[popovertarget]");
  for (const _ of ["open", "close"]) await expectQuick(page, () => button.click());
});

test("a question answers at once", async ({ page }) => {
  await open(page, "/");
  const question = page.locator("summary").first();
  for (const _ of ["open", "close"]) await expectQuick(page, () => question.click());
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the drawer answers at once", async ({ page }) => {
    await open(page, "/");
    await expectQuick(page, () => page.locator('button[command="show-modal"]').tap());
    await expectQuick(page, () => page.locator('dialog button[command="close"]').tap());
  });
});
