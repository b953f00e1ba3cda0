import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Page } from "@playwright/test";
import { home } from "#app/content/home.ts";
import { headingOf } from "./built-site.ts";
import { painted } from "./frames.ts";
import { hold } from "./hold.ts";
import {
  bothWays,
  expectOnePage,
  footerLink,
  holdReact,
  inItsFont,
  open,
  reactHasPage,
  startReact,
} from "./react-start.ts";
import { anotherSolution, aSolution, pagePaths, routeModule } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

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
    await open(page, anotherSolution, { withReact });
    const documents = documentsOf(page);
    await page.evaluate(() => scrollTo(0, 1300));
    // A click that scrolls nothing into view before it clicks.
    await footerLink(page, aSolution).evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(aSolution);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await page.evaluate(() => scrollTo(0, 700));
    await page.goBack();
    await expect(page).toHaveURL(anotherSolution);
    await expect.poll(() => scrollPosition(page)).toBe(1300);
    await page.goForward();
    await expect(page).toHaveURL(aSolution);
    await expect.poll(() => scrollPosition(page)).toBe(700);
    if (withReact) expect(documents).toEqual([]);
    else expect(documents.length).toBeGreaterThan(0);
  });
}

test("a reload leaves the visitor where they were", async ({ page }) => {
  // The browser emulates less motion a moment late in a reloaded page, where the page is then of another height.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  await inItsFont(page);
  // Nearly to the end: at the end itself one of a page that is a pixel shorter for a frame as it comes is held to that.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - innerHeight - 100));
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(2000);
  const before = await scrollPosition(page);
  await page.reload();
  await expect.poll(() => scrollPosition(page)).toBe(before);
});

test("page transition cut short → the next page, and no error", { tag: "@fault" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.skipTransition();
      return transition;
    };
  });
  await open(page, aSolution, { withReact: true });
  await footerLink(page, anotherSolution).click();
  await expect(page).toHaveURL(anotherSolution);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("a place within a page is found, and back leads to where one was", async ({ page }) => {
  await open(page, "/", { withReact: true });
  const link = page.getByRole("main").locator('a[href*="#"]').first();
  const target = page.locator((await link.getAttribute("href"))?.replace(/^[^#]*/, "") ?? "");
  // Without scrolling it into view first.
  await link.evaluate((element: HTMLElement) => element.click());
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0);
  await expect(target).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(target.locator(":focus")).toHaveCount(1);
  // Playwright would wait for the load of a document in Firefox.
  await page.evaluate(() => history.back());
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test("each page reached by a link, and not the first, is announced and has the focus at its start", async ({
  page,
}) => {
  await open(page, "/", { withReact: true });
  await expect(page.getByRole("status")).toHaveText([""]);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const documents = documentsOf(page);
  for (const path of [...pagePaths.slice(1), "/"]) {
    await footerLink(page, path).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator("main#contenido")).toBeFocused();
    const title = await page.title();
    await expect(page.getByRole("status").filter({ hasText: title })).toHaveText(title);
  }
  expect(documents).toEqual([]);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("a page reached by a link stands in the site's font, which only the first page declares", async ({
  page,
}) => {
  const fonts = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
    );
  await open(page, aSolution, { withReact: true });
  const own = await page.evaluate(() => /[^",]+/.exec(getComputedStyle(document.body).fontFamily)?.[0]);
  await expect.poll(fonts).toContain(own);
  await footerLink(page, anotherSolution).click();
  await expect(page).toHaveURL(anotherSolution);
  expect(await fonts()).toContain(own);
});

test("a link of the page one is on leads to its top", async ({ page }) => {
  await open(page, aSolution, { withReact: true });
  await page.evaluate(() => scrollTo(0, 1500));
  await footerLink(page, aSolution).evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => scrollPosition(page)).toBe(0);
});

test("the data-fetching client is fetched for /hablemos, and for no other page", async ({ page }) => {
  // Each page is waited for until it asks for nothing more.
  test.slow();
  const folder = "build/site/assets";
  const [client = "", ...more] = readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .filter((name) => readFileSync(join(folder, name), "utf8").includes("No QueryClient set"));
  expect(more).toEqual([]);
  let path = "";
  const fetchedFor = new Set<string>();
  page.on("request", (request) => {
    if (basename(request.url()) === client) fetchedFor.add(path);
  });
  for (path of pagePaths) {
    await page.goto(path);
    await startReact(page);
    // All the way down, so that all that is fetched when it comes into view is fetched.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
        scrollTo({ top: y, behavior: "instant" });
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }
    });
    await page.waitForLoadState("networkidle");
  }
  expect([...fetchedFor]).toEqual(["/hablemos"]);
});

test("React is fetched when the page is idle, runs at the first intent, and stays away with Save-Data", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(aSolution);
  await expect.poll(() => scripts).toContain(routeModule(aSolution));
  expect(scripts.filter((path) => path.includes("/react-"))).toHaveLength(1);
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  await startReact(page);
  expect(scripts.filter((path) => path.includes("/react-"))).toHaveLength(1);

  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  scripts.length = 0;
  await page.goto(anotherSolution, { waitUntil: "networkidle" });
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/boot-/)]);
  await startReact(page);
});

const first = { path: "/", title: home.opening.title };
const second = { path: aSolution, title: headingOf(aSolution) };

/** Leaves the browser in a document of the second page to which React also gave the address of the first. */
async function reloadAfterLink(page: Page) {
  await open(page, first.path, { withReact: true });
  await page.evaluate(() => scrollTo(0, 900));
  await footerLink(page, second.path).evaluate((link: HTMLElement) => link.click());
  await expectOnePage(page, second);
  await page.reload();
  await expectOnePage(page, second);
}

for (const when of ["before React", "while React starts", "before the boot script"]) {
  test(`Back after a reload, ${when} → the page of that address, where it was left`, {
    tag: "@fault",
  }, async ({ page }) => {
    await open(page, second.path, { withReact: true });
    await reloadAfterLink(page);
    const release = when === "while React starts" ? await holdReact(page) : () => {};
    if (when !== "before React") await page.reload();
    if (when === "while React starts") await page.keyboard.press("Shift");
    if (when === "before the boot script") {
      const releaseBoot = await hold(page, /\/assets\/boot-/);
      await page.reload({ waitUntil: "commit" });
      await expect(page.getByRole("contentinfo")).toBeAttached();
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(first.path);
      releaseBoot();
    } else await page.goBack();
    await expectOnePage(page, first);
    await expect.poll(() => scrollPosition(page)).toBe(900);
    release();
    await startReact(page);
    await expectOnePage(page, first);
    expect(await scrollPosition(page)).toBe(900);
    await page.goForward();
    await expectOnePage(page, second);
  });
}

test("Back after a reload, text laid out anew → where it was left", { tag: "@fault" }, async ({ page }) => {
  await reloadAfterLink(page);
  const release = await hold(page, /\.woff2$/);
  // What stands above is taller until the first frame is painted, as text is whose font is not there yet.
  await page.addInitScript(() => {
    addEventListener(
      "readystatechange",
      () => {
        const taller = document.createElement("div");
        taller.style.height = "150px";
        document.querySelector("main")?.prepend(taller);
        requestAnimationFrame(() => requestAnimationFrame(() => taller.remove()));
      },
      { once: true, capture: true },
    );
  });
  await page.goBack({ waitUntil: "commit" });
  await expectOnePage(page, first);
  await expect(page.locator("html[data-boot]")).toBeAttached();
  await painted(page);
  expect(await scrollPosition(page)).toBe(900);
  release();
  await inItsFont(page);
  await painted(page);
  expect(await scrollPosition(page)).toBe(900);
});

test("twenty steps through the history at once → the page of the address", { tag: "@fault" }, async ({
  page,
}) => {
  const titles = new Map([first, second].map(({ path, title }) => [path, title]));
  await open(page, first.path, { withReact: true });
  for (let link = 0; link < 12; link += 1) {
    const { path } = link % 2 ? first : second;
    await footerLink(page, path).click();
    await expect(page).toHaveURL(path);
  }
  // Eight back and twelve forward; whatever the browser makes of the crowd, it stays among the twelve.
  await page.evaluate(() => {
    for (let step = 0; step < 20; step += 1) {
      if (step % 5 < 2) history.back();
      else history.forward();
    }
  });
  await expect
    .poll(async () => {
      const path = new URL(page.url()).pathname;
      return (await page.getByRole("heading", { level: 1 }).textContent()) === titles.get(path);
    })
    .toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
});

test("React leaves the visitor where they are when it starts", async ({ page }) => {
  await page.goto(aSolution);
  await page.evaluate(() => scrollTo(0, 700));
  await page.goto(anotherSolution);
  // Both documents have the same key in the router's notes.
  await page.goBack();
  await expect.poll(() => scrollPosition(page)).toBe(700);
  await page.evaluate(() => scrollTo(0, 1200));
  await startReact(page);
  expect(await scrollPosition(page)).toBe(1200);
});

test("page that takes long → a sign of it at the upper edge", { tag: "@fault" }, async ({ page }) => {
  await open(page, "/sobre-nosotros", { withReact: true });
  const release = await hold(page, new RegExp(routeModule("/hablemos")));
  await footerLink(page, "/hablemos").evaluate((link: HTMLElement) => link.click());
  const sign = page.locator(".navigation-progress");
  await expect.poll(async () => (await sign.boundingBox())?.width ?? 0).toBeGreaterThan(100);
  release();
  await expect(page).toHaveURL("/hablemos");
  await expect(sign).toHaveCount(0);
});

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });

  for (const [clicks, label] of [
    [1, home.integrations.play],
    [2, home.integrations.pause],
  ] as const) {
    test(`${clicks} clicks on pause before React → each is done`, { tag: "@fault" }, async ({ page }) => {
      test.skip(!home.integrated, "nothing offered has integrations");
      const release = await holdReact(page);
      await page.goto("/");
      const control = page.locator(".strip-control");
      for (let click = 0; click < clicks; click += 1) await control.click();
      release();
      await reactHasPage(page);
      await expect(control).toHaveAccessibleName(label);
    });
  }
});
