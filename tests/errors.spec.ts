import { errorScreenTexts } from "../src/content/errors.ts";
import { homePageTexts } from "../src/home/words.ts";
import { careersPath } from "../src/content/careers-path.ts";
import { waitForPaint } from "./frames.ts";
import { noCareersSkipReason } from "./sample.ts";
import { makePageThrow } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

/** The message of the error that a test makes the page or the router throw. */
const thrownErrorMessage = "La página falla a propósito";

for (const thrower of ["page", "router"])
  test(`${thrower} throws on /hablemos → one error screen, one console message, and a link to the home page`, {
    tag: "@fault",
  }, async ({ page, browserConsole }) => {
    test.skip(!careersPath, noCareersSkipReason);
    browserConsole.allowFault(new RegExp(thrownErrorMessage));
    if (thrower === "page") await makePageThrow(page, "/hablemos", thrownErrorMessage);
    await page.goto("/hablemos");
    if (thrower === "router")
      // Only the router calls history.replaceState, so that the error is the router's.
      await page.evaluate((message) => {
        history.replaceState = () => {
          throw new Error(message);
        };
      }, thrownErrorMessage);
    await page.locator("form").dispatchEvent("pointerover");

    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Unexpected Application Error!");
    await expect(heading).toHaveAttribute("lang", "en");
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(errorScreenTexts.title));
    await expect(page.getByText(thrownErrorMessage)).toBeVisible();
    // Visitors must not see the stack, which is for developers.
    await expect(page.getByText(/\bat .*assets/)).toHaveCount(0);
    // When the router itself fails, it shows neither header nor footer.
    if (thrower === "page") await expect(page.getByRole("banner")).toBeVisible();
    // An error screen that failed itself would be rendered and logged endlessly.
    await waitForPaint(page);
    expect(browserConsole.messages.filter((line) => line.includes(thrownErrorMessage))).toHaveLength(1);
    await page.getByRole("link", { name: errorScreenTexts.home }).click();
    await expect(page).toHaveURL("/");
    await expect(heading).toHaveText(homePageTexts.opening.title);
  });
