import type { Page } from "@playwright/test";
import { careersPageTexts } from "../src/careers/words.ts";
import { careersPath } from "../src/content/careers-path.ts";
import { delayReactFiles, reactStartStates, startReactOnForm } from "./react-start.ts";
import { noCareersSkipReason } from "./sample.ts";
import { expect, test } from "./site-test.ts";
import { translatePage } from "./translate-page.ts";

test.skip(!careersPath, noCareersSkipReason);

/** The text typed into every field, which all accept. */
const textAcceptedByEveryField = "ana@ejemplo.com";

const locateFields = (page: Page) => page.locator("form").locator("input:visible, textarea:visible");

/** Fills every visible field of the form with the same text. */
async function fillAllFields(page: Page) {
  for (const field of await locateFields(page).all()) await field.fill(textAcceptedByEveryField);
}

/** Sends the form, and expects the thanks, and no part of the page missing or doubled. */
async function sendFormAndExpectThanksMessage(page: Page) {
  await page.locator('form [type="submit"]').click();
  await expect(page.locator("form").getByText(careersPageTexts.form.sent.title)).toBeVisible();
  for (const part of ["header", "main", "footer"]) await expect(page.locator(part)).toHaveCount(1);
}

for (const { when, withReact } of reactStartStates)
  test(`/hablemos translated by the browser ${when} → it stays translated, and the form is sent`, {
    tag: "@fault",
  }, async ({ page }) => {
    await page.goto("/hablemos");
    if (withReact) await startReactOnForm(page);
    await translatePage(page);
    await fillAllFields(page);
    for (const place of ["h1", "form label"])
      await expect(page.locator(`${place} font`).first()).toBeVisible();
    await sendFormAndExpectThanksMessage(page);
    await expect(page.locator("form label font").first()).toBeVisible();
    // The thanks are translated too, and then a new text is written.
    await translatePage(page);
    await fillAllFields(page);
    await expect(page.getByRole("status")).toBeEmpty();
  });

test("a browser extension changes /hablemos before React starts → the form keeps the focus and the typed text, and is sent", {
  tag: "@fault",
}, async ({ page, browserConsole }) => {
  browserConsole.allowFault(/React error #418/);
  // Playwright fills a field in two steps; if React replaced the form between them, the text would have no field.
  const releaseReact = await delayReactFiles(page);
  await page.goto("/hablemos");
  await page.evaluate(() => {
    document.documentElement.setAttribute("data-extension", "1");
    for (const place of document.querySelectorAll("form, form label, header, main, body")) {
      place.prepend(document.createElement("extension-first"));
      place.append(document.createElement("extension-last"));
    }
  });
  const firstField = locateFields(page).first();
  await firstField.fill(textAcceptedByEveryField);
  releaseReact();
  await startReactOnForm(page);
  // React has replaced the form, so this is another field.
  await expect(firstField).toBeFocused();
  await expect(firstField).toHaveValue(textAcceptedByEveryField);
  await expect(page.locator(".form-stalled")).toBeHidden();
  await fillAllFields(page);
  await sendFormAndExpectThanksMessage(page);
});
