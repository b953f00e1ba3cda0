import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import {
  bothWays,
  holdReact,
  open,
  partHeights,
  reactHasPage,
  startReact,
  wholeLayout,
} from "./react-start.ts";
import { pagePaths } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));
const footerLink = (page: Page, path: string) =>
  page.getByRole("contentinfo").locator(`a[href="${path}"]`).first();

/** The documents that a page asks for from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
  });
  return documents;
}

for (const { way, withReact } of bothWays) {
  test(`a link leads to the top of its page, back and forward to where one was, ${way}`, async ({ page }) => {
    // The browser emulates less motion a moment late in a page gone back to, which is then of another height.
    if (!withReact) await page.emulateMedia({ reducedMotion: "no-preference" });
    await open(page, "/agentes-ia", { withReact });
    const documents = documentsOf(page);
    await page.evaluate(() => scrollTo(0, 1300));
    // A click that scrolls nothing into view before it clicks.
    await footerLink(page, "/crm").evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL("/crm");
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await page.evaluate(() => scrollTo(0, 700));
    await page.goBack();
    await expect(page).toHaveURL("/agentes-ia");
    await expect.poll(() => scrollPosition(page)).toBe(1300);
    await page.goForward();
    await expect(page).toHaveURL("/crm");
    await expect.poll(() => scrollPosition(page)).toBe(700);
    if (withReact) expect(documents).toEqual([]);
    else expect(documents.length).toBeGreaterThan(0);
  });
}

/** How many parts of the page are kept out of its layout for as long as they are out of sight. */
const partsAside = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll("main section, footer")].filter(
        (part) => getComputedStyle(part).contentVisibility !== "visible",
      ).length,
  );

test("what is far from the window stays out of the layout until React has the page", async ({ page }) => {
  await page.goto("/crm");
  expect(await partsAside(page)).toBeGreaterThan(3);
  await startReact(page);
  await expect.poll(() => partsAside(page)).toBe(0);
  await footerLink(page, "/kaseya").click();
  await expect(page).toHaveURL("/kaseya");
  expect(await partsAside(page)).toBe(0);
});

test("while React starts, what is out of sight is set aside and keeps its height", async ({ page }) => {
  const release = await holdReact(page);
  await page.goto("/crm");
  await wholeLayout(page);
  await page.evaluate(() => scrollTo(0, 2000));
  await expect.poll(() => scrollPosition(page)).toBe(2000);
  const before = await partHeights(page);
  await page.keyboard.press("Shift");
  await expect.poll(() => partsAside(page)).toBeGreaterThan(3);
  expect(await partHeights(page)).toEqual(before);
  release();
  await reactHasPage(page);
  await expect.poll(() => partsAside(page)).toBe(0);
  expect(await partHeights(page)).toEqual(before);
  expect(await scrollPosition(page)).toBe(2000);
});

test("a reload leaves the visitor where they were", async ({ page }) => {
  // The browser emulates less motion a moment late in a reloaded page, where the page is then of another height.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  await wholeLayout(page);
  await page.getByRole("contentinfo").evaluate((footer) => footer.scrollIntoView());
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(2000);
  const before = await scrollPosition(page);
  await page.reload();
  await expect.poll(() => scrollPosition(page)).toBe(before);
});

test("who is on to the next page before the transition begins finds it, and no error", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.skipTransition();
      return transition;
    };
  });
  await open(page, "/crm", { withReact: true });
  await footerLink(page, "/kaseya").click();
  await expect(page).toHaveURL("/kaseya");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("a place within a page is found, and back leads to where one was", async ({ page }) => {
  await open(page, "/", { withReact: true });
  const link = page.getByRole("main").locator('a[href*="#"]').first();
  const target = page.locator((await link.getAttribute("href"))?.replace(/^[^#]*/, "") ?? "");
  await link.click();
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
  await expect(target).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(target.locator(":focus")).toHaveCount(1);
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test("each page reached by a link is announced and has the focus at its start", async ({ page }) => {
  await open(page, "/", { withReact: true });
  const documents = documentsOf(page);
  for (const path of [...pagePaths.slice(1), "/"]) {
    await footerLink(page, path).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator("main#contenido")).toBeFocused();
    const title = await page.title();
    await expect(page.getByRole("status").filter({ hasText: title })).toHaveText(title);
  }
  expect(documents).toEqual([]);
});

test("a page reached by a link stands in the site's font, which only the first page declares", async ({
  page,
}) => {
  const fonts = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
    );
  await open(page, "/crm", { withReact: true });
  await expect.poll(fonts).toContain("Familjen Grotesk");
  await footerLink(page, "/kaseya").click();
  await expect(page).toHaveURL("/kaseya");
  expect(await fonts()).toContain("Familjen Grotesk");
});

test("the first page is not announced and takes no focus", async ({ page }) => {
  await open(page, "/crm", { withReact: true });
  await expect(page.getByRole("status")).toHaveText([""]);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test("the next Tab after a navigation goes into the new page", async ({ page }) => {
  await open(page, "/sobre-nosotros", { withReact: true });
  await footerLink(page, "/crm").click();
  await expect(page.locator("main#contenido")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("a link of the page one is on leads to its top", async ({ page }) => {
  await open(page, "/crm", { withReact: true });
  await page.evaluate(() => scrollTo(0, 1500));
  await footerLink(page, "/crm").evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test("the data-fetching client weighs on no page but /hablemos", async ({ page }) => {
  test.slow();
  const folder = "build/site/assets";
  const withClient = readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .filter((name) => readFileSync(join(folder, name), "utf8").includes("No QueryClient set"));
  expect(withClient).toHaveLength(1);
  let requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const pagesWithClient: string[] = [];
  for (const path of pagePaths) {
    requested = [];
    await page.goto(path);
    await startReact(page);
    // All the way down, so that all that is fetched when it comes into view is fetched.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
        scrollTo({ top: y, behavior: "instant" });
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    });
    await page.waitForLoadState("networkidle");
    if (requested.some((url) => withClient.some((name) => url.includes(name)))) pagesWithClient.push(path);
  }
  expect(pagesWithClient).toEqual(["/hablemos"]);
});

test("React starts by itself some seconds after the page is there", async ({ page }) => {
  await page.goto("/crm");
  await page.waitForTimeout(1500);
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
});

test("until React is wanted a page asks for no script but the boot script", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.goto("/crm", { waitUntil: "networkidle" });
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/boot-[^/]+\.js$/)]);
});
