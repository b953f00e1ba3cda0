import { formFieldNames, locateForm, readMailText, testApplication } from "../../tests/application.ts";
import {
  applicationEndpoint,
  received,
  resetEndpoint,
  respondWith,
} from "../../tests/application-endpoint.ts";
import { readRecordedEvents, recordSiteEvents } from "../../tests/events.ts";
import { setUpVariantSite } from "../../tests/on-variant.ts";
import {
  applicationReceiverPort,
  createOwnerWithCalendlyReceiverAndLogos,
} from "../../tests/owner-with-services.ts";
import { locateFooterLink } from "../../tests/react-start.ts";
import { noCareersSkipReason } from "../../tests/sample.ts";
import { expect, test } from "../../tests/site-test.ts";
import { translatePage } from "../../tests/translate-page.ts";
import { careersPage } from "../content/pages/careers-path.ts";
import { read } from "../site-content.ts";
import { careersWords } from "./words.ts";

const careersPath = read(careersPage);
const careersPageTexts = read(careersWords);

// All tests run in one worker, because they share the port of the receiver.
test.describe.configure({ mode: "default" });

test.skip(!careersPath, noCareersSkipReason);

const { form: formTexts } = careersPageTexts;

setUpVariantSite(createOwnerWithCalendlyReceiverAndLogos);
test.beforeAll(() => void applicationEndpoint.listen(applicationReceiverPort, "127.0.0.1"));
test.afterAll(() => applicationEndpoint.close().closeAllConnections());
let form: ReturnType<typeof locateForm>;
test.beforeEach(({ page, browserConsole }) => {
  form = locateForm(page);
  resetEndpoint(respondWith(200));
  browserConsole.allowFault(/status of [45]\d\d|ERR_INTERNET_DISCONNECTED/);
});

const readReceivedApplications = () => received.map(({ body }) => JSON.parse(body));

async function expectFailureWithKeptText(reason: keyof typeof formTexts.failure, shown = form) {
  await expect(shown.alert).toContainText(formTexts.failure[reason]);
  await shown.expectValues(testApplication);
  await expect(shown.status).toBeEmpty();
  const mail = shown.alert.getByRole("link", { name: formTexts.failure.mail });
  expect(await readMailText(mail)).toContain(testApplication.phone);
  // An analytics event has the address of its link, and so the text.
  await expect(mail).not.toHaveAttribute("data-event");
  await expect(shown.alert.locator('a[href^="https://wa.me/"]')).toBeVisible();
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

async function sendFormToReceiver() {
  await form.open();
  await form.send();
  await expect.poll(() => received.length).toBe(1);
}

test("a double click sends once, and the same text after the thanks anew", async ({ page }) => {
  const release = delayFirstResponse();
  await recordSiteEvents(page);
  await page.goto("/sobre-nosotros?utm_source=red");
  await locateFooterLink(page, "/hablemos").click();
  await form.fill();
  await form.button.dblclick();
  await expect(form.sendingButton).toHaveAttribute("aria-disabled", "true");
  await form.field("name").press("Enter");
  await expect(form.field("message")).not.toBeEditable();
  await expect(form.status).toBeEmpty();
  release();
  await form.expectThanks();
  await expect.poll(() => readRecordedEvents(page)).toEqual([{ event: "site_form_sent", page: "/hablemos" }]);
  const [first, ...others] = readReceivedApplications();
  expect(others).toEqual([]);
  const attribution = { utm_source: "red", landing: "/sobre-nosotros" };
  expect(first).toMatchObject({ ...testApplication, page: page.url(), attribution });
  expect(Math.abs(Date.parse(first.sentAt) - Date.now())).toBeLessThan(60_000);

  await form.send();
  await form.expectThanks();
  expect(readReceivedApplications()[1].id).not.toBe(first.id);
});

test.describe("the delivery of the form, when something fails", { tag: "@fault" }, () => {
  test("receiver fails four times → the form offers to try again or to send a mail", async ({ page }) => {
    await page.clock.install();
    resetEndpoint(...Array(4).fill(respondWith(500)), respondWith(200));
    await sendFormToReceiver();
    await expect(form.status).toHaveText(formTexts.delivery.again);
    await expect(async () => {
      await page.clock.fastForward(5000);
      await expect(form.retryButton).toBeVisible({ timeout: 200 });
    }).toPass();
    await expectFailureWithKeptText("unconfirmed");
    await form.submitAndExpectThanks(form.retryButton);
    await expect(form.alert).toBeEmpty();
    expectAttempts(5);
  });

  test("receiver finds the text too long → a shorter one is another application", async () => {
    resetEndpoint(respondWith(413), respondWith(200));
    await sendFormToReceiver();
    await expectFailureWithKeptText("tooLong");
    // No retry is offered, because the same text would be too long again.
    await expect(form.retryButton).toHaveCount(0);
    await form.field("message").fill("Más corto.");
    await expect(form.alert).toBeEmpty();
    await form.submitAndExpectThanks();
    const [before, changed] = readReceivedApplications();
    expect(changed.message).toBe("Más corto.");
    expect(changed.id).not.toBe(before.id);
  });

  test("form sent offline → it waits, and sends with a connection", async ({ context }) => {
    await form.open();
    await context.setOffline(true);
    await form.send();
    await expect(form.status).toHaveText(formTexts.delivery.waitsForConnection);
    await expect(form.sendingButton).toBeVisible();
    await form.expectValues(testApplication);
    await context.setOffline(false);
    await form.expectThanks();
    expect(received).toHaveLength(1);
  });

  test("reload while it is sent → a confirmation, then a retry of the same application", async ({ page }) => {
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.type());
      dialog.accept();
    });
    delayFirstResponse();
    await sendFormToReceiver();
    await page.reload();
    expect(dialogs).toEqual(["beforeunload"]);
    await expectFailureWithKeptText("interrupted");
    await form.submitAndExpectThanks(form.retryButton);
    expectAttempts(2);
    await page.reload();
    expect(dialogs, "after the delivery").toHaveLength(1);
  });

  for (const status of [200, 400])
    test(`tab duplicated while sent, answer ${status} → taken once, both say thanks`, async ({ page }) => {
      const release = delayFirstResponse(status);
      await sendFormToReceiver();
      // As the browser's "Duplicate tab", with a copy of the session storage.
      const opened = page.waitForEvent("popup");
      await page.evaluate(() => void open(location.href));
      const copiedForm = locateForm(await opened);
      await expectFailureWithKeptText("interrupted", copiedForm);
      await copiedForm.retryButton.click();
      await expect(copiedForm.sendingButton).toBeVisible();
      release();
      await copiedForm.expectThanks();
      if (status === 400) await form.submitAndExpectThanks(form.retryButton);
      await form.expectThanks();
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
    await expect(form.status).toHaveText(formTexts.delivery.again);
    await translatePage(page);
    await expect(form.status.getByText(formTexts.sent.title)).toBeVisible();
    for (const part of ["form", "header", "main", "footer"]) await expect(page.locator(part)).toHaveCount(1);
    await expect(page.locator("form label font").first()).toBeVisible();
    await translatePage(page);
    await fillAll();
    await expect(form.status).toBeEmpty();
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
    await sendFormToReceiver();
    await expectFailureWithKeptText("refused");
    await form.submitAndExpectThanks(form.retryButton);
    expectAttempts(2);
  });
});
