import type { Page } from "@playwright/test";
import { errorScreen } from "#content/errors";
import { home } from "#content/home";
import { navigation } from "#content/navigation";
import { careersPath } from "../app/careers-path.ts";
import { waitForPaint } from "./frames.ts";
import { locateFooterLink } from "./react-start.ts";
import { noCareersSkipReason } from "./sample.ts";
import { aSolutionPath, replacePageByError } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const thrownErrorMessage = "La página falla a propósito";

/** The address of the page that runs React. */
const formPagePath = "/hablemos";

const locatePageHeading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Runs in the page: makes `navigator.onLine` throw, which only the form reads. */
function breakOnlineState(message: string) {
  const get = () => {
    throw new Error(message);
  };
  Object.defineProperty(navigator, "onLine", { get });
}
/** Runs in the page: makes `history.replaceState` throw, which only the router calls. */
function breakHistory(message: string) {
  history.replaceState = () => {
    throw new Error(message);
  };
}

for (const [fault, breakPage] of [
  ["the page throws during hydration", undefined],
  ["the form throws in an effect", breakOnlineState],
  ["the router throws", breakHistory],
] as const)
  test(`${fault} on /hablemos → one error screen, one console message, and a link to the home page`, {
    tag: "@fault",
  }, async ({ page, browserConsole }) => {
    test.skip(!careersPath, noCareersSkipReason);
    browserConsole.expectFault(new RegExp(thrownErrorMessage));
    if (!breakPage) await replacePageByError(page, formPagePath, thrownErrorMessage);
    await page.goto(formPagePath);
    if (breakPage) await page.evaluate(breakPage, thrownErrorMessage);
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

    // Without the router there is no header and no footer.
    if (fault !== "the router throws") {
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(locateFooterLink(page, aSolutionPath)).toBeVisible();
    }
    await page.getByRole("link", { name: errorScreen.home }).click();
    await expect(page).toHaveURL("/");
    await expect(locatePageHeading(page)).toHaveText(home.opening.title);
  });

test("boot script does not load → a question opens, and the solutions menu and its links work", {
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
