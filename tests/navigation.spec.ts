import type { Page } from "@playwright/test";
import { navigation } from "#content/navigation";
import { painted } from "./frames.ts";
import { footerLink, inItsFont, open, reactHasPage } from "./react-start.ts";
import { anotherSolution, aSolution, footerPaths } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(scrollY));

test("a link leads to the top of its page, back and forward to where one was", async ({ page }) => {
  // The browser emulates less motion a moment late in a page gone back to, which is then of another height.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, anotherSolution);
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
});

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
  // To a pixel: the height of the second brand's page has a fraction of one.
  await expect.poll(async () => Math.abs((await scrollPosition(page)) - before)).toBeLessThanOrEqual(1);
});

test("a place within a page is found, and back leads to where one was", async ({ page }) => {
  await open(page, "/");
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

test("the keyboard begins at the start of each page that a link leads to", async ({ page }) => {
  await open(page, "/");
  for (const path of [...footerPaths.slice(1), "/"]) {
    await footerLink(page, path).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(path);
    await page.keyboard.press("Tab");
    await expect(page.locator(".skip-link")).toBeFocused();
  }
});

test("a link of the page one is on leads to its top", async ({ page }) => {
  await open(page, aSolution);
  await page.evaluate(() => scrollTo(0, 1500));
  const loaded = page.waitForEvent("load");
  await footerLink(page, aSolution).evaluate((link: HTMLElement) => link.click());
  await loaded;
  expect(await scrollPosition(page)).toBe(0);
});

test("React is fetched when the page of the form is idle, runs at the first intent in the form, and stays away with Save-Data", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(new URL(request.url()).pathname);
  });
  const isReact = (path: string) => path.includes("/react-");
  await page.goto("/hablemos");
  await expect.poll(() => scripts.filter(isReact)).toHaveLength(1);
  // What happens elsewhere on the page is none of the form's.
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 100);
  await page.keyboard.press("Shift");
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  await page.locator("form input").first().click();
  await reactHasPage(page);
  expect(scripts.filter(isReact)).toHaveLength(1);

  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  scripts.length = 0;
  await page.reload();
  // When React would be fetched otherwise.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(scripts.filter((path) => !path.includes("/analytics-"))).toEqual([
    expect.stringMatching(/^\/assets\/boot-/),
    expect.stringMatching(/^\/assets\/form-script-/),
  ]);
  await page.locator("form input").first().click();
  await reactHasPage(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the first touch of a field is painted before React starts", async ({ page, browserName }) => {
    test.skip(browserName === "firefox", "it is touched by a mouse there, which hovers before it clicks");
    await page.addInitScript(() => {
      // With it nothing of React is asked for before it starts, which its first request then shows.
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
      addEventListener("focusin", ({ target }) => {
        requestAnimationFrame(() => {
          const { dataset } = document.documentElement;
          dataset.touched = (target as HTMLInputElement).name;
          dataset.paintedAt = `${performance.now()}`;
        });
      });
    });
    await page.goto("/hablemos");
    await page.locator("form input").first().tap();
    await reactHasPage(page);
    const { touched, paintedAt, startedAt } = await page.evaluate(() => ({
      ...(document.documentElement.dataset as { touched: string; paintedAt: string }),
      startedAt: performance.getEntriesByType("resource").find(({ name }) => name.includes("/start-"))
        ?.startTime,
    }));
    expect(touched).toBe("name");
    expect(startedAt).toBeGreaterThan(Number(paintedAt));
  });
});

test("no touch brings scripts to a page without the form", async ({ page, baseURL }) => {
  await open(page, "/");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByRole("button", { name: navigation.solutions.label }).click();
  await expect(page.locator("#soluciones")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator("summary").first().click();
  await page.keyboard.press("Tab");
  await page.mouse.wheel(0, 300);
  await painted(page);
  // An analytics tool's script comes when the page is idle, touched or not.
  expect(asked.filter((url) => url.startsWith(`${baseURL}/`) && url.endsWith(".js"))).toEqual([]);
});

/** Presses twice on a link without following it, and returns the addresses that the page fetches then. */
async function fetchedByPress(page: Page): Promise<string[]> {
  await page.goto("/");
  return page.evaluate((path) => {
    const fetched: string[] = [];
    window.fetch = async (address) => {
      fetched.push(new URL(`${address}`).pathname);
      return new Response();
    };
    const link = document.querySelector(`footer a[href="${path}"]`);
    for (const event of ["pointerdown", "pointerdown"])
      link?.dispatchEvent(new PointerEvent(event, { bubbles: true }));
    return fetched;
  }, aSolution);
}

test("where the browser knows no speculation rules the page of a pressed link is fetched ahead, but not with Save-Data", async ({
  page,
  browserName,
}) => {
  if (browserName === "chromium") expect(await fetchedByPress(page)).toEqual([]);
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  expect(await fetchedByPress(page)).toEqual([aSolution]);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  expect(await fetchedByPress(page)).toEqual([]);
});

/** Follows a link and returns what moves, each part with its milliseconds; none where no view transition shows the page. */
async function motionsOfFollowing(page: Page, path: string): Promise<Record<string, number>> {
  await page.addInitScript(() => {
    addEventListener("pagereveal", async ({ viewTransition }) => {
      await viewTransition?.ready;
      const motions = document.getAnimations().flatMap(({ effect }) => {
        const { pseudoElement } = effect as KeyframeEffect;
        const milliseconds = Number(effect?.getComputedTiming().duration);
        return pseudoElement?.startsWith("::view-transition") ? [[pseudoElement, milliseconds]] : [];
      });
      document.documentElement.dataset.motions = JSON.stringify(Object.fromEntries(motions));
    });
  });
  await open(page, anotherSolution);
  await page.locator(`footer a[href^="${path}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`));
  await expect(page.locator("html")).toHaveAttribute("data-motions");
  return JSON.parse((await page.locator("html").getAttribute("data-motions")) ?? "");
}

test("with reduced motion one page takes the place of another at once", async ({ page, browserName }) => {
  test.skip(browserName === "firefox", "it has no transitions between documents");
  expect(await motionsOfFollowing(page, "/contacto")).toEqual({});
});

test.describe("with motion", () => {
  test.use({ reducedMotion: "no-preference" });

  test("the view transition to /contacto lasts 240 ms and leaves the header still", async ({
    page,
    browserName,
  }) => {
    test.skip(browserName === "firefox", "it has no transitions between documents");
    const motions = await motionsOfFollowing(page, "/contacto");
    expect(motions["::view-transition-new(root)"]).toBe(240);
    expect(Object.keys(motions).filter((part) => part.includes("group(site-header)"))).toHaveLength(1);
  });

  test("other pages have no view transition", async ({ page, browserName }) => {
    test.skip(browserName === "firefox", "it has no transitions between documents");
    expect(await motionsOfFollowing(page, aSolution)).toEqual({});
  });
});
