import type { Page } from "@playwright/test";
import { careersPageTexts } from "../src/careers/words.ts";
import { careersPath } from "../src/content/careers-path.ts";
import {
  expectFieldValuesOrEmpty,
  expectThanksMessageAndEmptyForm,
  fillForm,
  formFieldNames,
  locateFormField,
  locateFormStatus,
  locateSubmitButton,
  openForm,
  readMailText,
  sendForm,
  submitAndExpectThanks,
  testApplication,
} from "./application.ts";
import { applicationEndpoint, received, resetEndpoint, respondWith } from "./application-endpoint.ts";
import { readRecordedEvents, recordSiteEvents } from "./events.ts";
import { setUpVariantSite } from "./on-variant.ts";
import { applicationReceiverPort, createOwnerWithCalendlyReceiverAndLogos } from "./owner-with-services.ts";
import { locateFooterLink } from "./react-start.ts";
import { noCareersSkipReason } from "./sample.ts";
import { expect, test } from "./site-test.ts";
import { translatePage } from "./translate-page.ts";

// All tests run in one worker, because they share the port of the receiver.
test.describe.configure({ mode: "default" });

test.skip(!careersPath, noCareersSkipReason);

const { form: formTexts } = careersPageTexts;

setUpVariantSite(createOwnerWithCalendlyReceiverAndLogos);
test.beforeAll(() => void applicationEndpoint.listen(applicationReceiverPort, "127.0.0.1"));
test.afterAll(() => applicationEndpoint.close().closeAllConnections());
test.beforeEach(({ browserConsole }) => {
  resetEndpoint(respondWith(200));
  browserConsole.allowFault(/status of [45]\d\d|ERR_INTERNET_DISCONNECTED/);
});

const locateSendingButton = (page: Page) =>
  page.getByRole("button", { name: formTexts.waiting, exact: true });
const locateFailureAlert = (page: Page) => page.locator("form").getByRole("alert");
const locateRetryButton = (page: Page) =>
  locateFailureAlert(page).getByRole("button", { name: formTexts.failure.retry });
const readReceivedApplications = () => received.map(({ body }) => JSON.parse(body));

async function expectFailureWithKeptText(page: Page, reason: keyof typeof formTexts.failure) {
  await expect(locateFailureAlert(page)).toContainText(formTexts.failure[reason]);
  await expectFieldValuesOrEmpty(page, testApplication);
  await expect(locateFormStatus(page)).toBeEmpty();
  const mail = locateFailureAlert(page).getByRole("link", { name: formTexts.failure.mail });
  expect(await readMailText(mail)).toContain(testApplication.phone);
  // An analytics event has the address of its link, and so the text.
  await expect(mail).not.toHaveAttribute("data-event");
  await expect(locateFailureAlert(page).locator('a[href^="https://wa.me/"]')).toBeVisible();
}

/** The last two attempts have the same body and the same application id. */
function expectAttempts(count: number) {
  expect(received).toHaveLength(count);
  for (const { body, headers } of received.slice(-2)) {
    expect(body).toBe(received.at(-1)?.body);
    expect(headers["idempotency-key"]).toBe(JSON.parse(body).id);
  }
}

function delayFirstResponse(status = 200): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  resetEndpoint(async (request, response) => {
    await promise;
    respondWith(status)(request, response);
  }, respondWith(200));
  return resolve;
}

async function sendFormToReceiver(page: Page) {
  await openForm(page);
  await sendForm(page);
  await expect.poll(() => received.length).toBe(1);
}

test("a double click sends once, and the same text after the thanks anew", async ({ page }) => {
  const release = delayFirstResponse();
  await recordSiteEvents(page);
  await page.goto("/sobre-nosotros?utm_source=red");
  await locateFooterLink(page, "/hablemos").click();
  await fillForm(page);
  await locateSubmitButton(page).dblclick();
  await expect(locateSendingButton(page)).toHaveAttribute("aria-disabled", "true");
  await locateFormField(page, "name").press("Enter");
  await expect(locateFormField(page, "message")).not.toBeEditable();
  await expect(locateFormStatus(page)).toBeEmpty();
  release();
  await expectThanksMessageAndEmptyForm(page);
  await expect.poll(() => readRecordedEvents(page)).toEqual([{ event: "site_form_sent", page: "/hablemos" }]);
  const [first, ...others] = readReceivedApplications();
  expect(others).toEqual([]);
  const attribution = { utm_source: "red", landing: "/sobre-nosotros" };
  expect(first).toMatchObject({ ...testApplication, page: page.url(), attribution });
  expect(Math.abs(Date.parse(first.sentAt) - Date.now())).toBeLessThan(60_000);

  await sendForm(page);
  await expectThanksMessageAndEmptyForm(page);
  expect(readReceivedApplications()[1].id).not.toBe(first.id);
});

test.describe("the delivery of the form, when something fails", { tag: "@fault" }, () => {
  test("receiver fails four times → the form offers to try again or to send a mail", async ({ page }) => {
    await page.clock.install();
    resetEndpoint(...Array(4).fill(respondWith(500)), respondWith(200));
    await sendFormToReceiver(page);
    await expect(locateFormStatus(page)).toHaveText(formTexts.delivery.again);
    await expect(async () => {
      await page.clock.fastForward(5000);
      await expect(locateRetryButton(page)).toBeVisible({ timeout: 200 });
    }).toPass();
    await expectFailureWithKeptText(page, "unconfirmed");
    await submitAndExpectThanks(page, locateRetryButton(page));
    await expect(locateFailureAlert(page)).toBeEmpty();
    expectAttempts(5);
  });

  test("receiver finds the text too long → a shorter one is another application", async ({ page }) => {
    resetEndpoint(respondWith(413), respondWith(200));
    await sendFormToReceiver(page);
    await expectFailureWithKeptText(page, "tooLong");
    // No retry is offered, because the same text would be too long again.
    await expect(locateRetryButton(page)).toHaveCount(0);
    await locateFormField(page, "message").fill("Más corto.");
    await expect(locateFailureAlert(page)).toBeEmpty();
    await submitAndExpectThanks(page);
    const [before, changed] = readReceivedApplications();
    expect(changed.message).toBe("Más corto.");
    expect(changed.id).not.toBe(before.id);
  });

  test("form sent offline → it waits, and sends with a connection", async ({ page, context }) => {
    await openForm(page);
    await context.setOffline(true);
    await sendForm(page);
    await expect(locateFormStatus(page)).toHaveText(formTexts.delivery.waitsForConnection);
    await expect(locateSendingButton(page)).toBeVisible();
    await expectFieldValuesOrEmpty(page, testApplication);
    await context.setOffline(false);
    await expectThanksMessageAndEmptyForm(page);
    expect(received).toHaveLength(1);
  });

  test("reload while it is sent → a confirmation, then a retry of the same application", async ({ page }) => {
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.type());
      dialog.accept();
    });
    delayFirstResponse();
    await sendFormToReceiver(page);
    await page.reload();
    expect(dialogs).toEqual(["beforeunload"]);
    await expectFailureWithKeptText(page, "interrupted");
    await submitAndExpectThanks(page, locateRetryButton(page));
    expectAttempts(2);
    await page.reload();
    expect(dialogs, "after the delivery").toHaveLength(1);
  });

  for (const status of [200, 400])
    test(`tab duplicated while sent, answer ${status} → taken once, both say thanks`, async ({ page }) => {
      const release = delayFirstResponse(status);
      await sendFormToReceiver(page);
      // As the browser's "Duplicate tab", with a copy of the session storage.
      const opened = page.waitForEvent("popup");
      await page.evaluate(() => void open(location.href));
      const copy = await opened;
      await expectFailureWithKeptText(copy, "interrupted");
      await locateRetryButton(copy).click();
      await expect(locateSendingButton(copy)).toBeVisible();
      release();
      await expectThanksMessageAndEmptyForm(copy);
      if (status === 400) await submitAndExpectThanks(page, locateRetryButton(page));
      await expectThanksMessageAndEmptyForm(page);
      expectAttempts(status === 400 ? 2 : 1);
    });

  test("page translated before and while it is sent, answers 503, 200 → thanks", async ({ page }) => {
    resetEndpoint(respondWith(503), respondWith(200));
    await page.goto("/hablemos");
    await translatePage(page);
    const fillAll = async () => {
      for (const name of formFieldNames)
        await page.locator(`form [name=${name}]`).fill(testApplication.email);
    };
    await fillAll();
    await expect(page.locator("html")).not.toHaveAttribute("data-form", "hydrated");
    await page.locator("form [type=submit]").click();
    await expect(locateFormStatus(page)).toHaveText(formTexts.delivery.again);
    await translatePage(page);
    await expect(locateFormStatus(page).getByText(formTexts.sent.title)).toBeVisible();
    for (const part of ["form", "header", "main", "footer"]) await expect(page.locator(part)).toHaveCount(1);
    await expect(page.locator("form label font").first()).toBeVisible();
    await translatePage(page);
    await fillAll();
    await expect(locateFormStatus(page)).toBeEmpty();
  });

  test("browser without storage and locks → a retry sends the same id", async ({ page, browserConsole }) => {
    browserConsole.allowFault(/Failed to save .* in sessionStorage/);
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
      for (const name of ["sessionStorage", "localStorage"]) Object.defineProperty(window, name, { get });
      Object.defineProperty(navigator, "locks", { value: undefined });
    });
    resetEndpoint(respondWith(400), respondWith(200));
    await sendFormToReceiver(page);
    await expectFailureWithKeptText(page, "refused");
    await submitAndExpectThanks(page, locateRetryButton(page));
    expectAttempts(2);
  });
});
