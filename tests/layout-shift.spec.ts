import type { Page } from "@playwright/test";
import { ownBookingPath } from "#app/contact-links.ts";
import { painted } from "./frames.ts";
import { hold } from "./hold.ts";
import { holdReact, inItsFont, reactHasPage, startFiles } from "./react-start.ts";
import { sampleStands } from "./sample.ts";
import { missingPath, pagePaths } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const widths = [360, 412, 768, 1280];

const fontFile = /\.woff2$/;

/** A quarter of what Core Web Vitals call good: of a page that comes at once, and of another font than the sample's. */
const mostMoved = 0.025;

/** In pieces, a short message of a chat, at the right, widens to the left while its own text is still coming. */
const mostMovedInPieces = 0.04;

interface Shift {
  value: number;
  moved: string;
}

/** Every shift since the page began, also one right after an input, with what moved. */
const shifts = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const entries = observer.takeRecords() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[];
    observer.disconnect();
    return entries.map(({ value, sources }): Shift => {
      const moved = sources.map(({ node }) => node?.textContent?.trim().slice(0, 40));
      return { value, moved: moved.join(", ") };
    });
  });

const sumOf = (all: Shift[]) => all.reduce((total, { value }) => total + value, 0);

/** Lets the page come in pieces, a few at a time, as a weak signal does; it is painted as it grows. */
async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 20,
    downloadThroughput: 16 * 1024,
    uploadThroughput: 16 * 1024,
  });
}

for (const path of [...pagePaths, missingPath]) {
  test(`${path} stays in place as the font comes, one scrolls down, and React comes`, async ({
    page,
    browserConsole,
  }) => {
    if (path === missingPath) browserConsole.expectFault(/404/);
    for (const width of widths) {
      const at = `at ${width} px`;
      await page.setViewportSize({ width, height: 800 });
      // With its fallback font first, as on a slow network.
      const [releaseFont, releaseReact] = [await hold(page, fontFile), await holdReact(page)];
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await painted(page);
      expect(await page.evaluate(() => document.fonts.status), `the font is still on its way ${at}`).toBe(
        "loading",
      );
      const arrived = await shifts(page);
      expect(sumOf(arrived), `${at}: ${JSON.stringify(arrived)}`).toBeLessThan(mostMoved);
      releaseFont();
      await page.evaluate(() => document.fonts.ready);
      await painted(page);
      const withFont = await shifts(page);
      // The fallback has the font's metrics and on average its widths. What moves is a text with a line more in one of
      // them (another measure, so that its last line is not just about full), or one that begins where another ends.
      // Of an owner's font and words nobody has seen to that.
      const byFont = withFont.slice(arrived.length);
      if (sampleStands) expect(byFont, `moved by the font ${at}`).toEqual([]);
      else expect(sumOf(byFont), `${at}: ${JSON.stringify(byFont)}`).toBeLessThan(mostMoved);
      await page.evaluate(async () => {
        do {
          scrollBy({ top: innerHeight / 2, behavior: "instant" });
          await new Promise(requestAnimationFrame);
        } while (Math.ceil(scrollY + innerHeight) < document.documentElement.scrollHeight);
      });
      await painted(page);
      await expect(page.getByRole("contentinfo")).toBeInViewport();
      expect((await shifts(page)).slice(withFont.length), `moved by scrolling ${at}`).toEqual([]);
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      releaseReact();
      // Elsewhere than at the width before, or it would be no movement.
      await page.mouse.move(1, width / 2);
      await reactHasPage(page);
      await inItsFont(page);
      await painted(page);
      expect((await shifts(page)).slice(withFont.length), `moved by React ${at}`).toEqual([]);
      await page.unroute(fontFile);
      await page.unroute(startFiles);
    }
  });

  test(`${path} stays in place while it arrives slowly`, async ({ page, browserConsole }) => {
    if (path === missingPath) browserConsole.expectFault(/404/);
    await slowNetwork(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await inItsFont(page);
      await painted(page);
      const arrived = await shifts(page);
      expect(sumOf(arrived), `at ${width} px: ${JSON.stringify(arrived)}`).toBeLessThan(mostMovedInPieces);
    }
  });
}

test("the agenda does not push away what one has scrolled to, and has its height when one comes back", async ({
  page,
}) => {
  test.skip(!ownBookingPath, "site.config.ts names a booking service");
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 });
    const release = await hold(page, /agenda-script/);
    await page.goto("/contacto", { waitUntil: "domcontentloaded" });
    const frame = page.locator("iframe");
    const agenda = page.frameLocator("iframe").locator("body");
    await frame.evaluate((element) => {
      scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight / 2, behavior: "instant" });
    });
    await painted(page);
    const before = await shifts(page);
    release();
    await expect(agenda).toHaveAttribute("data-running");
    await painted(page);
    expect((await shifts(page)).slice(before.length), `at ${width} px`).toEqual([]);
    expect(await frame.evaluate((element) => element.clientHeight)).toBe(600);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const height = () => frame.evaluate((element: HTMLIFrameElement) => element.clientHeight);
    await expect
      .poll(height, "as high as the agenda in it")
      .toBe(Math.ceil(await agenda.locator("main").evaluate((main) => main.getBoundingClientRect().height)));
    expect(await height()).toBeGreaterThan(600);
    await page.unroute(/agenda-script/);
  }
});
