import type { Page } from "@playwright/test";
import { errorScreen } from "#content/errors";
import { home } from "#content/home";
import { navigation } from "#content/navigation";
import { builtFile } from "./built-site.ts";
import { waitForPaint } from "./frames.ts";
import { footerLink } from "./react-start.ts";
import { aSolution, pageModule, routeModule } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const message = "La página falla a propósito";

/** The page that runs React. */
const form = "/hablemos";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Replaces a script of the built site by another one. */
async function replaceModule(page: Page, path: string, body: string): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: "text/javascript", body }));
}

/** Makes a browser function throw that only one part of the page calls, in an effect or at its start. */
const failIn = (page: Page, call: "navigator.onLine" | "history.replaceState") =>
  page.evaluate(
    ([name, text]) => {
      const fail = () => {
        throw new Error(text);
      };
      if (name === "history.replaceState") history.replaceState = fail;
      else Object.defineProperty(navigator, "onLine", { get: fail });
    },
    [call, message] as const,
  );

/**
 * Makes the page's header or footer throw while it renders; those of the error screen, earlier in the file, still work.
 */
async function failInRender(page: Page, part: "header" | "footer") {
  const source = String(builtFile(pageModule()));
  const words = `\`${part}\`,{`;
  const at = source.lastIndexOf(words) + words.length;
  if (at < words.length) throw new Error(`found no ${words}`);
  const failing = `...(()=>{throw new Error("${message}")})(),`;
  await replaceModule(page, pageModule(), source.slice(0, at) + failing + source.slice(at));
}

const failingPage = `export default function Broken() { throw new Error(${JSON.stringify(message)}); }`;

for (const [fault, { before, after }] of Object.entries({
  "page throws during hydration": {
    before: (page) => replaceModule(page, routeModule(form), failingPage),
  },
  "the form throws in an effect": { after: (page) => failIn(page, "navigator.onLine") },
  "the router throws": { after: (page) => failIn(page, "history.replaceState") },
  "the header throws while it renders": { before: (page) => failInRender(page, "header") },
  "the footer throws while it renders": { before: (page) => failInRender(page, "footer") },
} as Record<string, Partial<Record<"before" | "after", (page: Page) => Promise<void>>>>)) {
  test(`${fault} → one error screen, one message, and a link to the home page`, { tag: "@fault" }, async ({
    page,
    browserConsole,
  }) => {
    browserConsole.expectFault(new RegExp(message));
    await before?.(page);
    await page.goto(form);
    await after?.(page);
    await page.locator("form").dispatchEvent("pointerover");

    await expect(heading(page)).toHaveText("Unexpected Application Error!");
    await expect(heading(page)).toHaveCount(1);
    await expect(heading(page)).toHaveAttribute("lang", "en");
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(errorScreen.title));
    await expect(page.getByText(message)).toBeVisible();
    // Visitors must not see the stack, which is for developers.
    await expect(page.getByText(/\bat .*assets/)).toHaveCount(0);
    // An error screen that failed itself would be rendered and logged endlessly.
    await waitForPaint(page);
    expect(browserConsole.messages.filter((line) => line.includes(message))).toHaveLength(1);

    // Header and footer need the router.
    if (fault !== "the router throws") {
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(footerLink(page, aSolution)).toBeVisible();
    }
    await page.getByRole("link", { name: errorScreen.home }).click();
    await expect(page).toHaveURL("/");
    await expect(heading(page)).toHaveText(home.opening.title);
  });
}

test("boot script does not load → menus, questions and links work", { tag: "@fault" }, async ({
  page,
  browserConsole,
}) => {
  browserConsole.expectFault(/boot-.*\.js/);
  await page.route(/\/assets\/boot-[^/]+\.js/, (route) => route.abort());
  await page.goto("/");
  const question = page.locator("details").first();
  await question.locator("summary").click();
  await expect(question).toHaveAttribute("open");
  await page.getByRole("button", { name: navigation.solutions.label }).click();
  await page.locator(`#soluciones a[href="${aSolution}"]`).click();
  await expect(page).toHaveURL(aSolution);
});
