import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import type { Browser, Page } from "puppeteer-core";
import { listHeaders } from "../../deploy/headers.ts";
import { builtSiteFolder } from "../../deploy/output-folders.ts";
import { createSiteServer } from "../../server/serve.ts";
import { findFullBrowser } from "../../tests/browser.ts";
import { readBuiltFile } from "../../tests/built-site.ts";
import { expect, test } from "../../tests/fixtures.ts";
import { listenOnFreePort } from "../../tests/listen.ts";
import { anotherSolutionPath, aSolutionPath, missingPagePath } from "../../tests/paths.ts";
import { layOutFarParts } from "../../tests/react-start.ts";
import { noCareersSkipReason } from "../../tests/sample.ts";
import { careersPath, ownAgendaPath, site } from "../../tests/shared-content.ts";
import { startFullChromium } from "../../tests/tab.ts";
import { getPageFileStem } from "../content/pages/page-address.ts";

// One worker runs these tests, with one browser.
test.describe.configure({ mode: "default" });
test.skip(!findFullBrowser(), "no Chromium with windows is installed");

/**
 * The first script of every page and frame, because Puppeteer runs no scripts in prerendered pages. It records what the page
 * tracks, logs and stores before it is shown, and tells the server that a page is prerendered, and that the agenda runs.
 */
const recordSideEffectsScript = `
  const effects = (window.effectsBeforeShown = []);
  const record = (effect) => document.prerendering && effects.push(effect);
  addEventListener("site:event", ({ detail }) => record(detail.event));
  for (const level of ["error", "warn", "info", "log"]) {
    const log = console[level];
    console[level] = (...texts) => (record(texts.join()), log(...texts));
  }
  document.addEventListener("prerenderingchange", () =>
    effects.push(...Object.keys(sessionStorage), ...Object.keys(localStorage)));
  const report = (what) => (new Image().src = "/report-" + what);
  addEventListener("load", () => document.prerendering && report("prerendered"));
  addEventListener("DOMContentLoaded", () =>
    new MutationObserver(() => report("agenda")).observe(document.body, { attributeFilter: ["data-running"] }));
`;

/** The requests that the server got, each with the header Sec-Purpose, by which Chromium marks a prefetch. */
let serverRequests: { path: string; purpose: string }[] = [];
const siteServer = createSiteServer({ root: builtSiteFolder });
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "", "http://localhost");
  serverRequests.push({ path: pathname, purpose: String(request.headers["sec-purpose"] ?? "") });
  if (pathname === "/record.js")
    response.setHeader("Content-Type", "text/javascript").end(recordSideEffectsScript);
  else if (/document|iframe/.test(String(request.headers["sec-fetch-dest"]))) {
    const name = `${getPageFileStem(pathname)}.html`;
    // The 404 page gets status 200, because Chromium prerenders no other.
    const html = readBuiltFile(existsSync(join(builtSiteFolder, name)) ? name : "404.html").toString();
    response.setHeaders(new Map(Object.entries(listHeaders(site, "page", pathname))));
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.end(html.replace("<head>", '$&<script src="/record.js"></script>'));
  } else siteServer.emit("request", request, response);
});
let siteOrigin: string;
/** A Chromium that Puppeteer starts, because Playwright turns prerendering off. */
let browser: Browser;
let page: Page;

test.beforeAll(async () => {
  siteOrigin = await listenOnFreePort(server);
  browser = await startFullChromium();
});
test.afterAll(async () => {
  await browser?.close();
  server.closeAllConnections();
  server.close();
});
test.beforeEach(async () => {
  const context = await browser.createBrowserContext();
  page = await context.newPage();
  serverRequests = [];
  await page.goto(siteOrigin + anotherSolutionPath);
  await layOutFarParts(page);
  // Deletes the stored visit, so that the next page acts as the first page of a visit.
  await page.evaluate(() => delete sessionStorage["first-touch"]);
});

const listSecPurposeHeaders = (path: string) =>
  serverRequests.filter((one) => one.path === path).map(({ purpose }) => purpose);

/** Releases the mouse button over a link, and expects its page, with its frames, to have done nothing before it is shown. */
async function expectNoEffectsBeforeShown(path: string, frameCount: number): Promise<void> {
  // The page that is left may be closed before it responds.
  await page.mouse.up().catch(() => {});
  const readPath = () => page.evaluate(() => location.pathname).catch(() => undefined);
  await expect.poll(readPath).toBe(path);
  const parts = page.frames().filter((part) => part.url().startsWith(siteOrigin));
  expect(parts).toHaveLength(frameCount);
  for (const part of parts) {
    const found = await part.evaluate(() => {
      const [visit] = performance.getEntriesByType("navigation");
      const wasPrerendered = visit && "activationStart" in visit && Number(visit.activationStart) > 0;
      return { wasPrerendered, effects: "effectsBeforeShown" in window && window.effectsBeforeShown };
    });
    expect(found, part.url()).toEqual({ wasPrerendered: true, effects: [] });
  }
}

test("the 404 page is prerendered when its link is hovered, and stores, logs and tracks nothing before a click shows it", {
  tag: "@slow",
}, async () => {
  const path = missingPagePath;
  await page.$eval(`footer a[href="${aSolutionPath}"]`, (link, to) => link.setAttribute("href", to), path);
  await page.hover(`footer a[href="${path}"]`);
  await expect.poll(() => listSecPurposeHeaders(path)).toEqual(["prefetch;prerender"]);
  await expect.poll(() => listSecPurposeHeaders("/report-prerendered")).toHaveLength(1);
  await page.mouse.down();
  await expectNoEffectsBeforeShown(path, 1);
  const isVisitStored = () => page.evaluate(() => "first-touch" in sessionStorage);
  await expect.poll(isVisitStored, "the visit is stored once the page is shown").toBe(true);
});

/** Releases the mouse button over a link, and expects its page to load only then. */
async function expectNotPrerendered(path: string): Promise<void> {
  await page.mouse.up();
  const readVisit = () =>
    page
      .evaluate(() => [
        location.pathname,
        performance.getEntriesByType("navigation")[0]?.toJSON().activationStart,
      ])
      .catch(() => []);
  await expect.poll(readVisit).toEqual([path, 0]);
}

test("/hablemos is prefetched when its link is hovered, and not prerendered when it is pressed", {
  tag: "@slow",
}, async () => {
  test.skip(!careersPath, noCareersSkipReason);
  await page.hover('footer a[href="/hablemos"]');
  await expect.poll(() => listSecPurposeHeaders("/hablemos")).toEqual(["prefetch"]);
  await page.mouse.down();
  await expectNotPrerendered("/hablemos");
  expect(listSecPurposeHeaders("/hablemos")).toEqual(["prefetch"]);
});

test("/contacto and the agenda in its frame are prerendered when the mouse button goes down on the link, and store, log and track nothing before the page is shown", {
  tag: "@slow",
}, async () => {
  await page.hover('footer a[href^="/contacto"]');
  await expect.poll(() => listSecPurposeHeaders("/contacto")).toEqual(["prefetch"]);
  await page.mouse.down();
  if (ownAgendaPath)
    await expect.poll(() => listSecPurposeHeaders("/report-agenda")).toEqual(["prefetch;prerender"]);
  await expectNoEffectsBeforeShown("/contacto", ownAgendaPath ? 2 : 1);
});

// A press starts at once what a hover of 200 ms starts, by the same rule.
test("with Save-Data a pressed link prefetches and prerenders nothing", { tag: "@slow" }, async () => {
  await page.evaluateOnNewDocument(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.reload();
  for (const path of [aSolutionPath, "/contacto"]) {
    // The page before may have been replaced a moment ago: a link that moves while it loads would not be pressed.
    await page.waitForFunction(
      () => document.readyState === "complete" && document.fonts.status === "loaded",
    );
    await layOutFarParts(page);
    await page.hover(`footer a[href^="${path}"]`);
    await page.mouse.down();
    await expectNotPrerendered(path);
    expect(listSecPurposeHeaders(path), path).toEqual([""]);
  }
});
