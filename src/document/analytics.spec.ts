import type { Page } from "@playwright/test";
import { analyticsToolOrigin } from "../../tests/complete-owner.ts";
import { expect, test } from "../../tests/fixtures.ts";
import { setUpCompleteOwner } from "../../tests/on-variant.ts";
import { aSolutionPath, missingPagePath } from "../../tests/paths.ts";
import { locateFooterLink } from "../../tests/react-start.ts";

const analyticsToolScript = `{
  const { src, dataset } = document.currentScript;
  const send = (event, data) => fetch(new URL("/collect", src), {
    method: "POST",
    body: JSON.stringify({ event, data, site: dataset.websiteId, path: location.pathname }),
  });
  window.umami = { track: send };
  send("visit");
}`;

let collectedEvents: { event: string; data?: object; site: string; path: string }[] = [];
let toolResponseDelay: Promise<unknown> = Promise.resolve();

setUpCompleteOwner();

test.beforeEach(async ({ context }) => {
  collectedEvents = [];
  toolResponseDelay = Promise.resolve();
  await context.route(`${analyticsToolOrigin}/collect`, (route) => {
    collectedEvents.push(route.request().postDataJSON());
    return route.fulfill({ headers: { "access-control-allow-origin": "*" } });
  });
  await context.route(`${analyticsToolOrigin}/script.js`, async (route) => {
    await toolResponseDelay;
    await route.fulfill({ contentType: "text/javascript", body: analyticsToolScript });
  });
});

const readDataLayerEvents = (page: Page) =>
  page.evaluate(() => window.dataLayer?.map((entry) => (entry as { event: string }).event));

async function clickWhatsAppLink(page: Page) {
  const link = page.getByRole("contentinfo").locator('a[data-event="whatsapp"]');
  await link.evaluate((one) => one.addEventListener("click", (event) => event.preventDefault()));
  await link.click();
}

test("the analytics tool is requested once, after the page is loaded", { tag: "@variant" }, async ({
  page,
}) => {
  await page.goto(aSolutionPath);
  const firstVisit = { event: "visit", site: "the-site", path: aSolutionPath };
  await expect.poll(() => collectedEvents).toEqual([firstVisit]);
  const [loaded = 0, requested] = await page.evaluate((src) => {
    const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return [visit?.loadEventStart, performance.getEntriesByName(src)[0]?.startTime];
  }, `${analyticsToolOrigin}/script.js`);
  expect(requested).toBeGreaterThan(loaded);
  await locateFooterLink(page, "/sobre-nosotros").click();
  await expect(page).toHaveURL("/sobre-nosotros");
  await clickWhatsAppLink(page);
  await expect.poll(() => collectedEvents.at(-1)?.data).toMatchObject({ page: "/sobre-nosotros" });
  const visits = collectedEvents.filter(({ event }) => event === "visit").map(({ path }) => path);
  expect(visits).toEqual([aSolutionPath, "/sobre-nosotros"]);
  expect(await page.context().cookies()).toEqual([]);
});

test("events from before the analytics tool are forwarded when it loads", { tag: "@variant" }, async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  toolResponseDelay = promise;
  await page.goto(missingPagePath);
  await clickWhatsAppLink(page);
  expect(await readDataLayerEvents(page)).toEqual(["site_not_found", "site_whatsapp"]);
  resolve();
  const received = () => collectedEvents.map(({ event }) => event);
  await expect.poll(received).toEqual(["visit", "site_not_found", "site_whatsapp"]);
  await clickWhatsAppLink(page);
  await expect.poll(received).toEqual(["visit", "site_not_found", "site_whatsapp", "site_whatsapp"]);
  expect(await readDataLayerEvents(page)).toHaveLength(3);
  expect(collectedEvents.at(-1)?.data).toMatchObject({ page: missingPagePath });
});

test("Google's tag gets the commands of its snippet, then the page's events", { tag: "@variant" }, async ({
  page,
}) => {
  const tag = "https://www.googletagmanager.com/gtag/js?id=G-1";
  // Changes the built page into what the build writes for Google's tag (integration/policy.test.ts).
  await page.route(aSolutionPath, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(`${analyticsToolOrigin}/script.js`, tag)
      .replaceAll(analyticsToolOrigin, new URL(tag).origin);
    await route.fulfill({ response, body });
  });
  await page.route(tag, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "document.documentElement.dataset.tag = '';" }),
  );
  await page.goto(aSolutionPath);
  await expect(page.locator("html[data-tag]")).toBeAttached();
  await clickWhatsAppLink(page);
  const commands = await page.evaluate(() =>
    window.dataLayer?.map((entry) =>
      String(entry) === "[object Arguments]" ? [...(entry as never)] : entry,
    ),
  );
  expect(commands).toEqual([
    ["js", expect.any(Date)],
    ["config", "G-1"],
    ["event", "site_whatsapp", expect.objectContaining({ page: aSolutionPath })],
    expect.objectContaining({ event: "site_whatsapp" }),
  ]);
});
