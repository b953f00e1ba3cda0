import type { Page } from "@playwright/test";
import { errorScreen } from "#content/errors";
import { home } from "#content/home";
import { navigation } from "#content/navigation";
import { builtFile } from "./built-site.ts";
import { painted } from "./frames.ts";
import { footerLink } from "./react-start.ts";
import { aSolution, pageModule, routeModule } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const message = "La página falla a propósito";
const throwsWhenShown = `export default function Broken() { throw new Error(${JSON.stringify(message)}); }`;

/** The page that React runs on. */
const form = "/hablemos";

/** Starts React, which does not get as far as having the form. */
const startAndFail = (page: Page) => page.locator("form").dispatchEvent("pointerover");

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

test("page fails as React takes it over → the error screen, and a way home", { tag: "@fault" }, async ({
  page,
  browserConsole,
}) => {
  browserConsole.expectFault(new RegExp(message));
  await replaceModule(page, routeModule(form), throwsWhenShown);
  await page.goto(form);
  await expect(heading(page)).toBeVisible();
  await startAndFail(page);
  await expectErrorScreen(page, message);
  await expect(page).toHaveTitle(new RegExp(errorScreen.title));
  await expectFrameAndWayHome(page);
});

/** A screen that fails itself would be shown, and told of, without end. */
async function expectOneMessage(page: Page, said: string[]) {
  await painted(page);
  expect(said.filter((line) => line.includes(message))).toHaveLength(1);
}

/** A call that only this part of the page makes, in an effect or at its start, and that is made to throw. */
for (const [part, failing] of [
  ["the form, in an effect,", "navigator.onLine"],
  ["the router", "history.replaceState"],
] as const) {
  test(`${part} fails → one error screen, one message, and the page answers`, { tag: "@fault" }, async ({
    page,
    browserConsole,
  }) => {
    browserConsole.expectFault(new RegExp(message));
    await page.goto(form);
    await page.evaluate(
      ([name, text]) => {
        const fail = () => {
          throw new Error(text);
        };
        if (name === "history.replaceState") history.replaceState = fail;
        else Object.defineProperty(navigator, "onLine", { get: fail });
      },
      [failing, message] as const,
    );
    await startAndFail(page);
    await expectErrorScreen(page, message);
    await expect(heading(page)).toHaveCount(1);
    await expectOneMessage(page, browserConsole.said);
    await page.getByRole("link", { name: errorScreen.home }).click();
    await expect(heading(page)).toHaveText(home.opening.title);
  });
}

/** A text in two: up to and with the last place of some words, and what follows. */
function splitAtLast(text: string, words: string): [string, string] {
  const at = text.lastIndexOf(words);
  if (at === -1) throw new Error(`found no ${words}`);
  return [text.slice(0, at + words.length), text.slice(at + words.length)];
}

for (const part of ["header", "footer"]) {
  test(`the ${part} fails while it renders → one error screen, one message, and the page answers`, {
    tag: "@fault",
  }, async ({ page, browserConsole }) => {
    browserConsole.expectFault(new RegExp(message));
    const source = String(builtFile(pageModule()));
    // The error screen has its own, before that of every page.
    const [begin, end] = splitAtLast(source, `\`${part}\`,{`);
    const body = `${begin}...(()=>{throw new Error("${message}")})(),${end}`;
    await replaceModule(page, pageModule(), body);
    await page.goto(form);
    await startAndFail(page);
    await expectErrorScreen(page, message);
    await expectOneMessage(page, browserConsole.said);
    await footerLink(page, aSolution).click();
    await expect(page).toHaveURL(aSolution);
  });
}

/** What a visitor needs of a page. */
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
