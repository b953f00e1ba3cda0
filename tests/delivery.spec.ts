import type { Page } from "@playwright/test";
import { careers } from "#content/careers";
import { site } from "#site";
import { careersPath } from "../app/careers-path.ts";
import {
  expectFieldValues,
  expectThanksMessage,
  fillForm,
  formFieldNames,
  locateFormField,
  locateFormStatus,
  locateSubmitButton,
  sendForm,
  testApplication,
} from "./application.ts";
import {
  ApplicationEndpoint,
  type EndpointBehaviour,
  respondAfter,
  respondWith,
  respondWithRedirect,
} from "./application-endpoint.ts";
import { setUpVariantSite } from "./on-variant.ts";
import { createOwnerWithServices, receiverPort } from "./owner-with-services.ts";
import { locateFooterLink, openPageWithFonts, startReactOnForm } from "./react-start.ts";
import { noCareersSkipReason } from "./sample.ts";
import { aSolutionPath } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";
import { findFullChromiumPath, openTab } from "./tab.ts";
import {
  clickLinkInTab,
  fillFormInTab,
  goBackInTab,
  readBackCacheState,
  readFieldValuesInTab,
  sendFormInTab,
} from "./tab-actions.ts";

// All tests run in one worker, because they share a receiver.
test.describe.configure({ mode: "default" });

test.skip(!careersPath, noCareersSkipReason);

const { form: formTexts } = careers;
const applicationEndpoint = new ApplicationEndpoint(receiverPort);

setUpVariantSite(createOwnerWithServices);
test.beforeAll(() => applicationEndpoint.open());
test.afterAll(() => applicationEndpoint.close());
test.beforeEach(() => applicationEndpoint.setBehaviours(respondWith(200)));

/** Locates the submit button while an application is being sent. */
const locateSendingButton = (page: Page) =>
  page.getByRole("button", { name: formTexts.waiting, exact: true });
const locateFailureAlert = (page: Page) => page.locator("form").getByRole("alert");
const locateRetryButton = (page: Page) =>
  locateFailureAlert(page).getByRole("button", { name: formTexts.failure.retry });
/** Parses the applications that the receiver got, one for each attempt. */
const readReceivedApplications = () => applicationEndpoint.received.map(({ body }) => JSON.parse(body));

/** Expects the reason of the failure, no thanks, the unchanged fields, and a mail link that contains the application. */
async function expectDeliveryFailure(page: Page, reason: keyof typeof formTexts.failure) {
  await expect(locateFailureAlert(page)).toContainText(formTexts.failure[reason]);
  await expectFieldValues(page, testApplication);
  await expect(locateFormStatus(page)).toBeEmpty();
  const mail = locateFailureAlert(page).getByRole("link", { name: formTexts.failure.mail });
  const { pathname, searchParams } = new URL((await mail.getAttribute("href")) ?? "");
  expect(pathname).toBe(site.email);
  expect(searchParams.get("body")).toContain(testApplication.phone);
}

/** Moves the page's clock through the pauses between attempts, until the form asks the visitor to try again. */
const skipRetryPauses = (page: Page) =>
  expect(async () => {
    await page.clock.fastForward(5000);
    await expect(locateRetryButton(page)).toBeVisible({ timeout: 200 });
  }).toPass();

/** Expects that the last two attempts have the same body and the same application id. */
function expectSameApplication() {
  const [before, last] = applicationEndpoint.received.slice(-2);
  expect(last?.body).toBe(before?.body);
  expect(last?.headers["idempotency-key"]).toBe(JSON.parse(before?.body ?? "{}").id);
}

/** Delays the response to the first attempt; later ones get theirs at once. @returns a function that ends the delay */
function delayFirstResponse(first: EndpointBehaviour): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  applicationEndpoint.setBehaviours(respondAfter(promise, first), respondWith(200));
  return resolve;
}

/** Sends an application and delays the response. @returns a function that lets the receiver respond */
async function sendFormWithDelayedResponse(page: Page, first = respondWith(200)) {
  const release = delayFirstResponse(first);
  await openPageWithFonts(page, "/hablemos", { withReact: true });
  await sendForm(page);
  await expect(locateSendingButton(page)).toBeVisible();
  await expect.poll(() => applicationEndpoint.received.length).toBe(1);
  return release;
}

test("an application sent with a double click arrives once, and the same text sent again after the thanks is another application", async ({
  page,
}) => {
  const release = delayFirstResponse(respondWith(201));
  await page.goto("/sobre-nosotros?utm_source=red");
  await locateFooterLink(page, "/hablemos").click();
  await expect(page).toHaveURL("/hablemos");
  await fillForm(page);
  await locateSubmitButton(page).dblclick();
  await test.step("while the application is being sent, it can be neither sent again nor changed", async () => {
    await expect(locateSendingButton(page)).toHaveAttribute("aria-disabled", "true");
    await locateSendingButton(page).click({ force: true });
    await locateFormField(page, "name").press("Enter");
    await expect(locateFormStatus(page)).toBeEmpty();
    await expectFieldValues(page, testApplication);
    await expect(locateFormField(page, "message")).not.toBeEditable();
  });
  await test.step("after the delivery the thanks are shown, and the application has arrived once", async () => {
    release();
    await expectThanksMessage(page);
    await expect(locateSubmitButton(page)).not.toHaveAttribute("aria-disabled");
    // No mail link is shown after the delivery.
    await expect(locateFormStatus(page).getByRole("link")).toHaveCount(0);
    expect(applicationEndpoint.received).toHaveLength(1);
    const [first] = readReceivedApplications();
    expect(first).toMatchObject({ ...testApplication, page: page.url() });
    expect(first.attribution).toEqual({ utm_source: "red", landing: "/sobre-nosotros" });
    expect(first.id).toBe(applicationEndpoint.received[0]?.headers["idempotency-key"]);
    expect(Math.abs(Date.parse(first.sentAt) - Date.now())).toBeLessThan(60_000);
  });
  await test.step("the same text sent again is another application", async () => {
    await sendForm(page);
    await expectThanksMessage(page);
    expect(readReceivedApplications()[1].id).not.toBe(readReceivedApplications()[0].id);
  });
});

test("visitors cannot reach the honeypot field of /hablemos, and a filled honeypot field stops the delivery", async ({
  page,
}) => {
  await openPageWithFonts(page, "/hablemos", { withReact: true });
  await expect(page.getByRole("heading", { name: careers.after.title })).toBeVisible();
  const trap = page.locator("form [hidden]");
  await expect(trap).toBeHidden();
  await locateFormField(page, "name").focus();
  for (const name of formFieldNames) {
    await expect(locateFormField(page, name)).toBeFocused();
    await page.keyboard.press("Tab");
  }
  await expect(locateSubmitButton(page)).toBeFocused();
  await fillForm(page);
  await trap.evaluate((element: HTMLInputElement) => {
    element.value = "https://buy.example";
  });
  await locateSubmitButton(page).click();
  await expectDeliveryFailure(page, "refused");
  expect(applicationEndpoint.received).toHaveLength(0);
});

test("leaving /hablemos while an application is being sent asks for confirmation; after the delivery it does not", async ({
  page,
}) => {
  const release = await sendFormWithDelayedResponse(page);
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.type());
    dialog.dismiss();
  });
  await page.evaluate((path) => location.assign(path), aSolutionPath);
  await expect.poll(() => dialogs).toEqual(["beforeunload"]);
  await expect(page).toHaveURL("/hablemos");
  release();
  await expectThanksMessage(page);
  await page.goto(aSolutionPath);
  expect(dialogs).toHaveLength(1);
});

test.describe("the form of /hablemos with a configured receiver, when something fails", {
  tag: "@fault",
}, () => {
  test("receiver fails or rejects the application → the form keeps its text and offers to try again or to send it by mail", async ({
    page,
    browserConsole,
  }) => {
    // The test sends several applications, so it gets more time.
    test.slow();
    browserConsole.expectFault(/500/);
    await page.clock.install();
    await openPageWithFonts(page, "/hablemos", { withReact: true });
    for (const [fault, behaviour, tries, reason] of [
      ["fails four times", respondWith(500), 4, "broken"],
      ["redirects", respondWithRedirect, 1, "broken"],
      ["says no", respondWith(200, {}, '{"success":false}'), 1, "rejected"],
    ] as const)
      await test.step(`the fault "${fault}" is shown, and a retry is delivered`, async () => {
        applicationEndpoint.setBehaviours(...Array(tries).fill(behaviour), respondWith(200));
        await sendForm(page);
        if (tries > 1) await expect(locateFormStatus(page)).toHaveText(formTexts.delivery.again);
        await skipRetryPauses(page);
        await expectDeliveryFailure(page, reason);
        expect(applicationEndpoint.received, `${fault}: tries`).toHaveLength(tries);
        await locateRetryButton(page).click();
        await expectThanksMessage(page);
        await expect(locateFailureAlert(page)).toBeEmpty();
        expect(applicationEndpoint.received, `${fault}: tries after the retry button`).toHaveLength(
          tries + 1,
        );
        expectSameApplication();
      });
  });

  test("receiver finds the application too long (413) → the form says so and offers the text to send by mail", async ({
    page,
    browserConsole,
  }) => {
    browserConsole.expectFault(/413/);
    await openPageWithFonts(page, "/hablemos", { withReact: true });
    applicationEndpoint.setBehaviours(respondWith(413), respondWith(200));
    await sendForm(page);
    await expectDeliveryFailure(page, "tooLong");
    // No retry button, because a retry cannot succeed.
    await expect(locateRetryButton(page)).toHaveCount(0);
    await locateFailureAlert(page).getByText(formTexts.byMail.otherwise).click();
    await expect(locateFailureAlert(page).getByText(testApplication.phone)).toBeVisible();
    await locateFormField(page, "message").fill("Más corto.");
    await expect(locateFailureAlert(page)).toBeEmpty();
    await locateSubmitButton(page).click();
    await expectThanksMessage(page);
    const [before, changed] = readReceivedApplications();
    expect(changed.message).toBe("Más corto.");
    expect(changed.id).not.toBe(before.id);
  });

  test("receiver refuses the application (400), the page is reloaded → the same text is sent again as the same application", async ({
    page,
    browserConsole,
  }) => {
    browserConsole.expectFault(/400/);
    applicationEndpoint.setBehaviours(respondWith(400));
    await openPageWithFonts(page, "/hablemos", { withReact: true });
    await sendForm(page);
    await expectDeliveryFailure(page, "refused");
    expect(applicationEndpoint.received).toHaveLength(1);
    await page.reload();
    // Types a letter and deletes the letter again, so that the text is the same as before.
    await locateFormField(page, "message").press("End");
    await page.keyboard.type("s");
    await page.keyboard.press("Backspace");
    await locateSubmitButton(page).click();
    await expect.poll(() => applicationEndpoint.received.length).toBe(2);
    await expectDeliveryFailure(page, "refused");
    expectSameApplication();
  });

  test("receiver cannot be reached → the form keeps the draft over a reload, and it can be sent later", async ({
    page,
    browserConsole,
  }) => {
    browserConsole.expectFault(/ERR_CONNECTION_REFUSED|CORS request did not succeed/);
    await page.clock.install();
    await openPageWithFonts(page, "/hablemos", { withReact: true });
    await fillForm(page);
    await applicationEndpoint.close();
    await locateSubmitButton(page).click();
    await skipRetryPauses(page);
    await expectDeliveryFailure(page, "unreachable");
    await applicationEndpoint.open();
    await page.reload();
    await startReactOnForm(page);
    await expectFieldValues(page, testApplication);
    await locateSubmitButton(page).click();
    await expectThanksMessage(page);
  });

  test("application sent without a connection → the form waits, and sends the application when the connection returns", async ({
    page,
    context,
    browserConsole,
  }) => {
    // Prefetched files may still be loading.
    browserConsole.expectFault(/ERR_INTERNET_DISCONNECTED/);
    await openPageWithFonts(page, "/hablemos", { withReact: true });
    await fillForm(page);
    await context.setOffline(true);
    await locateSubmitButton(page).click();
    const waiting = page.getByRole("button", { name: formTexts.delivery.offline });
    await expect(waiting).toHaveAttribute("aria-disabled", "true");
    await expect(locateFormStatus(page)).toHaveText(formTexts.delivery.waitsForConnection);
    await expectFieldValues(page, testApplication);
    expect(applicationEndpoint.received).toHaveLength(0);
    await context.setOffline(false);
    await expectThanksMessage(page);
    expect(applicationEndpoint.received).toHaveLength(1);
  });

  /**
   * Expects that the page shows, without any input, that the sending was interrupted; the next attempt has the same id.
   */
  async function expectInterruptedDelivery(page: Page) {
    await expectDeliveryFailure(page, "interrupted");
    await locateRetryButton(page).click();
    await expectThanksMessage(page);
    expect(applicationEndpoint.received).toHaveLength(2);
    expectSameApplication();
  }

  test("reload or Back while an application is being sent → the form warns, and a retry sends the same application again", async ({
    page,
  }) => {
    // The test sends several applications, so it gets more time.
    test.slow();
    page.on("dialog", (dialog) => dialog.accept());
    for (const [way, leave] of [
      ["reload", () => page.reload()],
      ["another page and Back", () => page.goto(aSolutionPath).then(() => page.goBack())],
    ] as const)
      await test.step(`after "${way}" the form warns, and sends the same application again`, async () => {
        await sendFormWithDelayedResponse(page);
        await leave();
        await expectInterruptedDelivery(page);
        await page.reload();
        await expectFieldValues(page, {});
        await expect(locateFailureAlert(page)).toBeEmpty();
      });
  });

  /** Opens the form in a tab with a copy of the session storage, as the browser's "Duplicate tab" does. */
  async function duplicateTab(page: Page) {
    const opened = page.waitForEvent("popup");
    await page.evaluate(() => {
      open(location.href);
    });
    const copy = await opened;
    await copy.waitForURL(page.url());
    return copy;
  }

  const expectSendingElsewhere = (page: Page) =>
    expect(locateFormStatus(page)).toHaveText(formTexts.delivery.elsewhere);

  /** Expects that both tabs show the thanks, and have no draft. */
  async function expectSentInTabs(...tabs: Page[]) {
    for (const tab of tabs) {
      await expect(locateFormStatus(tab)).toContainText(formTexts.sent.title);
      await expectFieldValues(tab, {});
    }
  }

  test("tab duplicated while an application is being sent → both tabs show the result", async ({
    page,
    browserConsole,
  }) => {
    browserConsole.expectFault(/400/);
    const release = await sendFormWithDelayedResponse(page, respondWith(400));
    const copy = await duplicateTab(page);
    await expectSendingElsewhere(copy);
    await expect(locateSendingButton(copy)).toHaveAttribute("aria-disabled", "true");
    await expectFieldValues(copy, testApplication);
    await expect(locateFormField(copy, "message")).not.toBeEditable();
    await locateSendingButton(copy).click({ force: true });
    release();
    for (const tab of [page, copy]) await expectDeliveryFailure(tab, "refused");
    expect(applicationEndpoint.received).toHaveLength(1);
    await locateRetryButton(copy).click();
    await expectSentInTabs(copy, page);
    for (const tab of [copy, page]) {
      await tab.reload();
      await expectFieldValues(tab, {});
    }
    expect(applicationEndpoint.received).toHaveLength(2);
    expectSameApplication();
  });

  test("tab closed while it sends an application → a duplicate of the tab warns that the application may not have arrived", async ({
    page,
  }) => {
    await sendFormWithDelayedResponse(page);
    const copy = await duplicateTab(page);
    await expectSendingElsewhere(copy);
    await page.close();
    await expectInterruptedDelivery(copy);
  });

  test("tab duplicated before an application is sent → the same text arrives once, and another text as another application", async ({
    page,
  }) => {
    const release = delayFirstResponse(respondWith(200));
    await openPageWithFonts(page, "/hablemos", { withReact: true });
    await fillForm(page);
    const copy = await duplicateTab(page);
    await startReactOnForm(copy);
    await test.step("the same text sent in one tab is shown as sent in both", async () => {
      await locateSubmitButton(page).click();
      await expectSendingElsewhere(copy);
      release();
      await expectSentInTabs(page, copy);
      expect(applicationEndpoint.received).toHaveLength(1);
    });
    await test.step("after the text is changed in the duplicate tab, each tab sends an application of its own", async () => {
      await fillForm(page);
      const other = await duplicateTab(page);
      await startReactOnForm(other);
      await locateFormField(other, "message").fill("Otra cosa.");
      await locateSubmitButton(other).click();
      await expectThanksMessage(other);
      await expectFieldValues(page, testApplication);
      await locateSubmitButton(page).click();
      await expectThanksMessage(page);
      const { message } = testApplication;
      expect(readReceivedApplications().map((one) => one.message)).toEqual([message, "Otra cosa.", message]);
      expect(new Set(readReceivedApplications().map(({ id }) => id)).size).toBe(3);
    });
  });

  test("Back to /hablemos in the back/forward cache, whose draft was sent later → the form shows the thanks and is empty", {
    tag: "@back-cache",
  }, async ({ baseURL, browserName, page }) => {
    test.skip(
      browserName === "chromium" && !findFullChromiumPath(),
      "no Chromium with windows is installed: the shell keeps no pages",
    );
    const tab = await openTab(browserName, page);
    const status = () =>
      tab.evaluate(() => document.querySelector("form [role=status]")?.textContent).catch(() => undefined);
    try {
      await tab.goto(`${baseURL}/hablemos`);
      await fillFormInTab(tab);
      // Chromium delivers pending storage events when the page is shown again; no specification requires it.
      await tab.evaluate(() =>
        addEventListener("storage", (event) => event.stopImmediatePropagation(), true),
      );
      await clickLinkInTab(tab, `footer a[href="${aSolutionPath}"]`);
      await clickLinkInTab(tab, 'footer a[href="/hablemos"]');
      await expect
        .poll(() => readFieldValuesInTab(tab))
        .toEqual(formFieldNames.map((name) => testApplication[name]));
      await sendFormInTab(tab);
      await expect.poll(status).toContain(formTexts.sent.title);
      await goBackInTab(tab, "/hablemos", 2);
      await expect
        .poll(async () => (await readBackCacheState(tab).catch(() => undefined))?.persisted)
        .toBe(true);
      await expect.poll(status).toContain(formTexts.sent.title);
      await expect.poll(() => readFieldValuesInTab(tab)).toEqual(formFieldNames.map(() => ""));
      expect(applicationEndpoint.received).toHaveLength(1);
    } finally {
      await tab.end();
    }
  });

  test("stored drafts and applications of an unexpected shape → the application is sent as usual", async ({
    page,
  }) => {
    await page.goto("/hablemos");
    for (const [draft, values] of [
      ["{", {}],
      ['{"name":{},"email":[1],"phone":null,"message":7,"key":"../../x","__proto__":{"name":"x"}}', {}],
      [JSON.stringify({ ...testApplication, topic: "" }), testApplication],
    ] as const)
      await test.step(`with the stored draft ${draft} the application is sent as usual`, async () => {
        await page.evaluate((text) => {
          Object.assign(sessionStorage, { "draft:application": text, "first-touch": '["nonsense"]' });
          localStorage.applications = '[{"id":{},"step":"delivered"},{"id":"x","step":"toString"}]';
        }, draft);
        await page.reload();
        await expectFieldValues(page, values);
        applicationEndpoint.setBehaviours(respondWith(200));
        await sendForm(page);
        await expectThanksMessage(page);
        expect(readReceivedApplications()).toEqual([expect.objectContaining(testApplication)]);
        expect(readReceivedApplications()[0].id).toMatch(/^[0-9a-f]{32}$/);
      });
  });

  test("browser without storage and locks, receiver refuses once → the application is sent again with the same id", async ({
    page,
    browserConsole,
  }) => {
    browserConsole.expectFault(/400|Failed to save .* in sessionStorage/);
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
      for (const name of ["sessionStorage", "localStorage"]) Object.defineProperty(window, name, { get });
      Object.defineProperty(navigator, "locks", { value: undefined });
    });
    applicationEndpoint.setBehaviours(respondWith(400), respondWith(200));
    await openPageWithFonts(page, "/hablemos", { withReact: true });
    await sendForm(page);
    await expect(locateFailureAlert(page)).toContainText(formTexts.failure.refused);
    await locateRetryButton(page).click();
    await expectThanksMessage(page);
    expectSameApplication();
  });
});
