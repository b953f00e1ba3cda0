import type { Page } from "@playwright/test";
import { careersPageTexts } from "../src/careers/words.ts";
import { careersPath } from "../src/content/careers-path.ts";
import { errorScreenTexts } from "../src/content/errors.ts";
import { site } from "../src/content/site.ts";
import { expectFieldValuesOrEmpty, fillForm, locateSubmitButton, testApplication } from "./application.ts";
import { waitForPaint } from "./frames.ts";
import { makeFormThrow } from "./island.ts";
import { openPageWithFonts, startReactOnForm } from "./react-start.ts";
import { noCareersSkipReason } from "./sample.ts";
import { expect, test } from "./site-test.ts";

test.skip(!careersPath, noCareersSkipReason);

/** The message of the error that a test makes the form throw in an effect. */
const thrownErrorMessage = "La página falla a propósito";

/** Makes the form throw in an effect, which asks whether there is a connection. */
const throwInEffect = (page: Page) =>
  page.evaluate((message) => {
    Object.defineProperty(navigator, "onLine", {
      get() {
        throw new Error(message);
      },
    });
  }, thrownErrorMessage);

const locateErrorHeading = (page: Page) =>
  page.getByRole("heading", { name: "Unexpected Application Error!" });

for (const [place, makeItThrow, message] of [
  ["in an effect", throwInEffect, thrownErrorMessage],
  ["while it renders", makeFormThrow, "null"],
] as const)
  test(`form of /hablemos throws ${place} → one error screen in its place, one console message, the typed text in a mail, and a link to the home page`, {
    tag: "@fault",
  }, async ({ page, browserConsole }) => {
    browserConsole.allowFault(new RegExp(message));
    await page.goto("/hablemos");
    await page
      .getByLabel(careersPageTexts.form.message.label)
      .evaluate((field: HTMLTextAreaElement, text) => {
        // Without a focus, which would start React.
        field.value = text;
      }, testApplication.message);
    await makeItThrow(page);
    await page.locator("form").dispatchEvent("input");

    const heading = locateErrorHeading(page);
    await expect(heading).toHaveAttribute("lang", "en");
    await expect(heading).toBeFocused();
    await expect(page.locator("astro-island").getByText(message)).toBeVisible();
    // Visitors must not see the stack, which is for developers.
    await expect(page.getByText(/\bat .*assets/)).toHaveCount(0);
    for (const part of ["banner", "contentinfo"] as const) await expect(page.getByRole(part)).toBeVisible();
    await expect(page.locator("form")).toHaveCount(0);
    const island = page.locator("astro-island");
    const mail = await island.locator('a[href^="mailto:"]').first().getAttribute("href");
    const { pathname, searchParams } = new URL(mail ?? "");
    expect(pathname).toBe(site.email);
    expect(searchParams.get("body")?.replaceAll("\r\n", "\n")).toContain(testApplication.message);
    await expect(island.locator('a[href^="https://wa.me/"]')).toBeVisible();
    // An error screen that failed itself would be rendered and logged endlessly.
    await waitForPaint(page);
    expect(browserConsole.messages.filter((line) => line.includes(message))).toHaveLength(1);
    await page.reload();
    await expectFieldValuesOrEmpty(page, { message: testApplication.message });
    await makeItThrow(page);
    await page.locator("form").dispatchEvent("pointerover");
    await page.getByRole("link", { name: errorScreenTexts.home }).click();
    await expect(page).toHaveURL("/");
  });

/** Makes the thanks throw, which move the focus to themselves. */
const throwInThanks = (page: Page) =>
  page.evaluate((message) => {
    HTMLDivElement.prototype.focus = () => {
      HTMLDivElement.prototype.focus = HTMLElement.prototype.focus;
      throw new Error(message);
    };
  }, thrownErrorMessage);

/** Makes the analytics tool throw at every event. */
const throwInAnalytics = (page: Page) =>
  page.evaluate((message) => {
    const push = () => {
      throw new Error(message);
    };
    window.dataLayer = Object.assign([], { push });
  }, thrownErrorMessage);

for (const [what, makeItThrow] of [
  ["form of /hablemos", throwInThanks],
  ["analytics tool", throwInAnalytics],
] as const)
  test(`${what} throws after the job application was taken → the visitor reads the thanks, and no error`, {
    tag: "@fault",
  }, async ({ page, browserConsole }) => {
    browserConsole.allowFault(new RegExp(thrownErrorMessage));
    await openPageWithFonts(page, "/hablemos", { withReact: true });
    await fillForm(page);
    await makeItThrow(page);
    await locateSubmitButton(page).click();
    await expect(page.getByText(careersPageTexts.form.sent.text)).toBeInViewport();
    await expect(page.getByText(careersPageTexts.form.sent.title)).toBeVisible();
    await expect(locateErrorHeading(page)).toHaveCount(0);
    await page.reload();
    await startReactOnForm(page);
    await expectFieldValuesOrEmpty(page, {});
  });
