import { copyFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownBookingPath } from "#app/contact-links.ts";
import { createSiteServer } from "../server/serve.ts";
import { listen } from "./listen.ts";
import { anotherSolution, aSolution, callAddress, missingPath } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";
import { findWindowedBrowser, openTab, type Tab } from "./tab.ts";

// In one worker: each test has a browser of its own.
test.describe.configure({ mode: "default" });

let folder: string;
let server: Server;
let site: string;
let tab: Tab;
/** What pages have asked for, each with what Chromium says of why. */
let asked: { path: string; purpose: string }[] = [];
/**
 * Writes down what a page, or a frame in it, does that somebody could notice elsewhere, whether it is prerendered, and keeps
 * it in the window.
 */
const noteDeeds = `
  const deeds = (window.deeds = []);
  const noteDeed = (deed) => deeds.push((document.prerendering ? "prerendered: " : "shown: ") + deed);
  addEventListener("site:event", ({ detail }) => noteDeed(detail.event));
  for (const name of ["sessionStorage", "localStorage"]) {
    const storage = window[name];
    Object.defineProperty(window, name, { value: new Proxy({}, {
      get: (_, key) => (typeof storage[key] === "function" ? storage[key].bind(storage) : storage[key]),
      set: (_, key, value) => (noteDeed("keeps " + key), (storage[key] = value), true),
      deleteProperty: (_, key) => delete storage[key],
    }) });
  }
  for (const level of ["error", "warn", "info", "log"]) {
    const say = console[level];
    console[level] = (...said) => (noteDeed("logs " + said), say(...said));
  }
  const { fetch } = window;
  window.fetch = (address, ...more) => (noteDeed("sends to " + new URL(address, location).pathname), fetch(address, ...more));
  navigator.sendBeacon = () => noteDeed("sends");
  addEventListener("DOMContentLoaded", () =>
    new MutationObserver(() => window.note("the agenda runs")).observe(document.body, { attributeFilter: ["data-running"] }));
`;

test.skip(!findWindowedBrowser(), "no Chromium with windows is installed");

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "prerender-"));
  cpSync("build/site", folder, { recursive: true });
  // Chromium itself prerenders no page whose status is another than 200.
  copyFileSync("build/site/404.html", join(folder, `${missingPath}.html`));
  server = createSiteServer({ root: folder });
  server.on("request", ({ url = "", headers }) =>
    asked.push({ path: url, purpose: String(headers["sec-purpose"] ?? "") }),
  );
  site = await listen(server);
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});
test.beforeEach(async () => {
  tab = await openTab({ script: noteDeeds });
  asked = [];
});
test.afterEach(() => tab.close());

const purposesOf = (path: string) =>
  asked.filter((one) => one.path.replace(/\?.*/, "") === path).map(({ purpose }) => purpose);

/** How long before it was shown a page was begun, in milliseconds; 0 for one that was not prerendered. */
const aheadBy = () =>
  tab.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation");
    return (visit as PerformanceEntry & { activationStart: number }).activationStart;
  });

const deeds = () => tab.evaluate(() => (window as unknown as { deeds: string[] }).deeds);

async function expectAt(path: string) {
  await expect.poll(() => tab.evaluate(() => location.pathname).catch(() => "")).toBe(path);
}

test("a hovered link's page is prerendered and shown at once, and what it keeps it keeps only then", async () => {
  await tab.open(site + anotherSolution);
  // As on the first page of a visit.
  await tab.evaluate(() => delete sessionStorage["first-touch"]);
  await tab.hover(`footer a[href="${aSolution}"]`);
  await expect.poll(() => purposesOf(aSolution)).toEqual(["prefetch;prerender"]);
  await expect.poll(() => tab.ready("Prerender")).toEqual([site + aSolution]);
  await tab.press();
  await tab.release();
  await expectAt(aSolution);
  await expect.poll(aheadBy).toBeGreaterThan(0);
  expect(purposesOf(aSolution)).toHaveLength(1);
  await expect.poll(deeds).toEqual(["shown: keeps first-touch"]);
});

test("a prerendered page for missing addresses logs and counts only when it is shown", async () => {
  await tab.open(site + anotherSolution);
  await tab.evaluate(
    (from, to) => document.querySelector(`footer a[href="${from}"]`)?.setAttribute("href", to),
    aSolution,
    missingPath,
  );
  await tab.hover(`footer a[href="${missingPath}"]`);
  await expect.poll(() => tab.ready("Prerender")).toEqual([site + missingPath]);
  await tab.press();
  await tab.release();
  await expectAt(missingPath);
  await expect.poll(deeds).toEqual([`shown: logs 404: ${missingPath}`, "shown: site_not_found"]);
});

test("the page of the form is fetched ahead and not prerendered, that of the agenda only once the button is down", async () => {
  await tab.open(site + anotherSolution);
  await tab.hover('footer a[href="/hablemos"]');
  await expect.poll(() => purposesOf("/hablemos")).toEqual(["prefetch"]);
  await tab.hover('footer a[href^="/contacto"]');
  await expect.poll(() => purposesOf("/contacto")).toEqual(["prefetch"]);
  expect(tab.ready("Prerender")).toEqual([]);
  await tab.press();
  await expect.poll(() => tab.ready("Prerender")).toEqual([site + callAddress(anotherSolution)]);
  await tab.release();
  await expectAt("/contacto");
  expect(await deeds()).not.toContainEqual(expect.stringMatching(/^prerendered/));
});

test("the agenda in a prerendered page counts, sends, keeps and logs nothing before it is shown", async () => {
  test.skip(!ownBookingPath, "a booking service takes the bookings");
  await tab.open(site + anotherSolution);
  await tab.hover('footer a[href^="/contacto"]');
  await tab.press();
  await expect.poll(() => purposesOf(String(ownBookingPath))).toEqual(["prefetch;prerender"]);
  await expect.poll(() => tab.notes).toEqual(["the agenda runs"]);
  await tab.release();
  await expectAt("/contacto");
  // What the agenda tells, it tells the page around it.
  await expect.poll(deeds).toContain("shown: site_booking_ready");
  const inFrame = await tab.evaluate(() => {
    const frame = window.frames[0] as unknown as { deeds: string[]; performance: Performance };
    const [visit] = frame.performance.getEntriesByType("navigation");
    return {
      deeds: frame.deeds,
      aheadBy: (visit as PerformanceEntry & { activationStart: number }).activationStart,
    };
  });
  expect(inFrame.aheadBy, "the frame was there before the page was shown").toBeGreaterThan(0);
  expect(inFrame.deeds).toContainEqual(expect.stringMatching(/^shown: /));
  for (const deed of [...inFrame.deeds, ...(await deeds())]) expect(deed).toMatch(/^shown: /);
});

test("nothing is fetched ahead for a visitor who saves data", async () => {
  await tab.saveData();
  await tab.open(site + anotherSolution);
  expect(await tab.evaluate(() => "savesData" in document.documentElement.dataset)).toBe(true);
  for (const path of [aSolution, "/hablemos", "/contacto"]) {
    await tab.hover(`footer a[href="${path}"]`);
    await tab.idle();
    await tab.press();
    await tab.idle();
    expect(purposesOf(path)).toEqual([]);
  }
});
