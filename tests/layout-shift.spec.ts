import { createServer, type ServerResponse } from "node:http";
import type { Page } from "@playwright/test";
import { builtSiteFolder } from "../deploy/site-folder.ts";
import { createSiteServer } from "../server/serve.ts";
import { ownAgendaPath } from "../src/content/contact-links.ts";
import { getPageFileStem } from "../src/content/page-address.ts";
import { listScriptAddresses, readBuiltFile } from "./built-site.ts";
import { delayMatchingFiles } from "./delay-files.ts";
import { waitForPaint } from "./frames.ts";
import { listenOnFreePort } from "./listen.ts";
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

/** The number of closing tags between two cuts of a page's HTML. */
const closingTagsPerPiece = 16;

/**
 * Cuts the HTML of a page where a slow connection may: after every sixteenth closing tag of its first two sections, which are
 * more than the first window shows. The browser does not paint before what `<link rel="expect">` names, so that is not cut.
 * @param firstCut the number of closing tags before the first cut
 */
function cutIntoPieces(html: string, firstCut: number): string[] {
  const ids = [...html.matchAll(/<link rel="expect" href="#([^"]+)"/g)].map(([, id]) => id);
  const start = Math.max(...ids.map((id) => html.indexOf(` id="${id}"`)));
  const cutPart = html.slice(start).split("</section>", 2).join("</section>");
  const cuts = [...cutPart.matchAll(/<\/\w+>/g)]
    .filter((_, index) => index % closingTagsPerPiece === firstCut)
    .map(({ index, 0: tag }) => start + index + tag.length);
  return [0, ...cuts].map((cut, index) => html.slice(cut, cuts[index]));
}

/** Waits until the body of a page has at least this number of elements, and has painted them. */
const waitUntilElementsArePainted = (page: Page, count: number) =>
  page.evaluate(async (least) => {
    const frame = () => new Promise(requestAnimationFrame);
    while (document.querySelectorAll("body *").length < least) await frame();
    await frame();
    await frame();
  }, count);

/** The response to the last request for a page, which `openInPieces` writes. */
let pageResponse: ServerResponse;
const siteServer = createSiteServer({ root: builtSiteFolder });
const server = createServer((request, response) => {
  if (request.headers["sec-fetch-dest"] !== "document") return siteServer.emit("request", request, response);
  pageResponse = response.setHeader("Content-Type", "text/html; charset=utf-8");
  // The <head> is not awaited, because there is nothing to paint yet.
  return response.write("<!doctype html>");
});
let origin: string;
test.beforeAll(async () => {
  origin = await listenOnFreePort(server);
});
test.afterAll(() => server.close());

/** Opens a page of the built site as over a very slow connection: each piece arrives after the previous one is painted. */
async function openInPieces(page: Page, path: string, firstCut: number): Promise<void> {
  await page.goto(origin + path, { waitUntil: "commit" });
  const name = path === missingPagePath ? "404" : getPageFileStem(path);
  const html = readBuiltFile(`${name}.html`)
    .toString()
    .replace(/^<!doctype html>/i, "");
  let sent = "";
  for (const piece of cutIntoPieces(html, firstCut)) {
    if (sent) await waitUntilElementsArePainted(page, countElementsOfBody(sent));
    pageResponse.write(piece);
    sent += piece;
  }
  pageResponse.end();
  await page.waitForLoadState("domcontentloaded");
}

const countElementsOfBody = (html: string) =>
  html
    .slice(html.indexOf("<body") + 1)
    .replace(/<(script|style)([^>]*)>.*?<\/\1>/gs, "<$1$2>")
    .match(/<[a-z]/g)?.length ?? 0;

for (const path of [...pathsWithHeaderAndFooter, missingPagePath]) {
  test(`the layout of ${path} does not shift when files arrive late`, async ({ page, browserConsole }) => {
    if (path === missingPagePath) browserConsole.allowFault(/404/);
    for (const [index, width] of testedWidthsPx.entries()) {
      const at = `at ${width} px`;
      await page.setViewportSize({ width, height: 800 });
      // The fallback font is shown first, as on a slow network.
      const releaseFiles = await delayMatchingFiles(page, lateFilePattern);
      // The HTML is cut at different positions for each width.
      await openInPieces(page, path, (index * closingTagsPerPiece) / testedWidthsPx.length);
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

test("the agenda's frame grows to its height only when that moves nothing in view", async ({ page }) => {
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
