import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Browser, Page } from "puppeteer-core";
import { listHeaders } from "../deploy/headers.ts";
import { builtSiteFolder } from "../deploy/site-folder.ts";
import { createSiteServer } from "../server/serve.ts";
import { careersPath } from "../src/content/careers-path.ts";
import { ownAgendaPath } from "../src/content/contact-links.ts";
import { getPageFileStem } from "../src/content/page-address.ts";
import { site } from "../src/content/site.ts";
import { findFullBrowser } from "./browser.ts";
import { readBuiltFile } from "./built-site.ts";
import { listenOnFreePort } from "./listen.ts";
import { noCareersSkipReason } from "./sample.ts";
import { anotherSolutionPath, aSolutionPath, careersPaths, missingPagePath } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";
import { startFullChromium } from "./tab.ts";

/**
 * How long a test waits before it says that no request came: Chromium prefetches 200 ms after a link is hovered. Puppeteer's
 * waitForNetworkIdle is no help here, because it never ends when a page is prerendered or a reload cancels an icon's request.
 */
const unwantedRequestWaitMs = 500;

// One test after another, because each starts its own browser.
test.describe.configure({ mode: "default" });
test.skip(!findFullBrowser(), "no Chromium with windows is installed");

/**
 * The first script of every page and frame, because Puppeteer runs no scripts in prerendered pages. It records what the page
 * stores, logs, sends and tracks, each before or after the page is shown.
 */
const recordSideEffectsScript = `
  const effects = (window.effects = []);
  const record = (effect) => effects.push((document.prerendering ? "prerendered: " : "shown: ") + effect);
  addEventListener("site:event", ({ detail }) => record(detail.event));
  for (const name of ["sessionStorage", "localStorage"]) {
    const storage = window[name];
    Object.defineProperty(window, name, { value: new Proxy({}, {
      get: (_, key) => (typeof storage[key] === "function" ? storage[key].bind(storage) : storage[key]),
      set: (_, key, value) => (record("stores " + key), (storage[key] = value), true),
      deleteProperty: (_, key) => delete storage[key],
    }) });
  }
  for (const level of ["error", "warn", "info", "log"]) {
    const log = console[level];
    console[level] = (...texts) => (record("logs " + texts), log(...texts));
  }
  const { fetch } = window;
  window.fetch = (address, ...more) => (record("sends to " + new URL(address, location).pathname), fetch(address, ...more));
  navigator.sendBeacon = () => record("sends");
  // Tells the server that a page is prerendered, and that the agenda runs.
  const report = (what) => (new Image().src = "/report-" + what);
  addEventListener("load", () => document.prerendering && report("prerendered"));
  addEventListener("DOMContentLoaded", () =>
    new MutationObserver(() => report("agenda")).observe(document.body, { attributeFilter: ["data-running"] }));
`;

/** The requests that the server got, each with the header Sec-Purpose, by which Chromium marks a prefetch. */
let serverRequests: { path: string; purpose: string }[] = [];
const siteServer = createSiteServer({ root: builtSiteFolder });
/** Serves the built site, whose pages run `recordSideEffectsScript` first. */
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
/** A Chromium that Puppeteer starts for each test, because Playwright turns prerendering off. */
let browser: Browser;
/** The tab of the test; when it begins it shows the page of `anotherSolutionPath`. */
let page: Page;

test.beforeAll(async () => {
  siteOrigin = await listenOnFreePort(server);
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});
test.beforeEach(async () => {
  browser = await startFullChromium();
  page = await browser.newPage();
  serverRequests = [];
  await page.goto(siteOrigin + anotherSolutionPath);
  // Deletes the stored visit, so that the next page acts as the first page of a visit.
  await page.evaluate(() => delete sessionStorage["first-touch"]);
});
test.afterEach(() => browser.close());

const listSecPurposeHeaders = (path: string) =>
  serverRequests.filter((one) => one.path === path).map(({ purpose }) => purpose);

/** Runs in the page: reads its path, its recorded effects, and for how many ms it was prerendered before it was shown. */
function readRecordedEffectsInPage() {
  const [visit] = performance.getEntriesByType("navigation");
  return {
    path: location.pathname,
    prerenderMs: (visit as PerformanceEntry & { activationStart: number }).activationStart,
    effects: (window as unknown as { effects: string[] }).effects,
  };
}

/** Releases the pressed mouse button, and waits until the page of the link is shown. @returns a function that reads its record */
async function releaseMouseAndWaitForPage(path: string) {
  // The page that is left may be closed before it responds.
  await page.mouse.up().catch(() => {});
  const visit = () => page.evaluate(readRecordedEffectsInPage).catch(() => undefined);
  await expect.poll(visit).toMatchObject({ path, prerenderMs: expect.any(Number) });
  return visit;
}

test("the 404 page is prerendered when its link is hovered, and stores, logs and tracks nothing before a click shows it", async () => {
  const path = missingPagePath;
  await page.$eval(`footer a[href="${aSolutionPath}"]`, (link, to) => link.setAttribute("href", to), path);
  await page.hover(`footer a[href="${path}"]`);
  await expect.poll(() => listSecPurposeHeaders(path)).toEqual(["prefetch;prerender"]);
  await expect.poll(() => listSecPurposeHeaders("/report-prerendered")).toHaveLength(1);
  await page.mouse.down();
  const visit = await releaseMouseAndWaitForPage(path);
  expect((await visit())?.prerenderMs).toBeGreaterThan(0);
  const effects = ["stores first-touch", `logs 404: ${path}`, "site_not_found"].map((one) => `shown: ${one}`);
  await expect.poll(async () => (await visit())?.effects).toEqual(effects);
  expect(listSecPurposeHeaders(path)).toHaveLength(1);
});

test("/hablemos is prefetched when its link is hovered, and not prerendered when it is pressed", async () => {
  test.skip(!careersPath, noCareersSkipReason);
  await page.hover('footer a[href="/hablemos"]');
  await expect.poll(() => listSecPurposeHeaders("/hablemos")).toEqual(["prefetch"]);
  await page.mouse.down();
  await delay(unwantedRequestWaitMs);
  expect(listSecPurposeHeaders("/hablemos")).toEqual(["prefetch"]);
});

test("/contacto and the agenda in its frame are prerendered when the mouse button goes down on the link, and store, log and track nothing before the page is shown", async () => {
  await page.hover('footer a[href^="/contacto"]');
  await expect.poll(() => listSecPurposeHeaders("/contacto")).toEqual(["prefetch"]);
  await page.mouse.down();
  if (ownAgendaPath)
    await expect.poll(() => listSecPurposeHeaders("/report-agenda")).toEqual(["prefetch;prerender"]);
  const visit = await releaseMouseAndWaitForPage("/contacto");
  // The agenda sends its events to the page around its frame.
  if (ownAgendaPath)
    await expect.poll(async () => (await visit())?.effects).toContain("shown: site_booking_ready");
  const parts = page.frames().filter((part) => part.url().startsWith(siteOrigin));
  expect(parts).toHaveLength(ownAgendaPath ? 2 : 1);
  for (const part of parts) {
    const { path, effects, prerenderMs } = await part.evaluate(readRecordedEffectsInPage);
    expect(prerenderMs, `${path} was there before the page was shown`).toBeGreaterThan(0);
    for (const effect of effects) expect(effect, path).toMatch(/^shown: /);
  }
});

test("with Save-Data a hovered or pressed link prefetches and prerenders nothing", async () => {
  await page.evaluateOnNewDocument(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.reload();
  for (const path of [aSolutionPath, ...careersPaths, "/contacto"]) {
    await page.hover(`footer a[href^="${path}"]`);
    await delay(unwantedRequestWaitMs);
    await page.mouse.down();
    await delay(unwantedRequestWaitMs);
    expect(listSecPurposeHeaders(path), path).toEqual([]);
    // Released beside the link, the press is no click.
    await page.mouse.move(0, 0);
    await page.mouse.up();
  }
});
