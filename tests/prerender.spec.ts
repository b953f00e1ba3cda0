import { copyFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownAgendaPath } from "#app/contact-links.ts";
import { careersPath } from "../app/careers-path.ts";
import { createSiteServer } from "../server/serve.ts";
import { listenOnFreePort } from "./listen.ts";
import { noCareersSkipReason } from "./sample.ts";
import {
  anotherSolutionPath,
  aSolutionPath,
  careersPaths,
  getBookingLinkAddress,
  missingPagePath,
} from "./site-pages.ts";
import { expect, test } from "./site-test.ts";
import { type BrowserTab, findWindowedBrowserPath, openBrowserTab } from "./tab.ts";

// All tests run in one worker, because each starts its own browser.
test.describe.configure({ mode: "default" });

let siteCopyFolder: string;
let siteServer: Server;
let siteOrigin: string;
let tab: BrowserTab;
/** The requests that the server got, each with the header Sec-Purpose, by which Chromium marks a prefetch. */
let pageRequests: { path: string; purpose: string }[] = [];
/** A script that records what a page and its frames store, log, send and track, each before or after the page is shown. */
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
  addEventListener("DOMContentLoaded", () =>
    new MutationObserver(() => window.reportToTest("the agenda runs")).observe(document.body, { attributeFilter: ["data-running"] }));
`;

test.skip(!findWindowedBrowserPath(), "no Chromium with windows is installed");

test.beforeAll(async () => {
  siteCopyFolder = mkdtempSync(join(tmpdir(), "prerender-"));
  cpSync("build/site", siteCopyFolder, { recursive: true });
  // Chromium prerenders only pages with status 200.
  copyFileSync("build/site/404.html", join(siteCopyFolder, `${missingPagePath}.html`));
  siteServer = createSiteServer({ root: siteCopyFolder });
  siteServer.on("request", ({ url = "", headers }) =>
    pageRequests.push({ path: url, purpose: String(headers["sec-purpose"] ?? "") }),
  );
  siteOrigin = await listenOnFreePort(siteServer);
});
test.afterAll(() => {
  siteServer.closeAllConnections();
  siteServer.close();
  rmSync(siteCopyFolder, { recursive: true });
});
test.beforeEach(async () => {
  tab = await openBrowserTab({ script: recordSideEffectsScript });
  pageRequests = [];
});
test.afterEach(() => tab.close());

const listRequestPurposes = (path: string) =>
  pageRequests.filter((one) => one.path.replace(/\?.*/, "") === path).map(({ purpose }) => purpose);

/** Runs in the page. @returns the milliseconds of prerendering until it was shown; 0 if it was not prerendered */
function readPrerenderLeadMs(): number {
  const [visit] = performance.getEntriesByType("navigation");
  return (visit as PerformanceEntry & { activationStart: number }).activationStart;
}

const readSideEffects = () => tab.evaluate(() => (window as unknown as { effects: string[] }).effects);

async function clickAtPointer() {
  await tab.press();
  await tab.release();
}

async function expectTabAddress(path: string) {
  await expect.poll(() => tab.evaluate(() => location.pathname).catch(() => "")).toBe(path);
}

test("the page of a hovered link is prerendered, and stores, logs and tracks nothing before a click shows the page", async () => {
  await tab.open(siteOrigin + anotherSolutionPath);
  // Deletes the stored visit, so that the page acts as the first page of a visit.
  await tab.evaluate(() => delete sessionStorage["first-touch"]);
  await tab.hover(`footer a[href="${aSolutionPath}"]`);
  await expect.poll(() => listRequestPurposes(aSolutionPath)).toEqual(["prefetch;prerender"]);
  await expect.poll(() => tab.listPreloadedUrls("Prerender")).toEqual([siteOrigin + aSolutionPath]);
  await clickAtPointer();
  await expectTabAddress(aSolutionPath);
  await expect.poll(() => tab.evaluate(readPrerenderLeadMs)).toBeGreaterThan(0);
  expect(listRequestPurposes(aSolutionPath)).toHaveLength(1);
  await expect.poll(readSideEffects).toEqual(["shown: stores first-touch"]);

  // The 404 page, unlike a solution's page, logs and tracks without any input.
  await tab.open(siteOrigin + anotherSolutionPath);
  await tab.evaluate(
    (from, to) => document.querySelector(`footer a[href="${from}"]`)?.setAttribute("href", to),
    aSolutionPath,
    missingPagePath,
  );
  await tab.hover(`footer a[href="${missingPagePath}"]`);
  await expect.poll(() => tab.listPreloadedUrls("Prerender")).toContain(siteOrigin + missingPagePath);
  await clickAtPointer();
  await expectTabAddress(missingPagePath);
  const effects = [`shown: logs 404: ${missingPagePath}`, "shown: site_not_found"];
  await expect.poll(readSideEffects).toEqual(effects);
});

test("/hablemos is prefetched when its link is hovered, and never prerendered", async () => {
  test.skip(!careersPath, noCareersSkipReason);
  await tab.open(siteOrigin + anotherSolutionPath);
  await tab.hover('footer a[href="/hablemos"]');
  await expect.poll(() => listRequestPurposes("/hablemos")).toEqual(["prefetch"]);
  await tab.press();
  await tab.waitUntilIdle();
  expect(tab.listPreloadedUrls("Prerender")).toEqual([]);
});

test("/contacto is prerendered when the mouse button goes down on its link, and has no side effects before it is shown", async () => {
  await tab.open(siteOrigin + anotherSolutionPath);
  await tab.hover('footer a[href^="/contacto"]');
  await expect.poll(() => listRequestPurposes("/contacto")).toEqual(["prefetch"]);
  expect(tab.listPreloadedUrls("Prerender")).toEqual([]);
  await tab.press();
  await expect
    .poll(() => tab.listPreloadedUrls("Prerender"))
    .toEqual([siteOrigin + getBookingLinkAddress(anotherSolutionPath)]);
  if (ownAgendaPath) {
    await expect.poll(() => listRequestPurposes(ownAgendaPath ?? "")).toEqual(["prefetch;prerender"]);
    await expect.poll(() => tab.reports).toEqual(["the agenda runs"]);
  }
  await tab.release();
  await expectTabAddress("/contacto");
  // The agenda sends its events to the page around its frame.
  if (ownAgendaPath) await expect.poll(readSideEffects).toContain("shown: site_booking_ready");
  for (const effect of await readSideEffects()) expect(effect, "on the page").toMatch(/^shown: /);
  if (!ownAgendaPath) return;
  const inFrame = await tab.evaluate(() => {
    const frame = window.frames[0] as unknown as { effects: string[]; performance: Performance };
    const [visit] = frame.performance.getEntriesByType("navigation");
    const { activationStart } = visit as PerformanceEntry & { activationStart: number };
    return { effects: frame.effects, prerenderLeadMs: activationStart };
  });
  expect(inFrame.prerenderLeadMs, "the frame was there before the page was shown").toBeGreaterThan(0);
  expect(inFrame.effects.length, "effects in the frame").toBeGreaterThan(0);
  for (const effect of inFrame.effects) expect(effect, "in the frame").toMatch(/^shown: /);
});

test("with Save-Data a hovered or pressed link prefetches and prerenders nothing", async () => {
  await tab.enableSaveData();
  await tab.open(siteOrigin + anotherSolutionPath);
  expect(await tab.evaluate(() => "savesData" in document.documentElement.dataset)).toBe(true);
  for (const path of [aSolutionPath, ...careersPaths, "/contacto"]) {
    await tab.hover(`footer a[href="${path}"]`);
    await tab.waitUntilIdle();
    await tab.press();
    await tab.waitUntilIdle();
    expect(listRequestPurposes(path), path).toEqual([]);
  }
});
