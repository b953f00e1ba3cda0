import type { Page } from "@playwright/test";
import { errorScreen } from "#app/content/errors.ts";
import { home } from "#app/content/home.ts";
import { navigation } from "#app/content/navigation.ts";
import { builtFile, headingOf } from "./built-site.ts";
import { painted } from "./frames.ts";
import { footerLink, open, scriptGone, startFiles, startReact } from "./react-start.ts";
import { anotherSolution, aSolution, frameModule, pagePaths, routeModule } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const message = "La página falla a propósito";
const throwsWhenShown = `export default function Broken() { throw new Error(${JSON.stringify(message)}); }`;
const throwsWhenLoaded = `throw new Error(${JSON.stringify(message)});`;

/** Answers for a script of the built site with another. */
async function replaceModule(page: Page, path: string, body: string): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: "text/javascript", body }));
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function expectErrorScreen(page: Page, text: string | RegExp) {
  await expect(heading(page)).toHaveText("Unexpected Application Error!");
  await expect(heading(page)).toHaveAttribute("lang", "en");
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText(text)).toBeVisible();
  // The stack is for developers.
  await expect(page.getByText(/\bat .*assets/)).toHaveCount(0);
}

async function expectFrameAndWayHome(page: Page) {
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: errorScreen.home }).click();
  await expect(page).toHaveURL("/");
  await expect(heading(page)).toHaveText(home.opening.title);
}

for (const [failure, module] of [
  ["throws when it is shown", throwsWhenShown],
  ["throws while it loads", throwsWhenLoaded],
] as const) {
  test(`script of a page ${failure} → the error screen, and a way home`, {
    tag: "@fault",
  }, async ({ page, browserConsole }) => {
    browserConsole.expectFault(new RegExp(`${message}|Error loading route module`));
    await replaceModule(page, routeModule(anotherSolution), module);
    await open(page, "/sobre-nosotros", { withReact: true });
    await footerLink(page, anotherSolution).click();
    await expect(page).toHaveURL(anotherSolution);
    await expectErrorScreen(page, message);
    await expect(page).toHaveTitle(new RegExp(errorScreen.title));
    await expectFrameAndWayHome(page);
  });
}

test("page fails as React takes it over → the error screen, and a way home", { tag: "@fault" }, async ({
  page,
  browserConsole,
}) => {
  browserConsole.expectFault(new RegExp(message));
  await replaceModule(page, routeModule(anotherSolution), throwsWhenShown);
  await page.goto(anotherSolution);
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press("Shift");
  await expectErrorScreen(page, message);
  await expectFrameAndWayHome(page);
});

/** A screen that fails itself would be shown, and told of, without end. */
async function expectOneMessage(page: Page, said: string[]) {
  await painted(page);
  expect(said.filter((line) => line.includes(message))).toHaveLength(1);
}

/** A call that only this part of the page makes, in an effect or while it renders, and that is made to throw. */
const failures = [
  { part: "the header, in an effect", path: anotherSolution, failing: "matchMedia" },
  { part: "the menu, in an effect", path: anotherSolution, failing: "CSS.supports" },
  { part: "a section, in an effect", path: "/agentes-ia", failing: "matchMedia(motion)" },
  { part: "the router", path: anotherSolution, failing: "history.replaceState" },
] as const;

for (const { part, path, failing } of failures.filter((one) => pagePaths.includes(one.path))) {
  test(`${part}, fails → one error screen, one message, and the page answers`, { tag: "@fault" }, async ({
    page,
    browserConsole,
  }) => {
    browserConsole.expectFault(new RegExp(message));
    await page.goto(path);
    await page.evaluate(
      ([name, text]) => {
        const fail = () => {
          throw new Error(text);
        };
        if (name === "matchMedia") window.matchMedia = fail;
        if (name === "CSS.supports") CSS.supports = fail;
        const ask = matchMedia.bind(window);
        // One of the page's two chats, so that one error is told.
        let failed = false;
        if (name === "matchMedia(motion)")
          window.matchMedia = (query) => {
            if (failed || !query.includes("motion")) return ask(query);
            failed = true;
            return fail();
          };
        if (name === "history.replaceState") history.replaceState = fail;
      },
      [failing, message] as const,
    );
    await page.keyboard.press("Shift");
    await expectErrorScreen(page, message);
    await expect(heading(page)).toHaveCount(1);
    await expectOneMessage(page, browserConsole.said);
    await page.getByRole("link", { name: errorScreen.home }).click();
    await expect(heading(page)).toHaveText(home.opening.title);
  });
}

for (const part of ["header", "footer"]) {
  test(`the ${part} fails while it renders → one error screen, one message, and the page answers`, {
    tag: "@fault",
  }, async ({ page, browserConsole }) => {
    browserConsole.expectFault(new RegExp(message));
    const source = String(builtFile(frameModule()));
    const body = source.replace(`\`${part}\`,{`, `$&...(()=>{throw new Error("${message}")})(),`);
    expect(body).not.toBe(source);
    await replaceModule(page, frameModule(), body);
    await page.goto(anotherSolution);
    await page.keyboard.press("Shift");
    await expectErrorScreen(page, message);
    await expectOneMessage(page, browserConsole.said);
    await footerLink(page, aSolution).click();
    await expect(page).toHaveURL(aSolution);
  });
}

test("script of a page gone → the page is loaded as a document, once", { tag: "@fault" }, async ({
  page,
  browserConsole,
}) => {
  browserConsole.expectFault(scriptGone);
  await open(page, "/sobre-nosotros", { withReact: true });
  await page.route(`**${routeModule(anotherSolution)}`, (route) =>
    route.fulfill({ status: 404, body: "Not found" }),
  );
  const screens: string[] = [];
  await page.exposeFunction("told", (text: string) => screens.push(text));
  await page.evaluate(() => {
    new MutationObserver(() => {
      const text = document.querySelector("h1")?.textContent ?? "";
      if (text.includes("Unexpected")) (window as unknown as { told: (text: string) => void }).told(text);
    }).observe(document, { subtree: true, childList: true });
  });
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await footerLink(page, anotherSolution).click();
  await expect.poll(() => documents).toEqual([anotherSolution]);
  await expect(page).toHaveURL(anotherSolution);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(headingOf(anotherSolution));
  // Gone for this document too, the script must not make it reload for ever.
  browserConsole.expectFault(/did not load/);
  await page.keyboard.press("Shift");
  await expect.poll(() => browserConsole.said.some((line) => line.includes("did not load"))).toBe(true);
  await page.waitForLoadState("networkidle");
  expect(documents).toEqual([anotherSolution]);
  expect(screens).toEqual([]);
});

test("no connection, page not yet fetched → the error screen says so, and leads home later", {
  tag: "@fault",
}, async ({ page, context, browserConsole }) => {
  browserConsole.expectFault(
    /ERR_INTERNET_DISCONNECTED|Error loading route module|dynamically imported module/,
  );
  await open(page, "/sobre-nosotros", { withReact: true });
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await footerLink(page, anotherSolution).click();
  await expectErrorScreen(page, errorScreen.offline);
  await context.setOffline(false);
  await expectFrameAndWayHome(page);
});

/** What a visitor needs of a page, without React. */
async function expectUsable(page: Page) {
  const question = page.locator("details").first();
  await question.locator("summary").click();
  await expect(question).toHaveAttribute("open");
  await page.getByRole("button", { name: navigation.solutions.label }).click();
  await page.locator(`#soluciones a[href="${aSolution}"]`).click();
  await expect(page).toHaveURL(aSolution);
}

test("boot script lost → menus, questions and links work", { tag: "@fault" }, async ({
  page,
  browserConsole,
}) => {
  browserConsole.expectFault(/boot-.*\.js/);
  await page.route(/\/assets\/boot-[^/]+\.js/, (route) => route.abort());
  await page.goto("/");
  await expectUsable(page);
});

test("React lost → menus, questions and links work, and the next page tries again", {
  tag: "@fault",
}, async ({ page, browserConsole }) => {
  browserConsole.expectFault(/start-.*\.js|did not load/);
  await page.route(startFiles, (route) => route.abort());
  await page.goto("/");
  await page.keyboard.press("Shift");
  await expect.poll(() => browserConsole.said.filter((line) => line.includes("did not load")).length).toBe(1);
  await expectUsable(page);
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  await page.unrouteAll();
  await page.reload();
  await startReact(page);
});
