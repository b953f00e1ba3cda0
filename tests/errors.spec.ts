import type { Page } from "@playwright/test";
import { errorScreen } from "#content/errors";
import { home } from "#content/home";
import { navigation } from "#content/navigation";
import { readBuiltFile } from "./built-site.ts";
import { waitForPaint } from "./frames.ts";
import { footerLink } from "./react-start.ts";
import { aSolutionPath, getPageModule, getRouteModule } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const errorMessage = "La página falla a propósito";

/** The page that runs React. */
const formPath = "/hablemos";

const pageHeading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Replaces a script of the built site by another one. */
async function replaceModule(page: Page, path: string, body: string): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: "text/javascript", body }));
}

/** Makes a browser function throw that only one part of the page calls, in an effect or at its start. */
const makeCallFail = (page: Page, call: "navigator.onLine" | "history.replaceState") =>
  page.evaluate(
    ([name, text]) => {
      const fail = () => {
        throw new Error(text);
      };
      if (name === "history.replaceState") history.replaceState = fail;
      else Object.defineProperty(navigator, "onLine", { get: fail });
    },
    [call, errorMessage] as const,
  );

/**
 * Makes the page's header or footer throw while it renders; those of the error screen, earlier in the file, still work.
 */
async function failInRender(page: Page, part: "header" | "footer") {
  const source = String(readBuiltFile(getPageModule()));
  const words = `\`${part}\`,{`;
  const at = source.lastIndexOf(words) + words.length;
  if (at < words.length) throw new Error(`found no ${words}`);
  const failing = `...(()=>{throw new Error("${errorMessage}")})(),`;
  await replaceModule(page, getPageModule(), source.slice(0, at) + failing + source.slice(at));
}

const failingPageModule = `export default function Broken() { throw new Error(${JSON.stringify(errorMessage)}); }`;

for (const [fault, { before, after }] of Object.entries({
  "the page throws during hydration": {
    before: (page) => replaceModule(page, getRouteModule(formPath), failingPageModule),
  },
  "the form throws in an effect": { after: (page) => makeCallFail(page, "navigator.onLine") },
  "the router throws": { after: (page) => makeCallFail(page, "history.replaceState") },
  "the header throws while it renders": { before: (page) => failInRender(page, "header") },
  "the footer throws while it renders": { before: (page) => failInRender(page, "footer") },
} as Record<string, Partial<Record<"before" | "after", (page: Page) => Promise<void>>>>)) {
  test(`${fault} on /hablemos → one error screen, one console message, and a link to the home page`, {
    tag: "@fault",
  }, async ({ page, browserConsole }) => {
    browserConsole.expectFault(new RegExp(errorMessage));
    await before?.(page);
    await page.goto(formPath);
    await after?.(page);
    await page.locator("form").dispatchEvent("pointerover");

    await expect(pageHeading(page)).toHaveText("Unexpected Application Error!");
    await expect(pageHeading(page)).toHaveCount(1);
    await expect(pageHeading(page)).toHaveAttribute("lang", "en");
    await expect(pageHeading(page)).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(errorScreen.title));
    await expect(page.getByText(errorMessage)).toBeVisible();
    // Visitors must not see the stack, which is for developers.
    await expect(page.getByText(/\bat .*assets/)).toHaveCount(0);
    // An error screen that failed itself would be rendered and logged endlessly.
    await waitForPaint(page);
    expect(browserConsole.messages.filter((line) => line.includes(errorMessage))).toHaveLength(1);

    // Header and footer need the router.
    if (fault !== "the router throws") {
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(footerLink(page, aSolutionPath)).toBeVisible();
    }
    await page.getByRole("link", { name: errorScreen.home }).click();
    await expect(page).toHaveURL("/");
    await expect(pageHeading(page)).toHaveText(home.opening.title);
  });
}

test("the boot script does not load → a question opens, and the solutions menu and its links work", {
  tag: "@fault",
}, async ({ page, browserConsole }) => {
  browserConsole.expectFault(/boot-.*\.js/);
  await page.route(/\/assets\/boot-[^/]+\.js/, (route) => route.abort());
  await page.goto("/");
  const question = page.locator("details").first();
  await question.locator("summary").click();
  await expect(question).toHaveAttribute("open");
  await page.getByRole("button", { name: navigation.solutions.label }).click();
  await page.locator(`#soluciones a[href="${aSolutionPath}"]`).click();
  await expect(page).toHaveURL(aSolutionPath);
});
