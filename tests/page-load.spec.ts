import { brotliDecompressSync, constants } from "node:zlib";
import type { Page, Request } from "@playwright/test";
import { getPageFileStem } from "../src/content/pages/page-address.ts";
import { expectBookingBar, pathsWithBookingBar } from "./booking-bar.ts";
import { readBuiltFile } from "./built-site.ts";
import { expect, test } from "./fixtures.ts";
import { waitForPaint } from "./frames.ts";
import { findLayoutFaults } from "./layout-faults.ts";
import { readLayoutShifts } from "./layout-shifts.ts";
import { getByteLimitUntilIdle, KB, pageByteLimits } from "./limits.ts";
import {
  buildBookingLinkAddress,
  missingPagePath,
  pathsOfEachKind,
  pathsWithHeaderAndFooter,
  solutionPaths,
} from "./paths.ts";
import { delayMatchingFiles, startReactOnForm, waitForFonts } from "./react-start.ts";
import { hasSampleTextsAndFont } from "./sample.ts";
import { site } from "./shared-content.ts";

const lateFilePattern = /\.(woff2|svg|png|jpe?g|webp|avif)$/;

/** The maximum layout shift score when font and pictures load: an owner's text may get one more line. web.dev calls 0.1 good. */
const maxLayoutShiftByFiles = hasSampleTextsAndFont ? 0 : 0.04;

/** Whether this machine has a font with the widths of Arial, whose metrics the fallback of the site's font adjusts. */
const hasFallbackFont = (page: Page) =>
  page.evaluate(() =>
    new FontFace("fallback", 'local("Arial"), local("Roboto"), local("Liberation Sans")').load().then(
      () => true,
      () => false,
    ),
  );

/** Sums the transferred bytes of requests: response headers and compressed bodies. */
async function sumBytes(requests: Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0);
}

/** Opens a page whose font and pictures arrive after its first paint. */
async function openWithLateFiles(page: Page, path: string): Promise<void> {
  const releaseFiles = await delayMatchingFiles(page, lateFilePattern);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await waitForPaint(page);
  await page.waitForFunction(() => document.fonts.status === "loading");
  releaseFiles();
  await page.waitForLoadState();
  await waitForFonts(page);
  const nextHalfHour = page.locator("[data-next-half-hour]");
  if ((await nextHalfHour.count()) > 0) await nextHalfHour.waitFor();
  if (path === "/hablemos") await startReactOnForm(page);
  await page.unroute(lateFilePattern);
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    do {
      scrollBy({ top: innerHeight / 2, behavior: "instant" });
      await new Promise(requestAnimationFrame);
    } while (Math.ceil(scrollY + innerHeight) < document.documentElement.scrollHeight);
  });
  await expect(page.getByRole("contentinfo")).toBeInViewport();
}

/**
 * Opens a page in a window of this width, and expects no layout shift by late files, React or scrolling.
 * @param check what to do before the page is scrolled
 */
async function expectNoLayoutShift(
  page: Page,
  path: string,
  width: number,
  check?: () => Promise<void>,
): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await waitForPaint(page); // Of the page before, for which a new width is no shift.
  await openWithLateFiles(page, path);
  const withFiles = await readLayoutShifts(page);
  // If this fails, an element follows a text in its line, or a text has another number of lines in the fallback font:
  // give it another maximum width, so that its last line is not almost full.
  const message = `by font, pictures or React at ${width} px: ${JSON.stringify(withFiles)}`;
  if (await hasFallbackFont(page))
    expect(withFiles.score, message).toBeLessThanOrEqual(maxLayoutShiftByFiles);
  else test.info().annotations.push({ type: "no Arial, Roboto or Liberation Sans" });
  await check?.();
  await scrollToEnd(page);
  expect(await readLayoutShifts(page), `by scrolling at ${width} px`).toEqual(withFiles);
}

/** Expects a page to print whole on white, without navigation, on an A4 sheet without its margins at 96 px per inch. */
async function expectPrintsWhole(page: Page): Promise<void> {
  await page.setViewportSize({ width: 680, height: 1000 });
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  const controls = page.locator("footer nav, .booking-bar, iframe, .chat-control");
  await expect(controls.filter({ visible: true })).toHaveCount(0);
  for (const text of [site.whatsapp.number, site.email])
    await expect(page.getByRole("contentinfo").getByText(text)).toBeVisible();
  const printed = await page.evaluate(() => ({
    // Wider content would make the browser shrink the whole page.
    width: document.documentElement.scrollWidth,
    grounds: [...document.querySelectorAll("body, section, footer")].map(
      (band) => getComputedStyle(band).backgroundColor,
    ),
  }));
  expect(printed.width, "width in print").toBeLessThanOrEqual(680);
  const inked = printed.grounds.filter((ground) => !/rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)/.test(ground));
  expect(inked, "backgrounds in print").toEqual([]);
  // Only these faults matter in print: sizes and widths are checked on screens.
  const faults = (await page.evaluate(findLayoutFaults)).filter((one) => /^(cut off|text over)/.test(one));
  expect(faults, "layout in print").toEqual([]);
  await page.emulateMedia({ media: "screen" });
}

async function expectByteLimits(path: string, all: Request[]): Promise<void> {
  // Once each: while Playwright delays files it uses no cache, from which the frame of /contacto has its font.
  const byAddress = new Map(all.map((one) => [one.url(), one]));
  const requests = [...byAddress.values()].filter((one) => !/favicon/.test(one.url()));
  const listOfType = (type: string) => requests.filter((one) => one.resourceType() === type);
  const expectAtMost = async (what: string, some: Request[], limit: number) =>
    expect.soft(await sumBytes(some), what).toBeLessThanOrEqual(limit);
  await expectAtMost("HTML with styles", requests.slice(0, 1), pageByteLimits.document);
  await expectAtMost("everything", requests, getByteLimitUntilIdle(path));
  await expectAtMost("font", listOfType("font"), 25 * KB);
  // The scripts of these two are those of the form, and of another page in the frame.
  if (path === "/hablemos" || path === "/contacto") return;
  await expectAtMost("scripts", listOfType("script"), pageByteLimits.scripts);
}

function listVisibleTextsNotFromScripts(): string[] {
  for (const animation of document.getAnimations())
    if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement || !textContent?.trim()) continue;
    if (parentElement.closest("form, astro-island ~ p, .playback, [data-next-half-hour], [data-when]"))
      continue;
    if (parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      texts.push(textContent.trim());
  }
  return texts;
}

/** Lists the visible texts of a page within the window, without scrolling. */
const listTextsInWindow = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.checkVisibility({ visibilityProperty: true }) || !textContent?.trim()) continue;
      const { top, bottom, width } = parentElement.getBoundingClientRect();
      if (width > 1 && bottom > 0 && top < innerHeight) texts.push(textContent.trim());
    }
    return texts;
  });

/**
 * Opens a page without scripts, and expects the texts of the first screen in its first 14 KB, on / 17.
 * @returns all texts that it shows
 */
async function readTextsWithoutScripts(page: Page, path: string): Promise<Set<string>> {
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setScriptExecutionDisabled", { value: true });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  const texts = new Set(await page.evaluate(listVisibleTextsNotFromScripts));

  // The window of Lighthouse's mobile test.
  await page.setViewportSize({ width: 412, height: 823 });
  const whole = await listTextsInWindow(page);
  expect(whole.length, "texts in the window").toBeGreaterThan(3);
  const limit = path === "/" ? pageByteLimits.firstScreenOfHome : pageByteLimits.firstWindow;
  const file = readBuiltFile(`${getPageFileStem(path)}.html.br`).subarray(0, limit);
  const begun = `${brotliDecompressSync(file, { finishFlush: constants.BROTLI_OPERATION_FLUSH })}`;
  // A browser does not apply a style sheet that has not ended; here the security policy would report it.
  const body = begun.replace(/<style>(?:(?!<\/style>).)*$/s, "");
  await page.route(path, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
  await page.goto(path);
  expect(await listTextsInWindow(page), `texts of the first ${limit} bytes`).toEqual(whole);
  await page.unroute(path);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await client.send("Emulation.setScriptExecutionDisabled", { value: false });
  return texts;
}

for (const path of [...pathsWithHeaderAndFooter, missingPagePath])
  test(`${path} is light, prints whole, does not shift when files are late, and needs no scripts for texts`, {
    tag: pathsOfEachKind.includes(path) ? [] : "@slow",
  }, async ({ page, baseURL }) => {
    const isMissing = path === missingPagePath;
    const textsWithoutScripts = isMissing ? undefined : await readTextsWithoutScripts(page, path);
    const all: Request[] = [];
    page.on("request", (request) => all.push(request));
    await expectNoLayoutShift(page, path, 1280, async () => {
      const texts = await page.evaluate(listVisibleTextsNotFromScripts);
      if (textsWithoutScripts) {
        expect.soft(texts.length, "texts with scripts").toBeGreaterThan(20);
        const missing = texts.filter((text) => !textsWithoutScripts.has(text));
        expect.soft(missing, "texts missing without scripts").toEqual([]);
      }
      // What scripts fetch when the page is idle, as React, is requested before this is called.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await expectByteLimits(
        path,
        all.filter((one) => one.url().startsWith(`${baseURL}`)),
      );
      if (!solutionPaths.includes(path)) return;
      const booking = page.locator(`main a[href="${buildBookingLinkAddress(path)}"]`).first();
      await expect(booking, "booking without scrolling").toBeInViewport({ ratio: 1 });
    });
    await expectPrintsWhole(page);
    await expectNoLayoutShift(page, path, 360);
    if (pathsWithBookingBar.includes(path)) await expectBookingBar(page, path);
  });
