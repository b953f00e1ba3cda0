import type { Page } from "@playwright/test";
import { errorScreen } from "#content/errors";
import { home } from "#content/home";
import { navigation } from "#content/navigation";
import { careersPath } from "../app/careers-path.ts";
import { waitForPaint } from "./frames.ts";
import { locateFooterLink } from "./react-start.ts";
import { noCareersReason } from "./sample.ts";
import { aSolutionPath, getRouteModuleAddress } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const thrownErrorMessage = "La página falla a propósito";

/** The page that runs React. */
const formPagePath = "/hablemos";

const locatePageHeading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Makes a browser function throw that only one part of the page calls, in an effect or at its start. */
const makeBrowserCallFail = (page: Page, call: "navigator.onLine" | "history.replaceState") =>
  page.evaluate(
    ([name, text]) => {
      const fail = () => {
        throw new Error(text);
      };
      if (name === "history.replaceState") history.replaceState = fail;
      else Object.defineProperty(navigator, "onLine", { get: fail });
    },
    [call, thrownErrorMessage] as const,
  );

/** Replaces the script of the page by one that throws. */
async function replacePageModule(page: Page): Promise<void> {
  await page.route(`**${getRouteModuleAddress(formPagePath)}`, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export default function Broken() { throw new Error(${JSON.stringify(thrownErrorMessage)}); }`,
    }),
  );
}

for (const [fault, { before, after }] of Object.entries({
  "the page throws during hydration": { before: replacePageModule },
  "the form throws in an effect": { after: (page) => makeBrowserCallFail(page, "navigator.onLine") },
  "the router throws": { after: (page) => makeBrowserCallFail(page, "history.replaceState") },
} as Record<string, Partial<Record<"before" | "after", (page: Page) => Promise<void>>>>)) {
  test(`${fault} on /hablemos → one error screen, one console message, and a link to the home page`, {
    tag: "@fault",
  }, async ({ page, browserConsole }) => {
    test.skip(!careersPath, noCareersReason);
    browserConsole.expectFault(new RegExp(thrownErrorMessage));
    await before?.(page);
    await page.goto(formPagePath);
    await after?.(page);
    await page.locator("form").dispatchEvent("pointerover");

    await expect(locatePageHeading(page)).toHaveText("Unexpected Application Error!");
    await expect(locatePageHeading(page)).toHaveCount(1);
    await expect(locatePageHeading(page)).toHaveAttribute("lang", "en");
    await expect(locatePageHeading(page)).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(errorScreen.title));
    await expect(page.getByText(thrownErrorMessage)).toBeVisible();
    // Visitors must not see the stack, which is for developers.
    await expect(page.getByText(/\bat .*assets/)).toHaveCount(0);
    // An error screen that failed itself would be rendered and logged endlessly.
    await waitForPaint(page);
    expect(browserConsole.messages.filter((line) => line.includes(thrownErrorMessage))).toHaveLength(1);

    // Header and footer need the router.
    if (fault !== "the router throws") {
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(locateFooterLink(page, aSolutionPath)).toBeVisible();
    }
    await page.getByRole("link", { name: errorScreen.home }).click();
    await expect(page).toHaveURL("/");
    await expect(locatePageHeading(page)).toHaveText(home.opening.title);
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
