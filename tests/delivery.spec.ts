import type { Page } from "@playwright/test";
import { careers } from "#content/careers";
import { site } from "#site";
import {
  application,
  expectSent,
  expectValues,
  field,
  fields,
  fill,
  notice,
  send,
  submit,
} from "./application.ts";
import {
  ApplicationEndpoint,
  answer,
  type Behaviour,
  closeConnection,
  loginPage,
  redirect,
  respondAfter,
} from "./application-endpoint.ts";
import { fillIn, followLink, goBack, sendIn, startReactIn, valuesIn, wasKept } from "./kept-page.ts";
import { onVariant } from "./on-variant.ts";
import { ownerWithServices, receiverPort } from "./owner-with-services.ts";
import { footerLink, startReact } from "./react-start.ts";
import { aSolution } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";
import { findWindowedBrowser, openPlainTab } from "./tab.ts";

// All tests run in one worker, because they share a receiver.
test.describe.configure({ mode: "default" });

const { form } = careers;
const receiver = new ApplicationEndpoint(receiverPort);

onVariant(ownerWithServices);
test.beforeAll(() => receiver.open());
test.afterAll(() => receiver.close());
test.beforeEach(() => receiver.setBehaviours(answer(200)));

async function openForm(page: Page) {
  await page.goto("/hablemos");
  await startReact(page);
}

/** The button while an application is being sent. */
const sendingButton = (page: Page) => page.getByRole("button", { name: form.waiting, exact: true });
const failure = (page: Page) => page.locator("form").getByRole("alert");
const retryButton = (page: Page) => failure(page).getByRole("button", { name: form.failure.retry });
/** The attempts that the receiver got, parsed. */
const received = () => receiver.received.map(({ body }) => JSON.parse(body));

const expectThanks = (page: Page) => expect(notice(page)).toContainText(form.sent.title);

/** Expects the reason of the failure, no thanks, the unchanged application, and a mail link that contains it. */
async function expectFailure(page: Page, reason: keyof typeof form.failure) {
  await expect(failure(page)).toContainText(form.failure[reason]);
  await expectValues(page, application);
  await expect(notice(page)).toBeEmpty();
  const mail = failure(page).getByRole("link", { name: form.failure.mail });
  const { pathname, searchParams } = new URL((await mail.getAttribute("href")) ?? "");
  expect(pathname).toBe(site.email);
  expect(searchParams.get("body")).toContain(application.phone);
}

/** Moves the page's clock through the pauses between attempts, until an element is visible. */
async function skipPauses(page: Page, part: ReturnType<typeof failure>) {
  await expect(async () => {
    await page.clock.fastForward(5000);
    await expect(part).toBeVisible({ timeout: 200 });
  }).toPass();
}

/** Expects that the last two attempts have the same body and the same application id. */
function expectSameApplication() {
  const [before, last] = receiver.received.slice(-2);
  expect(last?.body).toBe(before?.body);
  expect(last?.headers["idempotency-key"]).toBe(JSON.parse(before?.body ?? "{}").id);
}

/** Delays the response to the first attempt; later ones get theirs at once. @returns a function that ends the delay */
function delayResponse(first: Behaviour): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  receiver.setBehaviours(respondAfter(promise, first), answer(200));
  return resolve;
}

/** Sends an application and delays the response. @returns a function that lets the receiver respond */
async function sendSlowly(page: Page, first = answer(200)) {
  const release = delayResponse(first);
  await openForm(page);
  await send(page);
  await expect(sendingButton(page)).toBeVisible();
  await expect.poll(() => receiver.received.length).toBe(1);
  return release;
}

test("the thanks appear only after delivery; the application arrives once with its attribution, and its draft is deleted", async ({
  page,
}) => {
  const release = delayResponse(answer(201));
  await page.goto("/sobre-nosotros?utm_source=red");
  await footerLink(page, "/hablemos").click();
  await expect(page).toHaveURL("/hablemos");
  await fill(page);
  await submit(page).dblclick();
  await test.step("while the application is being sent, it can be neither sent again nor changed", async () => {
    await expect(sendingButton(page)).toHaveAttribute("aria-disabled", "true");
    await sendingButton(page).click({ force: true });
    await field(page, "name").press("Enter");
    await expect(notice(page)).toBeEmpty();
    await expectValues(page, application);
    await expect(field(page, "message")).not.toBeEditable();
  });
  await test.step("delivered", async () => {
    release();
    await expectSent(page);
    await expect(submit(page)).not.toHaveAttribute("aria-disabled");
    expect(receiver.received).toHaveLength(1);
    const [first] = received();
    expect(first).toMatchObject({ ...application, page: page.url() });
    expect(first.attribution).toEqual({ utm_source: "red", landing: "/sobre-nosotros" });
    expect(first.id).toBe(receiver.received[0]?.headers["idempotency-key"]);
    expect(Math.abs(Date.parse(first.sentAt) - Date.now())).toBeLessThan(60_000);
    expect(first).not.toHaveProperty("honeypot");
    // No mail link is shown after the delivery.
    await expect(notice(page).getByRole("link")).toHaveCount(0);
  });
  await test.step("the same text sent again is another application", async () => {
    await send(page);
    await expectSent(page);
    expect(received()[1].id).not.toBe(received()[0].id);
  });
  await test.step("people cannot reach the honeypot field, and a filled honeypot stops delivery", async () => {
    await page.reload();
    await expectValues(page, {});
    await expect(page.getByRole("heading", { name: careers.after.title })).toBeVisible();
    const trap = page.locator("form [hidden]");
    await expect(trap).toHaveCount(1);
    await expect(trap).toBeHidden();
    await field(page, "name").focus();
    for (const name of fields) {
      await expect(field(page, name)).toBeFocused();
      await page.keyboard.press("Tab");
    }
    await expect(submit(page)).toBeFocused();
    await fill(page);
    await trap.evaluate((element: HTMLInputElement) => {
      element.value = "https://buy.example";
    });
    await submit(page).click();
    await expectFailure(page, "refused");
    expect(receiver.received).toHaveLength(2);
  });
});

test("leaving the page while an application is being sent asks for confirmation; after delivery it does not", async ({
  page,
}) => {
  const release = await sendSlowly(page);
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.type());
    dialog.dismiss();
  });
  await page.evaluate((path) => location.assign(path), aSolution);
  await expect.poll(() => dialogs).toEqual(["beforeunload"]);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => dialogs).toHaveLength(2);
  await expect(page).toHaveURL("/hablemos");
  release();
  await expectSent(page);
  await page.goto(aSolution);
  expect(dialogs).toHaveLength(2);
});

test("receiver fails for a moment → only a longer wait", { tag: "@fault" }, async ({
  page,
  browserConsole,
}) => {
  browserConsole.expectFault(/500|ERR_EMPTY_RESPONSE/);
  await page.clock.install();
  receiver.setBehaviours(answer(500), closeConnection, answer(200));
  await openForm(page);
  await send(page);
  await expect(notice(page)).toHaveText(form.delivery.again);
  await skipPauses(page, submit(page));
  await expectSent(page);
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
});

test("receiver fails, redirects, answers with a login page, is missing (404) or rejects → no thanks, the text is kept, and a link to write a mail", {
  tag: "@fault",
}, async ({ page, browserConsole }) => {
  // The test sends several times.
  test.slow();
  browserConsole.expectFault(/500|404/);
  await page.clock.install();
  await openForm(page);
  for (const [fault, behaviours, reason] of [
    ["fails four times", [answer(500), answer(500), answer(500), answer(500)], "broken"],
    ["redirects", [redirect], "broken"],
    ["login page", [loginPage], "broken"],
    ["404", [answer(404)], "rejected"],
    ["says no", [answer(200, {}, '{"success":false}')], "rejected"],
  ] as const)
    await test.step(fault, async () => {
      receiver.setBehaviours(...behaviours, answer(200));
      await send(page);
      await skipPauses(page, retryButton(page));
      await expectFailure(page, reason);
      expect(receiver.received, `${fault}: tries`).toHaveLength(behaviours.length);
      await retryButton(page).click();
      await expectSent(page);
      await expect(failure(page)).toBeEmpty();
      expect(receiver.received, `${fault}: tries after "retryButton"`).toHaveLength(behaviours.length + 1);
      expectSameApplication();
    });
});

test("text too long for the receiver (413), or in a format that it does not accept (415) → the form shows the reason, and the text to send by mail", {
  tag: "@fault",
}, async ({ page, browserConsole }) => {
  browserConsole.expectFault(/413|415/);
  await openForm(page);
  for (const [status, reason] of [
    [413, "tooLong"],
    [415, "notUnderstood"],
  ] as const)
    await test.step(`${status}`, async () => {
      receiver.setBehaviours(answer(status), answer(200));
      await send(page);
      await expectFailure(page, reason);
      // No retry button, because a retry cannot succeed.
      await expect(retryButton(page)).toHaveCount(0);
      await failure(page).getByText(form.byMail.otherwise).click();
      await expect(failure(page).getByText(application.phone)).toBeVisible();
      await field(page, "message").fill("Más corto.");
      await expect(failure(page)).toBeEmpty();
      await submit(page).click();
      await expectSent(page);
      const [before, changed] = received();
      expect(changed.id).not.toBe(before.id);
    });
});

test("receiver refuses (400) → the form shows it at once; the same text sent again keeps the application's id, a changed text gets a new id", {
  tag: "@fault",
}, async ({ page, browserConsole }) => {
  browserConsole.expectFault(/400/);
  receiver.setBehaviours(answer(400), answer(400), answer(200));
  await openForm(page);
  await send(page);
  await expectFailure(page, "refused");
  expect(receiver.received).toHaveLength(1);
  await page.reload();
  // The text is changed and changed back, before and after React starts.
  await field(page, "message").press("End");
  await page.keyboard.type("s");
  await page.keyboard.press("Backspace");
  await submit(page).click();
  await expect.poll(() => receiver.received.length).toBe(2);
  await expectFailure(page, "refused");
  expectSameApplication();
  await field(page, "name").fill("Ana Distinta");
  await submit(page).click();
  await expectSent(page);
  const [first, , last] = received();
  expect(last.name).toBe("Ana Distinta");
  expect(last.id).not.toBe(first.id);
});

test("receiver not reachable → the draft is kept after a reload, and is sent when the receiver is reachable again", {
  tag: "@fault",
}, async ({ page, browserConsole }) => {
  browserConsole.expectFault(/ERR_CONNECTION_REFUSED|CORS request did not succeed/);
  await page.clock.install();
  await openForm(page);
  await fill(page);
  await receiver.close();
  await submit(page).click();
  await skipPauses(page, retryButton(page));
  await expectFailure(page, "unreachable");
  await receiver.open();
  await page.reload();
  await startReact(page);
  await expectValues(page, application);
  await submit(page).click();
  await expectSent(page);
});

test("no connection → the application waits, and is sent when the connection returns", {
  tag: "@fault",
}, async ({ page, context, browserConsole }) => {
  // Prefetched files may still be loading.
  browserConsole.expectFault(/ERR_INTERNET_DISCONNECTED/);
  await openForm(page);
  await fill(page);
  await context.setOffline(true);
  await submit(page).click();
  const waiting = page.getByRole("button", { name: form.delivery.offline });
  await expect(waiting).toHaveAttribute("aria-disabled", "true");
  await expect(notice(page)).toHaveText(form.delivery.waitsForConnection);
  await expectValues(page, application);
  expect(receiver.received).toHaveLength(0);
  await context.setOffline(false);
  await expectSent(page);
  expect(receiver.received).toHaveLength(1);
});

/**
 * Expects that the page shows, without any input, that the sending was interrupted; the next attempt has the same id.
 */
async function expectInterrupted(page: Page) {
  await expectFailure(page, "interrupted");
  await retryButton(page).click();
  await expectSent(page);
  expect(receiver.received).toHaveLength(2);
  expectSameApplication();
}

test("reload, Back, or a link to the form while an application is being sent → the form warns that it may not have arrived, and sends the same application again", {
  tag: "@fault",
}, async ({ page }) => {
  // The test sends several times.
  test.slow();
  page.on("dialog", (dialog) => dialog.accept());
  for (const [way, leave] of [
    ["reload", () => page.reload()],
    ["another page and Back", () => page.goto(aSolution).then(() => page.goBack())],
    ["another page and the form by a link", () => page.goto(aSolution).then(() => page.goto("/hablemos"))],
  ] as const)
    await test.step(way, async () => {
      await sendSlowly(page);
      await leave();
      await expectInterrupted(page);
      await page.reload();
      await expectValues(page, {});
      await expect(failure(page)).toBeEmpty();
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

const expectSendingElsewhere = (page: Page) => expect(notice(page)).toHaveText(form.delivery.elsewhere);

test("tab duplicated while an application is being sent → both tabs show the sending, its result, and the success of a retry in one tab", {
  tag: "@fault",
}, async ({ page, browserConsole }) => {
  browserConsole.expectFault(/400/);
  const release = await sendSlowly(page, answer(400));
  const copy = await duplicateTab(page);
  await expectSendingElsewhere(copy);
  await expect(sendingButton(copy)).toHaveAttribute("aria-disabled", "true");
  await expectValues(copy, application);
  await expect(field(copy, "message")).not.toBeEditable();
  await sendingButton(copy).click({ force: true });
  release();
  for (const tab of [page, copy]) await expectFailure(tab, "refused");
  expect(receiver.received).toHaveLength(1);
  await retryButton(copy).click();
  for (const tab of [copy, page]) {
    await expectThanks(tab);
    await expectValues(tab, {});
    await tab.reload();
    await expectValues(tab, {});
  }
  expect(receiver.received).toHaveLength(2);
  expectSameApplication();
});

test("tab duplicated, and the sending tab closed → the other tab warns that the application may not have arrived", {
  tag: "@fault",
}, async ({ page }) => {
  await sendSlowly(page);
  const copy = await duplicateTab(page);
  await expectSendingElsewhere(copy);
  await page.close();
  await expectInterrupted(copy);
});

test("tab duplicated before sending → the same text sent in both tabs arrives once, and a changed text is another application", {
  tag: "@fault",
}, async ({ page }) => {
  const release = delayResponse(answer(200));
  await openForm(page);
  await test.step("the same text in both", async () => {
    await fill(page);
    const copy = await duplicateTab(page);
    await expectValues(copy, application);
    await startReact(copy);
    await submit(page).click();
    await expectSendingElsewhere(copy);
    release();
    for (const tab of [page, copy]) {
      await expectThanks(tab);
      await expectValues(tab, {});
    }
    expect(receiver.received).toHaveLength(1);
    await copy.close();
  });
  await test.step("another text in the copy", async () => {
    await fill(page);
    const copy = await duplicateTab(page);
    await startReact(copy);
    await field(copy, "message").fill("Otra cosa.");
    await submit(copy).click();
    await expectSent(copy);
    await expectValues(page, application);
    await submit(page).click();
    await expectSent(page);
    const { message } = application;
    expect(received().map((one) => one.message)).toEqual([message, "Otra cosa.", message]);
    expect(new Set(received().map(({ id }) => id)).size).toBe(3);
  });
});

test("page kept in memory, Back to it after the application was delivered → the form shows the thanks and is empty", {
  tag: "@fault",
}, async ({ baseURL, browserName, page }) => {
  test.skip(
    browserName === "chromium" && !findWindowedBrowser(),
    "no Chromium with windows is installed: the shell keeps no pages",
  );
  const tab = await openPlainTab(browserName, page);
  const status = () =>
    tab.evaluate(() => document.querySelector("form [role=status]")?.textContent).catch(() => undefined);
  try {
    await tab.open(`${baseURL}/hablemos`);
    await startReactIn(tab);
    await fillIn(tab);
    // Chromium delivers pending storage events when the page is shown again; no specification requires it.
    await tab.evaluate(() => addEventListener("storage", (event) => event.stopImmediatePropagation(), true));
    await followLink(tab, `footer a[href="${aSolution}"]`);
    await followLink(tab, 'footer a[href="/hablemos"]');
    await expect.poll(() => valuesIn(tab)).toEqual(fields.map((name) => application[name]));
    await startReactIn(tab);
    await sendIn(tab);
    await expect.poll(status).toContain(form.sent.title);
    await goBack(tab, "/hablemos", 2);
    await expect.poll(async () => (await wasKept(tab).catch(() => undefined))?.persisted).toBe(true);
    await expect.poll(status).toContain(form.sent.title);
    await expect.poll(() => valuesIn(tab)).toEqual(fields.map(() => ""));
    expect(receiver.received).toHaveLength(1);
  } finally {
    await tab.close();
  }
});

test("stored values with an unexpected shape, or from an earlier version of the site → the form is sent as usual", {
  tag: "@fault",
}, async ({ page }) => {
  await page.goto("/hablemos");
  for (const [draft, values] of [
    ["{", {}],
    ['{"name":{},"email":[1],"phone":null,"message":7,"key":"../../x","__proto__":{"name":"x"}}', {}],
    [JSON.stringify({ ...application, topic: "" }), application],
  ] as const)
    await test.step(draft, async () => {
      await page.evaluate((text) => {
        sessionStorage["draft:application"] = text;
        localStorage.applications = '[{"id":{},"step":"delivered"},{"id":"x","step":"toString"}]';
      }, draft);
      await page.reload();
      await expectValues(page, values);
      receiver.setBehaviours(answer(200));
      await send(page);
      await expectSent(page);
      expect(received()).toEqual([expect.objectContaining(application)]);
      expect(received()[0].id).toMatch(/^[0-9a-f]{32}$/);
    });
});

test("storage and locks not available → the same text sent again keeps the application's id", {
  tag: "@fault",
}, async ({ page, browserConsole }) => {
  browserConsole.expectFault(/400|Failed to save .* in sessionStorage/);
  await page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    }
    Object.defineProperty(navigator, "locks", { value: undefined });
  });
  receiver.setBehaviours(answer(400), answer(200));
  await openForm(page);
  await send(page);
  await expect(failure(page)).toContainText(form.failure.refused);
  await retryButton(page).click();
  await expectSent(page);
  expectSameApplication();
});
