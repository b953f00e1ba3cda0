import { site as config } from "#site";
import { createSiteServer } from "../server/serve.ts";
import { application, fields } from "./application.ts";
import { listen } from "./listen.ts";
import { aSolution, pagePaths } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";
import { findWindowedBrowser, openPlainTab, type PlainTab } from "./tab.ts";

/* Back to a page that the browser has kept whole. Playwright turns that off in its Chromium. */
test.describe.configure({ mode: "default" });

const server = createSiteServer({ root: "build/site" });
let site: string;
let tab: PlainTab;

test.skip(
  ({ browserName }) => browserName === "chromium" && !findWindowedBrowser(),
  "no Chromium with windows is installed",
);
test.beforeAll(async () => {
  site = await listen(server);
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});
test.beforeEach(async ({ browserName, page }) => {
  tab = await openPlainTab(browserName, page);
});
test.afterEach(() => tab.close());

const isAt = (path: string) =>
  expect.poll(() => tab.evaluate(() => location.pathname).catch(() => "")).toBe(path);

/** Leaves the page by a link, as a hand does, and comes back by Back. */
async function leaveAndComeBack(path: string, link: string) {
  await tab.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => {
      (window as { persisted?: boolean }).persisted = persisted;
    });
  });
  await tab.evaluate((one) => {
    const element = document.querySelector<HTMLElement>(one as string);
    setTimeout(() => element?.click());
  }, link);
  await expect.poll(() => tab.evaluate(() => location.pathname).catch(() => "")).not.toBe(path);
  await expect.poll(() => tab.evaluate(() => document.readyState).catch(() => "")).toBe("complete");
  await tab.evaluate(() => {
    setTimeout(() => history.back());
  });
  await isAt(path);
}

/** Why Chromium did not keep the page; null where it did. */
const isKept = () =>
  tab.evaluate(() => ({
    persisted: (window as { persisted?: boolean }).persisted,
    reasons:
      (
        performance.getEntriesByType("navigation")[0] as PerformanceEntry & {
          notRestoredReasons?: { toJSON: () => unknown } | null;
        }
      ).notRestoredReasons?.toJSON() ?? null,
  }));

/** Whether the last of React's files is there. */
const isFetchedAhead = () =>
  tab.evaluate(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/entry.client-")),
  );

test("every page is kept whole, at the height where it was left", async () => {
  test.slow();
  for (const path of pagePaths) {
    // Whether the page of a booking service in its frame can be kept is the service's.
    if (path === "/contacto" && config.booking.url) continue;
    await tab.open(site + path);
    // Firefox keeps no page that is still fetching something ahead.
    if (path === "/hablemos") await expect.poll(isFetchedAhead).toBe(true);
    await tab.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
    const other = path === aSolution ? "/sobre-nosotros" : aSolution;
    await leaveAndComeBack(path, `footer a[href="${other}"]`);
    expect(await isKept(), path).toEqual({ persisted: true, reasons: null });
    expect(await tab.evaluate(() => scrollY), path).toBe(400);
  }
});

test("the menu that led away is closed when one comes back", async () => {
  await tab.open(`${site}/sobre-nosotros`);
  await tab.evaluate(() => document.querySelector<HTMLElement>(".solutions button")?.click());
  expect(await tab.evaluate(() => document.querySelectorAll(":popover-open").length)).toBe(1);
  await leaveAndComeBack("/sobre-nosotros", `#soluciones a[href="${aSolution}"]`);
  expect(await isKept()).toEqual({ persisted: true, reasons: null });
  expect(await tab.evaluate(() => document.querySelectorAll(":popover-open").length)).toBe(0);
});

test("the drawer that led away is closed when one comes back, and the page is not locked", async () => {
  await tab.open(`${site}/sobre-nosotros`);
  await tab.evaluate(() => document.querySelector("dialog")?.showModal());
  await leaveAndComeBack("/sobre-nosotros", `dialog a[href="${aSolution}"]`);
  expect(await isKept()).toEqual({ persisted: true, reasons: null });
  expect(await tab.evaluate(() => document.querySelectorAll("dialog[open]").length)).toBe(0);
  expect(await tab.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe("visible");
});

test("a form with React keeps what is written in it, and is sent after Back", async () => {
  await tab.open(`${site}/hablemos`);
  await tab.evaluate(() => document.querySelector<HTMLElement>("form input")?.focus());
  await expect.poll(() => tab.evaluate(() => "hydrated" in document.documentElement.dataset)).toBe(true);
  await tab.evaluate((written) => {
    for (const [name, value] of Object.entries(written as Record<string, string>)) {
      const field = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
      if (field) field.value = value;
    }
  }, application);
  await leaveAndComeBack("/hablemos", `footer a[href="${aSolution}"]`);
  expect(await isKept()).toEqual({ persisted: true, reasons: null });
  const values = () =>
    tab.evaluate(
      (names) =>
        (names as string[]).map(
          (name) => document.querySelector<HTMLInputElement>(`form [name="${name}"]`)?.value,
        ),
      [...fields],
    );
  expect(await values()).toEqual(fields.map((name) => application[name]));
  // No test reaches another machine; delivery.spec.ts has a receiver of its own.
  if (config.applications) return;
  await tab.evaluate(() => document.querySelector<HTMLElement>("form [type=submit]")?.click());
  await expect.poll(values).toEqual(fields.map(() => ""));
});
