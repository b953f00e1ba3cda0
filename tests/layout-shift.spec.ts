import type { Page } from "@playwright/test";
import { ownAgendaPath } from "../src/content/contact-links.ts";
import { listScriptAddresses } from "./built-site.ts";
import { delayMatchingFiles } from "./delay-files.ts";
import { waitForPaint } from "./frames.ts";
import { closingTagsPerPiece, serveSiteInPaintedPieces } from "./in-pieces.ts";
import { startReactOnForm } from "./react-start.ts";
import { hasSampleTextsAndFont } from "./sample.ts";
import { missingPagePath, pathsWithHeaderAndFooter } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

/** The widths of the window at which the layout shift of each page is measured. */
const testedWidthsPx = [360, 412, 1280, 1440];

/** Files that may load after the text: the font and pictures. */
const lateFilePattern = /\.(woff2|svg|png|jpe?g|webp|avif)$/;

/** The maximum layout shift score while the HTML arrives: centred text moves when the rest of its line arrives. */
const maxLayoutShiftByHtml = hasSampleTextsAndFont ? 0.01 : 0.04;

/** The maximum layout shift score when font and pictures load: an owner's text may get one more line. web.dev calls 0.1 good. */
const maxLayoutShiftByFiles = hasSampleTextsAndFont ? 0 : 0.04;

/** The fields of the browser's layout-shift entries that the types lack: the score, and the moved nodes. */
interface LayoutShift {
  value: number;
  sources: { node: Node | null }[];
}

/** Reads all layout shifts since the page began to load, with the texts of the moved elements. */
const readLayoutShifts = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const entries = observer.takeRecords() as (PerformanceEntry & LayoutShift)[];
    observer.disconnect();
    return entries.map(({ value, sources }) => ({
      value,
      moved: sources.map(({ node }) => node?.textContent?.trim().slice(0, 40)),
    }));
  });

const sumLayoutShifts = (all: { value: number }[]) => all.reduce((total, { value }) => total + value, 0);

/** The server of all tests, which sends the built site in pieces. */
let piecewiseServer: Awaited<ReturnType<typeof serveSiteInPaintedPieces>>;
test.beforeAll(async () => {
  piecewiseServer = await serveSiteInPaintedPieces();
});
test.afterAll(() => piecewiseServer.close());

for (const path of [...pathsWithHeaderAndFooter, missingPagePath]) {
  test(`the layout of ${path} shifts at most by the limits while HTML, font and pictures arrive late, and not at all by scrolling or React`, async ({
    page,
    browserConsole,
  }) => {
    if (path === missingPagePath) browserConsole.allowFault(/404/);
    for (const [index, width] of testedWidthsPx.entries()) {
      const at = `at ${width} px`;
      await page.setViewportSize({ width, height: 800 });
      // The fallback font is shown first, as on a slow network.
      const releaseFiles = await delayMatchingFiles(page, lateFilePattern);
      // The HTML is cut at different positions for each width.
      await piecewiseServer.open(page, path, {
        firstCutTagIndex: Math.floor((index * closingTagsPerPiece) / testedWidthsPx.length),
      });
      await waitForPaint(page);
      expect(await page.evaluate(() => document.fonts.status), `the font is still on its way ${at}`).toBe(
        "loading",
      );
      const arrived = await readLayoutShifts(page);
      expect(sumLayoutShifts(arrived), `${at}: ${JSON.stringify(arrived)}`).toBeLessThan(
        maxLayoutShiftByHtml,
      );
      releaseFiles();
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready);
      // The next half hour is written when the page is idle.
      const nextHalfHour = page.locator("[data-next-half-hour]");
      if ((await nextHalfHour.count()) > 0) await nextHalfHour.waitFor();
      await waitForPaint(page);
      const withFiles = await readLayoutShifts(page);
      // If this fails, an element follows a text in its line, or a text wraps into another number of lines in the font
      // than in its fallback: give it another maximum width, so that its last line is not almost full.
      const byFiles = withFiles.slice(arrived.length);
      const message = `moved by font or pictures ${at}: ${JSON.stringify(byFiles)}`;
      expect(sumLayoutShifts(byFiles), message).toBeLessThanOrEqual(maxLayoutShiftByFiles);
      await page.evaluate(async () => {
        do {
          scrollBy({ top: innerHeight / 2, behavior: "instant" });
          await new Promise(requestAnimationFrame);
        } while (Math.ceil(scrollY + innerHeight) < document.documentElement.scrollHeight);
      });
      await waitForPaint(page);
      await expect(page.getByRole("contentinfo")).toBeInViewport();
      expect((await readLayoutShifts(page)).slice(withFiles.length), `moved by scrolling ${at}`).toEqual([]);
      if (path === "/hablemos") {
        await startReactOnForm(page);
        await waitForPaint(page);
        expect((await readLayoutShifts(page)).slice(withFiles.length), `moved by React ${at}`).toEqual([]);
      }
      await page.unroute(lateFilePattern);
    }
  });
}

test("the agenda's frame on /contacto grows to the agenda's height only when the growth moves nothing in view", async ({
  page,
}) => {
  test.skip(!ownAgendaPath, "content/site.yaml names a booking service");
  await page.setViewportSize({ width: 360, height: 800 });
  const release = await delayMatchingFiles(
    page,
    new RegExp(`(?:${listScriptAddresses("/agenda").join("|")})$`),
  );
  await page.goto("/contacto", { waitUntil: "domcontentloaded" });
  const frame = page.locator("iframe");
  const agenda = page.frameLocator("iframe").locator("body");
  await frame.evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight / 2, behavior: "instant" });
  });
  await waitForPaint(page);
  const before = await readLayoutShifts(page);
  release();
  await expect(agenda).toHaveAttribute("data-running");
  await waitForPaint(page);
  expect((await readLayoutShifts(page)).slice(before.length)).toEqual([]);
  expect(await frame.evaluate((element) => element.clientHeight)).toBe(600);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const whole = await agenda
    .locator("main")
    .evaluate((main) => Math.ceil(main.getBoundingClientRect().height));
  expect(whole).toBeGreaterThan(600);
  await expect.poll(() => frame.evaluate((element) => element.clientHeight)).toBe(whole);
});
