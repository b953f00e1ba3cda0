import type { Browser, Page } from "puppeteer-core";
import { findFullBrowser } from "../../tests/browser.ts";
import { expect, test } from "../../tests/fixtures.ts";
import { aSolutionPath, careersPaths } from "../../tests/paths.ts";
import { layOutFarParts } from "../../tests/react-start.ts";
import { ownAgendaPath } from "../../tests/shared-content.ts";
import { startFullChromium } from "../../tests/tab.ts";

test.skip(!findFullBrowser(), "no Chromium with windows is installed");
// One worker runs these tests, with one browser that has a back/forward cache.
test.describe.configure({ mode: "default" });

let browser: Browser;
let tab: Page;

test.beforeAll(async () => {
  // Puppeteer loses the tab when it goes back from a prerendered page.
  browser = await startFullChromium("--disable-features=Prerender2");
});
test.beforeEach(async () => {
  tab = await browser.newPage();
});
test.afterAll(() => browser?.close());

async function waitForPath(path: string) {
  const isLoaded = (to: string) => {
    const frame = document.querySelector("iframe")?.contentDocument;
    const isFrameLoaded = !frame || frame.body.hasAttribute("data-running");
    return location.pathname === to && document.readyState === "complete" && isFrameLoaded;
  };
  await expect.poll(() => tab.evaluate(isLoaded, path).catch(() => false), `${path} is loaded`).toBe(true);
}

/** Follows a link, and goes back. @returns how far the page was scrolled */
async function leaveAndGoBack(path: string, link: string) {
  const next = await tab.evaluate((selector) => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }));
    addEventListener("pagehide", () => Object.assign(window, { leftAt: scrollY }));
    const element = document.querySelector<HTMLAnchorElement>(selector);
    element?.scrollIntoView({ behavior: "instant", block: "center" });
    setTimeout(() => element?.click());
    return element?.pathname ?? `no link ${selector}`;
  }, link);
  await waitForPath(next);
  // Puppeteer's goBack waits for a page load, which a page from the cache does not have.
  await tab.evaluate(() => void setTimeout(() => history.back()));
  await waitForPath(path);
  const { leftAt, ...found } = await tab.evaluate(() => {
    const { persisted, leftAt = 0 } = window as { persisted?: boolean; leftAt?: number };
    return { persisted, leftAt, scrolled: scrollY };
  });
  expect(found, path).toEqual({ persisted: true, scrolled: leftAt });
  return leftAt;
}

test("Back shows pages from the back/forward cache, at the old scroll position", { tag: "@slow" }, async ({
  baseURL,
}) => {
  // With a booking service, whether /contacto is cached depends on the service's page in the frame.
  const contactPaths = ownAgendaPath ? ["/contacto"] : [];
  for (const path of ["/", aSolutionPath, ...contactPaths, ...careersPaths]) {
    await tab.goto(baseURL + path);
    await waitForPath(path);
    await layOutFarParts(tab);
    const next = path === aSolutionPath ? "/sobre-nosotros" : aSolutionPath;
    expect(await leaveAndGoBack(path, `footer a[href="${next}"]`), `${path}: scrolled`).toBeGreaterThan(0);
  }
});

test("after a link in menu or drawer Back shows it closed and scrolling unlocked", { tag: "@slow" }, async ({
  baseURL,
}) => {
  const countOpen = () => tab.evaluate(() => document.querySelectorAll(":popover-open, dialog[open]").length);
  for (const [part, show] of [
    ["#soluciones", () => document.querySelector<HTMLElement>(".solutions button")?.click()],
    ["dialog", () => document.querySelector("dialog")?.showModal()],
  ] as const) {
    await tab.goto(`${baseURL}/sobre-nosotros`);
    await tab.evaluate(show);
    expect(await countOpen(), `${part}: open before the link`).toBe(1);
    await leaveAndGoBack("/sobre-nosotros", `${part} a[href="${aSolutionPath}"]`);
    expect(await countOpen(), `${part}: open after Back`).toBe(0);
    const overflow = await tab.evaluate(() => getComputedStyle(document.documentElement).overflow);
    expect(overflow, `${part}: overflow after Back`).toBe("visible");
  }
});
