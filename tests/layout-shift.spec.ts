import type { Page } from "@playwright/test";
import { contactLinks } from "../src/content/pages/contact-links.ts";
import { read } from "../src/site-content.ts";
import { listScriptAddresses } from "./built-site.ts";
import { waitForPaint } from "./frames.ts";
import { delayMatchingFiles, startReactOnForm, waitForFonts } from "./react-start.ts";
import { hasSampleTextsAndFont } from "./sample.ts";
import { missingPagePath, pathsWithHeaderAndFooter } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const { ownAgendaPath } = read(contactLinks);

const lateFilePattern = /\.(woff2|svg|png|jpe?g|webp|avif)$/;

/** The maximum layout shift score when font and pictures load: an owner's text may get one more line. web.dev calls 0.1 good. */
const maxLayoutShiftByFiles = hasSampleTextsAndFont ? 0 : 0.04;

/** Reads the score of all layout shifts since the page began to load, and the texts of the moved elements. */
const readLayoutShifts = async (page: Page) => {
  await waitForPaint(page);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const entries = observer.takeRecords() as (PerformanceEntry & {
      value: number;
      sources: { node: Node | null }[];
    })[];
    observer.disconnect();
    return {
      score: entries.reduce((sum, { value }) => sum + value, 0),
      moved: entries.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent?.slice(0, 40))),
    };
  });
};

/** Whether this machine has a font with the widths of Arial, whose metrics the fallback of the site's font adjusts. */
const hasFallbackFont = (page: Page) =>
  page.evaluate(() =>
    new FontFace("fallback", 'local("Arial"), local("Roboto"), local("Liberation Sans")').load().then(
      () => true,
      () => false,
    ),
  );

for (const path of [...pathsWithHeaderAndFooter, missingPagePath]) {
  test(`the layout of ${path} does not shift when files arrive late`, async ({ page }) => {
    test.skip(
      !(await hasFallbackFont(page)),
      "no Arial, Roboto or Liberation Sans (Debian: fonts-liberation)",
    );
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const releaseFiles = await delayMatchingFiles(page, lateFilePattern);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await waitForPaint(page);
      await page.waitForFunction(() => document.fonts.status === "loading");
      releaseFiles();
      await page.waitForLoadState();
      await waitForFonts(page);
      const nextHalfHour = page.locator("[data-next-half-hour]");
      if ((await nextHalfHour.count()) > 0) await nextHalfHour.waitFor();
      const withFiles = await readLayoutShifts(page);
      // If this fails, an element follows a text in its line, or a text wraps into another number of lines in the font
      // than in its fallback: give it another maximum width, so that its last line is not almost full.
      const message = `by font or pictures at ${width} px: ${JSON.stringify(withFiles)}`;
      expect(withFiles.score, message).toBeLessThanOrEqual(maxLayoutShiftByFiles);
      await page.evaluate(async () => {
        do {
          scrollBy({ top: innerHeight / 2, behavior: "instant" });
          await new Promise(requestAnimationFrame);
        } while (Math.ceil(scrollY + innerHeight) < document.documentElement.scrollHeight);
      });
      await expect(page.getByRole("contentinfo")).toBeInViewport();
      if (path === "/hablemos") await startReactOnForm(page);
      expect(await readLayoutShifts(page), `by scrolling or React at ${width} px`).toEqual(withFiles);
      await page.unroute(lateFilePattern);
    }
  });
}

test("the agenda's frame grows to its height only when that moves nothing in view", async ({ page }) => {
  test.skip(!ownAgendaPath, "content/site.yaml names a booking service");
  await page.setViewportSize({ width: 360, height: 800 });
  const agendaScripts = new RegExp(`(?:${listScriptAddresses("/agenda").join("|")})$`);
  const release = await delayMatchingFiles(page, agendaScripts);
  await page.goto("/contacto", { waitUntil: "domcontentloaded" });
  const frame = page.locator("iframe");
  const agenda = page.frameLocator("iframe").locator("body");
  const readFrameHeight = () => frame.evaluate((element) => element.clientHeight);
  await frame.evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight / 2, behavior: "instant" });
  });
  const before = await readLayoutShifts(page);
  release();
  await expect(agenda).toHaveAttribute("data-running");
  expect(await readLayoutShifts(page)).toEqual(before);
  expect(await readFrameHeight()).toBe(600);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(readFrameHeight).toBeGreaterThan(600);
  const missingPx = await agenda.evaluate(({ scrollHeight }) => scrollHeight - innerHeight);
  expect(missingPx, "hidden part of the agenda").toBe(0);
});
