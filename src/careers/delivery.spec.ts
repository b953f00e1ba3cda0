import { formFieldNames, formTexts, locateForm, testApplication } from "../../tests/application.ts";
import {
  applicationEndpoint,
  received,
  resetEndpoint,
  respondWith,
} from "../../tests/application-endpoint.ts";
import { applicationReceiverPort } from "../../tests/complete-owner.ts";
import { readRecordedEvents, recordSiteEvents } from "../../tests/events.ts";
import { expect, test } from "../../tests/fixtures.ts";
import { setUpCompleteOwner } from "../../tests/on-variant.ts";
import { locateFooterLink } from "../../tests/react-start.ts";
import { noCareersSkipReason } from "../../tests/sample.ts";
import { careersPath } from "../../tests/shared-content.ts";
import { translatePage } from "../../tests/translate-page.ts";

// All tests run in one worker, because they share the port of the receiver.
test.describe.configure({ mode: "default" });

test.skip(!careersPath, noCareersSkipReason);

setUpCompleteOwner();
test.beforeAll(() => void applicationEndpoint.listen(applicationReceiverPort, "127.0.0.1"));
test.afterAll(() => applicationEndpoint.close().closeAllConnections());
let form: ReturnType<typeof locateForm>;
test.beforeEach(({ page, browserConsole }) => {
  form = locateForm(page);
  resetEndpoint(respondWith(200));
  browserConsole.allowFault(/status of [45]\d\d|ERR_INTERNET_DISCONNECTED/);
});

const readReceivedApplications = () => received.map(({ body }) => JSON.parse(body));

/** All attempts have the same body, with an id. */
function expectAttemptsOfOneApplication(count: number) {
  const bodies = received.map(({ body }) => body);
  expect(bodies).toEqual(Array(count).fill(bodies[0]));
  expect(readReceivedApplications()[0].id).toMatch(/^[0-9a-f]{32}$/);
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

test("a double click sends once, a changed text is a new application, a filled honeypot stops one attempt", {
  tag: "@variant",
}, async ({ page }) => {
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

  resetEndpoint(respondWith(413), respondWith(200));
  // An extension fills in every field, also the hidden one.
  await page.locator("form [name=topic]").evaluate((honeypot: HTMLInputElement) => {
    honeypot.value = "Ana";
  });
  await form.send();
  await form.expectFailure("rejected");
  expect(received).toEqual([]);
  await form.retryButton.click();
  await form.expectFailure("tooLong");
  // No retry is offered, because the same text would be too long again.
  await expect(form.retryButton).toHaveCount(0);
  await form.field("message").fill("Más corto.");
  await expect(form.alert).toBeEmpty();
  await form.submitAndExpectThanks();
  const [before, changed] = readReceivedApplications();
  expect(changed.message).toBe("Más corto.");
  expect(new Set([first.id, before.id, changed.id]).size).toBe(3);
});

test.describe("the delivery of the form, when something fails", { tag: "@fault" }, () => {
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
    await form.expectFailure("interrupted");
    await form.submitAndExpectThanks(form.retryButton);
    expectAttemptsOfOneApplication(2);
    await page.reload();
    expect(dialogs, "after the delivery").toHaveLength(1);
  });

  test("tab duplicated while it is sent → taken once, both say thanks", async ({ page }) => {
    const release = delayFirstResponse(400);
    await sendFormToReceiver();
    // As the browser's "Duplicate tab", with a copy of the session storage.
    const opened = page.waitForEvent("popup");
    await page.evaluate(() => void open(location.href));
    const copiedForm = locateForm(await opened);
    await copiedForm.expectFailure("interrupted");
    await copiedForm.retryButton.click();
    await expect(copiedForm.sendingButton).toBeVisible();
    expect(received).toHaveLength(1);
    release();
    await copiedForm.expectThanks();
    await form.submitAndExpectThanks(form.retryButton);
    expectAttemptsOfOneApplication(2);
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

  test("browser of 2021, blocked storage → sent, a retry is the same", async ({ page, browserConsole }) => {
    browserConsole.allowFault(/Failed to save .* in sessionStorage/);
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
      for (const name of ["sessionStorage", "localStorage"]) Object.defineProperty(window, name, { get });
      Object.defineProperty(navigator, "locks", { value: undefined });
      // What Safari 15.0, that of iOS 15, lacks.
      for (const [owner, name] of [
        [AbortSignal, "timeout"],
        [HTMLFormElement.prototype, "requestSubmit"],
        [Object, "hasOwn"],
        [Array.prototype, "at"],
        [String.prototype, "at"],
        [window, "structuredClone"],
        [window, "requestIdleCallback"],
        [window, "navigation"],
        [crypto, "randomUUID"],
      ] as const)
        Reflect.deleteProperty(owner, name);
    });
    resetEndpoint(respondWith(400), respondWith(200));
    await page.goto("/hablemos");
    // Sent before React has started.
    await form.send();
    await form.expectFailure("refused");
    await form.submitAndExpectThanks(form.retryButton);
    expectAttemptsOfOneApplication(2);
  });
});
