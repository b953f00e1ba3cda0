import type { Page } from "puppeteer-core";
import { builtSiteFolder } from "../deploy/site-folder.ts";
import { createSiteServer } from "../server/serve.ts";
import { careersPath } from "../src/content/careers-path.ts";
import { site as config } from "../src/content/site.ts";
import { formFieldNames, testApplication } from "./application.ts";
import { findFullBrowser } from "./browser.ts";
import { readIsland } from "./island.ts";
import { listenOnFreePort } from "./listen.ts";
import { noCareersSkipReason } from "./sample.ts";
import { aSolutionPath, careersPaths } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";
import { startFullChromium } from "./tab.ts";
import {
  backCacheHitState,
  clickLinkAndWaitForPageInTab,
  fillFormAndWaitForReactInTab,
  goBackInTab,
  readBackCacheState,
  readFieldValuesInTab,
  sendFormInTab,
  waitForPath,
} from "./tab-actions.ts";

// One worker runs all these tests, so that the browsers that they start do not run at the same time.
test.describe.configure({ mode: "default" });

const siteServer = createSiteServer({ root: builtSiteFolder });
let siteOrigin: string;
/** The tab of the current test, in a browser with a back/forward cache. */
let backCacheTab: Page;

test.skip(!findFullBrowser(), "no Chromium with windows is installed");
test.beforeAll(async () => {
  siteOrigin = await listenOnFreePort(siteServer);
});
test.afterAll(() => {
  siteServer.closeAllConnections();
  siteServer.close();
});
test.beforeEach(async () => {
  // Puppeteer loses the tab when it goes back from a prerendered page.
  backCacheTab = (await startFullChromium("--disable-features=Prerender2")).page;
});
test.afterEach(() => backCacheTab.browser().close());

/** Whether the tab's page has fetched the script that starts React. */
const isReactFetched = () =>
  backCacheTab.evaluate(
    (url) => performance.getEntriesByType("resource").some(({ name }) => name.endsWith(url)),
    readIsland("/hablemos").rendererUrl,
  );

/** Whether the agenda in the frame of /contacto has loaded and its script has started. */
const isAgendaLoaded = () =>
  backCacheTab.evaluate(() => {
    const frame = document.querySelector("iframe")?.contentDocument;
    return frame?.readyState === "complete" && frame.body.hasAttribute("data-running");
  });

test("Back shows /, /contacto, /hablemos and a solution's page from the back/forward cache, at the old scroll position", async () => {
  for (const path of ["/", aSolutionPath, "/contacto", ...careersPaths]) {
    // With a booking service, whether /contacto is cached depends on the service's page in the frame.
    if (path === "/contacto" && config.booking.url) continue;
    await backCacheTab.goto(siteOrigin + path);
    if (path === "/contacto") await expect.poll(isAgendaLoaded).toBe(true);
    if (path === "/hablemos") await expect.poll(isReactFetched).toBe(true);
    const next = path === aSolutionPath ? "/sobre-nosotros" : aSolutionPath;
    await clickLinkAndWaitForPageInTab(backCacheTab, `footer a[href="${next}"]`);
    await goBackInTab(backCacheTab, path);
    expect(await readBackCacheState(backCacheTab), `${path}: kept in memory`).toEqual(backCacheHitState);
    // The click on a link in the footer has scrolled the page down.
    const [now, before] = await backCacheTab.evaluate(() => [
      scrollY,
      (window as { lastScrollY?: number }).lastScrollY ?? 0,
    ]);
    expect(before, `${path}: scrolled`).toBeGreaterThan(0);
    expect(now, `${path}: scroll position`).toBe(before);
  }
});

test("after a link in the menu or drawer, Back shows the page with the menu or drawer closed and its scrolling unlocked", async () => {
  const open = () =>
    backCacheTab.evaluate(() => document.querySelectorAll(":popover-open, dialog[open]").length);
  for (const [part, show] of [
    ["#soluciones", () => document.querySelector<HTMLElement>(".solutions button")?.click()],
    ["dialog", () => document.querySelector("dialog")?.showModal()],
  ] as const) {
    await backCacheTab.goto(`${siteOrigin}/sobre-nosotros`);
    await backCacheTab.evaluate(show);
    expect(await open(), `${part}: open before the link`).toBe(1);
    await clickLinkAndWaitForPageInTab(backCacheTab, `${part} a[href="${aSolutionPath}"]`);
    await goBackInTab(backCacheTab, "/sobre-nosotros");
    expect(await readBackCacheState(backCacheTab), `${part}: page kept in memory`).toEqual(backCacheHitState);
    expect(await open(), `${part}: open after Back`).toBe(0);
    const overflow = await backCacheTab.evaluate(() => getComputedStyle(document.documentElement).overflow);
    expect(overflow, `${part}: overflow after Back`).toBe("visible");
  }
});

test("Back from /contacto plays a view transition that contains the label of the half hour", async () => {
  const button = 'a[data-event="call"].bg-action';
  await backCacheTab.goto(siteOrigin + aSolutionPath);
  await backCacheTab.evaluate(() => {
    addEventListener("pagereveal", async ({ viewTransition }) => {
      await viewTransition?.ready;
      const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement);
      Object.assign(window, { parts });
    });
  });
  // Clicks with the mouse: a page allows transitions once a link to /contacto is pressed or focused; a script's click is neither.
  await backCacheTab.locator(button).click();
  await waitForPath(backCacheTab, "/contacto");
  await goBackInTab(backCacheTab, aSolutionPath);
  await expect
    .poll(() => backCacheTab.evaluate(() => (window as { parts?: unknown }).parts))
    .toContain("::view-transition-group(half-hour)");
});

test("Back to the form of /hablemos keeps the typed text, and the form can be sent", async () => {
  test.skip(!careersPath, noCareersSkipReason);
  await backCacheTab.goto(`${siteOrigin}/hablemos`);
  await fillFormAndWaitForReactInTab(backCacheTab);
  await clickLinkAndWaitForPageInTab(backCacheTab, `footer a[href="${aSolutionPath}"]`);
  await goBackInTab(backCacheTab, "/hablemos");
  expect(await readBackCacheState(backCacheTab)).toEqual(backCacheHitState);
  expect(await readFieldValuesInTab(backCacheTab)).toEqual(
    formFieldNames.map((name) => testApplication[name]),
  );
  // With a configured receiver the form would send a real job application; delivery.spec.ts uses a test server.
  if (config.applications) return;
  await sendFormInTab(backCacheTab);
  await expect.poll(() => readFieldValuesInTab(backCacheTab)).toEqual(formFieldNames.map(() => ""));
});
