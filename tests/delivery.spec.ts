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
  after,
  answer,
  drop,
  hang,
  loginPage,
  redirect,
} from "./application-endpoint.ts";
import { onVariant } from "./on-variant.ts";
import { ownerWithServices, receiverPort } from "./owner-with-services.ts";
import { footerLink, holdReact, startReact } from "./react-start.ts";
import { aSolution } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";
import { findWindowedBrowser, openPlainTab } from "./tab.ts";

// In one worker: they share a receiver.
test.describe.configure({ mode: "default" });

const { form } = careers;
const endpoint = new ApplicationEndpoint(receiverPort);

onVariant(ownerWithServices);
test.beforeAll(() => endpoint.open());
test.afterAll(() => endpoint.close());
test.beforeEach(() => endpoint.will(answer(200)));

async function openForm(page: Page) {
  await page.goto("/hablemos");
  await startReact(page);
}

/** The button while something is on its way. */
const sending = (page: Page) => page.getByRole("button", { name: form.waiting, exact: true });
const failure = (page: Page) => page.locator("form").getByRole("alert");
const retry = (page: Page) => failure(page).getByRole("button", { name: form.failure.retry });
const told = (index = 0) => JSON.parse(endpoint.received[index]?.body ?? "{}");

/** Lets the page's time run until it gives up. */
async function expectFailure(page: Page, reason: keyof typeof form.failure) {
  await expect(async () => {
    await page.clock.fastForward(5000);
    await expect(failure(page)).toContainText(form.failure[reason], { timeout: 200 });
  }).toPass();
  await expectValues(page, application);
  await expect(notice(page)).toBeEmpty();
  const mail = failure(page).getByRole("link", { name: form.failure.mail });
  const { pathname, searchParams } = new URL((await mail.getAttribute("href")) ?? "");
  expect(pathname).toBe(site.email);
  expect(searchParams.get("body")).toContain(application.phone);
}

test("thanks are shown only after delivery", async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  endpoint.will(after(promise, answer(201)));
  await openForm(page);
  await fill(page);
  await submit(page).dblclick();
  await expect(sending(page)).toHaveAttribute("aria-disabled", "true");
  await sending(page).click({ force: true });
  await field(page, "name").press("Enter");
  await expect(notice(page)).toBeEmpty();
  await expectValues(page, application);
  // What is on its way can no longer be changed.
  await expect(field(page, "message")).not.toBeEditable();
  resolve();
  await expectSent(page);
  await expect(submit(page)).not.toHaveAttribute("aria-disabled");
  expect(endpoint.received).toHaveLength(1);
  expect(told()).toMatchObject({ ...application, page: page.url() });
  expect(told().id).toBe(endpoint.received[0]?.headers["idempotency-key"]);
  expect(Math.abs(Date.parse(told().sentAt) - Date.now())).toBeLessThan(60_000);
  expect(told()).not.toHaveProperty("honeypot");
  // The same once more is another application.
  await send(page);
  await expectSent(page);
  expect(told(1).id).not.toBe(told(0).id);
  // Nothing is left to do, and nothing is left of it.
  await expect(notice(page).getByRole("link")).toHaveCount(0);
  await page.reload();
  await expectValues(page, {});
  await expect(page.getByRole("heading", { name: careers.after.title })).toBeVisible();
});

test("application sent before React → it is delivered when React comes", { tag: "@fault" }, async ({
  page,
}) => {
  const release = await holdReact(page);
  await page.goto("/hablemos");
  await send(page);
  expect(endpoint.received).toHaveLength(0);
  release();
  await expectSent(page);
  expect(endpoint.received).toHaveLength(1);
});

test("on a visit that began on another page, it is delivered too, with how it began", async ({ page }) => {
  await page.goto("/sobre-nosotros?utm_source=red");
  await footerLink(page, "/hablemos").click();
  await expect(page).toHaveURL("/hablemos");
  await send(page);
  await expectSent(page);
  expect(endpoint.received).toHaveLength(1);
  expect(told().attribution).toEqual({ utm_source: "red", landing: "/sobre-nosotros" });
});

test("receiver that fails for a moment → nothing but the wait is noticed", { tag: "@fault" }, async ({
  page,
  browserConsole,
}) => {
  browserConsole.expectFault(/500|ERR_EMPTY_RESPONSE/);
  await page.clock.install();
  endpoint.will(answer(500), drop, answer(200));
  await openForm(page);
  await send(page);
  await expect(notice(page)).toHaveText(form.delivery.again);
  await expect(async () => {
    await page.clock.fastForward(5000);
    await expect(submit(page)).toBeVisible({ timeout: 200 });
  }).toPass();
  await expectSent(page);
  expect(new Set(endpoint.received.map(({ body }) => body)).size).toBe(1);
});

test("receiver that fails → nothing is lost, and the second try is the same application", {
  tag: "@fault",
}, async ({ page, browserConsole }) => {
  browserConsole.expectFault(/500/);
  await page.clock.install();
  endpoint.will(answer(500), answer(500), answer(500), answer(500), answer(200));
  await openForm(page);
  await send(page);
  await expectFailure(page, "broken");
  expect(endpoint.received).toHaveLength(4);
  await retry(page).click();
  await expectSent(page);
  await expect(failure(page)).toBeEmpty();
  expect(endpoint.received).toHaveLength(5);
  expect(new Set(endpoint.received.map(({ body }) => body)).size).toBe(1);
});

test("receiver that refuses → it says so at once; changed, it is another application", {
  tag: "@fault",
}, async ({ page, browserConsole }) => {
  browserConsole.expectFault(/400/);
  endpoint.will(answer(400), answer(200));
  await page.clock.install();
  await openForm(page);
  await send(page);
  await expectFailure(page, "refused");
  expect(endpoint.received).toHaveLength(1);
  await field(page, "name").fill("Ana Distinta");
  await submit(page).click();
  await expectSent(page);
  expect(told(1).name).toBe("Ana Distinta");
  expect(told(1).id).not.toBe(told(0).id);
});

test("no receiver → the draft outlives a reload, and is sent when there is one", { tag: "@fault" }, async ({
  page,
  browserConsole,
}) => {
  browserConsole.expectFault(/ERR_CONNECTION_REFUSED|CORS request did not succeed/);
  await page.clock.install();
  await openForm(page);
  await fill(page);
  await endpoint.close();
  await submit(page).click();
  await expectFailure(page, "unreachable");
  await endpoint.open();
  await page.reload();
  await startReact(page);
  await expectValues(page, application);
  await submit(page).click();
  await expectSent(page);
});

test("no connection → the application waits, and is sent when there is one", { tag: "@fault" }, async ({
  page,
  context,
  browserConsole,
}) => {
  // What is fetched ahead may still be on its way.
  browserConsole.expectFault(/ERR_INTERNET_DISCONNECTED/);
  await openForm(page);
  await fill(page);
  await context.setOffline(true);
  await submit(page).click();
  await expect(page.getByRole("button", { name: form.delivery.offline })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await expect(notice(page)).toHaveText(form.delivery.waitsForConnection);
  await expectValues(page, application);
  expect(endpoint.received).toHaveLength(0);
  await context.setOffline(false);
  await expectSent(page);
  expect(endpoint.received).toHaveLength(1);
});

for (const [fault, behaviour, reason] of [
  ["receiver that redirects", redirect, "broken"],
  ["receiver that answers with a login page", loginPage, "broken"],
  ["receiver that is not there (404)", answer(404), "rejected"],
  ["receiver that answers well and says no", answer(200, {}, '{"success":false}'), "rejected"],
] as const) {
  test(`${fault} → no thanks, nothing is lost, and the way by mail`, { tag: "@fault" }, async ({
    page,
    browserConsole,
  }) => {
    browserConsole.expectFault(/404/);
    endpoint.will(behaviour, answer(200));
    await page.clock.install();
    await openForm(page);
    await send(page);
    await expectFailure(page, reason);
    expect(endpoint.received).toHaveLength(1);
    await retry(page).click();
    await expectSent(page);
    expect(told(1)).toEqual(told(0));
  });
}

for (const [fault, status, reason] of [
  ["text longer than the receiver takes (413)", 413, "tooLong"],
  ["format that the receiver does not know (415)", 415, "notUnderstood"],
] as const) {
  test(`${fault} → it says so, with the text to send by mail`, { tag: "@fault" }, async ({
    page,
    browserConsole,
  }) => {
    browserConsole.expectFault(new RegExp(`${status}`));
    endpoint.will(answer(status), answer(200));
    await page.clock.install();
    await openForm(page);
    await send(page);
    await expectFailure(page, reason);
    // Another try could not help.
    await expect(retry(page)).toHaveCount(0);
    await failure(page).getByText(form.byMail.otherwise).click();
    await expect(failure(page).getByText(application.phone)).toBeVisible();
    await field(page, "message").fill("Más corto.");
    await expect(failure(page)).toBeEmpty();
    await submit(page).click();
    await expectSent(page);
    expect(told(1).id).not.toBe(told(0).id);
  });
}

test("receiver that hangs → it says that it takes long, and tries again", { tag: "@fault" }, async ({
  page,
}) => {
  test.setTimeout(40_000);
  endpoint.will(hang, answer(200));
  await openForm(page);
  await send(page);
  await expect(notice(page)).toHaveText(form.delivery.again, { timeout: 15_000 });
  await expectSent(page);
  expect(told(1)).toEqual(told(0));
});

/**
 * Sends an application that stays on its way.
 * @returns a function that lets it arrive
 */
async function sendSlowly(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  endpoint.will(after(promise, answer(200)), answer(200));
  await openForm(page);
  await send(page);
  await expect(sending(page)).toBeVisible();
  await expect.poll(() => endpoint.received.length).toBe(1);
  return resolve;
}

test("who leaves while it is on its way is asked first", async ({ page }) => {
  const arrive = await sendSlowly(page);
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    dialog.dismiss();
  });
  await page.evaluate((path) => location.assign(path), aSolution);
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toHaveLength(2);
  await expect(page).toHaveURL("/hablemos");
  arrive();
  await expectSent(page);
  await page.goto(aSolution);
  expect(asked).toHaveLength(2);
});

/** It is told, without anybody's touch, that nobody knows how the sending ended; the next try is the same application. */
async function expectInterrupted(page: Page) {
  await expect(failure(page)).toContainText(form.failure.interrupted);
  await expectValues(page, application);
  await expect(notice(page)).toBeEmpty();
  await retry(page).click();
  await expectSent(page);
  expect(told(1)).toEqual(told(0));
  expect(endpoint.received[1]?.headers["idempotency-key"]).toBe(told(0).id);
}

for (const [fault, leave] of [
  ["reload", (page: Page) => page.reload()],
  ["another page and Back", (page: Page) => page.goto(aSolution).then(() => page.goBack())],
  [
    "another page and the form by a link",
    (page: Page) => page.goto(aSolution).then(() => page.goto("/hablemos")),
  ],
] as const) {
  test(`${fault} while it is sent → it says that it may not have arrived, and sends the same again`, {
    tag: "@fault",
  }, async ({ page }) => {
    await sendSlowly(page);
    page.on("dialog", (dialog) => dialog.accept());
    await leave(page);
    await expectInterrupted(page);
    await page.reload();
    await expectValues(page, {});
    await expect(failure(page)).toBeEmpty();
  });
}

test("page stopped while it is sent → it is tried again, as the same application", { tag: "@fault" }, async ({
  page,
}) => {
  await sendSlowly(page);
  await page.evaluate(() => stop());
  // Firefox lets go on what was asked to outlive the page: there the try ends by its own limit of ten seconds.
  await expect.poll(() => endpoint.received.length, { timeout: 20_000 }).toBe(2);
  await expectSent(page);
  expect(told(1)).toEqual(told(0));
});

/** Opens the same form in a tab that has a copy of the session, as "Duplicate" does. */
async function duplicate(page: Page) {
  const opened = page.waitForEvent("popup");
  await page.evaluate(() => {
    open(location.href);
  });
  const copy = await opened;
  await copy.waitForURL(page.url());
  return copy;
}

const elsewhere = (page: Page) => expect(notice(page)).toHaveText(form.delivery.elsewhere);

test("tab duplicated while it is sent → both tabs say so, and both say thank you", { tag: "@fault" }, async ({
  page,
}) => {
  const arrive = await sendSlowly(page);
  const copy = await duplicate(page);
  await elsewhere(copy);
  await expect(sending(copy)).toHaveAttribute("aria-disabled", "true");
  await expectValues(copy, application);
  await expect(field(copy, "message")).not.toBeEditable();
  await sending(copy).click({ force: true });
  arrive();
  for (const tab of [page, copy]) {
    await expect(notice(tab)).toContainText(form.sent.title);
    await expectValues(tab, {});
    await tab.reload();
    await expectValues(tab, {});
  }
  expect(endpoint.received).toHaveLength(1);
});

test("tab duplicated while it is sent, receiver that refuses → both tabs say so", { tag: "@fault" }, async ({
  page,
  browserConsole,
}) => {
  browserConsole.expectFault(/400/);
  const { promise, resolve } = Promise.withResolvers<void>();
  endpoint.will(after(promise, answer(400)), answer(200));
  await openForm(page);
  await send(page);
  await expect.poll(() => endpoint.received.length).toBe(1);
  const copy = await duplicate(page);
  await elsewhere(copy);
  resolve();
  for (const tab of [page, copy]) {
    await expect(failure(tab)).toContainText(form.failure.refused);
    await expectValues(tab, application);
  }
  // Each can try again, and the other hears of it.
  await retry(copy).click();
  for (const tab of [copy, page]) await expect(notice(tab)).toContainText(form.sent.title);
  expect(told(1)).toEqual(told(0));
});

test("tab duplicated, and the one that sends closed → the other says that it may not have arrived", {
  tag: "@fault",
}, async ({ page }) => {
  await sendSlowly(page);
  const copy = await duplicate(page);
  await elsewhere(copy);
  await page.close();
  await expectInterrupted(copy);
});

test("tab duplicated before it is sent, sent in both → it arrives once, and both say thank you", {
  tag: "@fault",
}, async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  endpoint.will(after(promise, answer(200)), answer(200));
  await openForm(page);
  await fill(page);
  const copy = await duplicate(page);
  await expectValues(copy, application);
  await startReact(copy);
  await submit(page).click();
  await elsewhere(copy);
  resolve();
  for (const tab of [page, copy]) {
    await expect(notice(tab)).toContainText(form.sent.title);
    await expectValues(tab, {});
  }
  expect(endpoint.received).toHaveLength(1);
});

test("tab duplicated, and its text changed → that is another application", { tag: "@fault" }, async ({
  page,
}) => {
  const arrive = await sendSlowly(page);
  arrive();
  await expectSent(page);
  await fill(page);
  const copy = await duplicate(page);
  await startReact(copy);
  await field(copy, "message").fill("Otra cosa.");
  await submit(copy).click();
  await expectSent(copy);
  await expectValues(page, application);
  await submit(page).click();
  await expectSent(page);
  expect(endpoint.received.map((_, index) => told(index).message)).toEqual([
    application.message,
    "Otra cosa.",
    application.message,
  ]);
  expect(new Set(endpoint.received.map((_, index) => told(index).id)).size).toBe(3);
});

test("text changed and changed back keeps the application's id, with React or before it", async ({
  page,
  browserConsole,
}) => {
  browserConsole.expectFault(/400/);
  endpoint.will(answer(400), answer(200));
  await openForm(page);
  await send(page);
  await expect(failure(page)).toContainText(form.failure.refused);
  await page.reload();
  await field(page, "message").press("End");
  await page.keyboard.type("s");
  await page.keyboard.press("Backspace");
  await submit(page).click();
  await expectSent(page);
  expect(told(1)).toEqual(told(0));
});

test("page kept in memory, gone back to after it was delivered → it says so and is empty", {
  tag: "@fault",
}, async ({ baseURL, browserName, page }) => {
  test.skip(
    browserName === "chromium" && !findWindowedBrowser(),
    "no Chromium with windows is installed: the shell keeps no pages",
  );
  const tab = await openPlainTab(browserName, page);
  const values = () =>
    tab
      .evaluate(
        (names) =>
          names.map((name) => document.querySelector<HTMLInputElement>(`form [name="${name}"]`)?.value),
        [...fields],
      )
      .catch(() => []);
  const said = () =>
    tab.evaluate(() => document.querySelector("form [role=status]")?.textContent).catch(() => undefined);
  const follow = async (path: string) => {
    await tab.evaluate((to) => {
      const link = document.querySelector<HTMLElement>(`footer a[href="${to}"]`);
      setTimeout(() => link?.click());
    }, path);
    await expect
      .poll(() => tab.evaluate(() => location.pathname + document.readyState).catch(() => ""))
      .toBe(`${path}complete`);
  };
  const startReactIn = async () => {
    await tab.evaluate(() => document.querySelector<HTMLElement>("form input")?.focus());
    await expect.poll(() => tab.evaluate(() => "hydrated" in document.documentElement.dataset)).toBe(true);
  };
  try {
    await tab.open(`${baseURL}/hablemos`);
    await startReactIn();
    await tab.evaluate((written) => {
      for (const [name, value] of Object.entries(written)) {
        const field = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
        if (!field) continue;
        field.value = value;
        field.dispatchEvent(new InputEvent("input", { bubbles: true }));
      }
      // Chromium brings what happened meanwhile once the page is shown again; no specification says so.
      addEventListener("storage", (event) => event.stopImmediatePropagation(), true);
      addEventListener("pageshow", ({ persisted }) => {
        document.documentElement.dataset.persisted = `${persisted}`;
      });
    }, application);
    await follow(aSolution);
    await follow("/hablemos");
    await expect.poll(values).toEqual(fields.map((name) => application[name]));
    await startReactIn();
    await tab.evaluate(() => document.querySelector<HTMLElement>("form [type=submit]")?.click());
    await expect.poll(said).toContain(form.sent.title);
    await tab.evaluate(() => {
      setTimeout(() => history.go(-2));
    });
    await expect
      .poll(() => tab.evaluate(() => document.documentElement.dataset.persisted).catch(() => ""))
      .toBe("true");
    await expect.poll(said).toContain(form.sent.title);
    await expect.poll(values).toEqual(fields.map(() => ""));
    expect(endpoint.received).toHaveLength(1);
  } finally {
    await tab.close();
  }
});

test("stored values of any other shape → the form is sent all the same", { tag: "@fault" }, async ({
  page,
}) => {
  const shapes = [
    "",
    "{",
    "null",
    "0",
    '"x"',
    "[]",
    "{}",
    "[null,0,[],{}]",
    '{"name":{},"email":[1],"phone":null,"message":7,"key":{}}',
    '{"key":"../../x","__proto__":{"name":"x"}}',
    '[{"id":{},"step":"delivered","sentAt":0},{"id":"x","step":"toString","sentAt":"never"}]',
  ];
  await page.goto("/hablemos");
  for (const shape of shapes) {
    await page.evaluate((text) => {
      sessionStorage["draft:application"] = text;
      localStorage.applications = text;
    }, shape);
    await page.reload();
    await expectValues(page, {});
    await startReact(page);
    endpoint.will(answer(200));
    await send(page);
    await expectSent(page);
    expect(told().id, shape).toMatch(/^[0-9a-f]{32}$/);
  }
});

test("draft of an earlier version of the site → it is restored and sent", { tag: "@fault" }, async ({
  page,
}) => {
  await page.goto("/hablemos");
  await page.evaluate(
    (text) => {
      sessionStorage["draft:application"] = text;
    },
    JSON.stringify({ ...application, topic: "" }),
  );
  await page.reload();
  await expectValues(page, application);
  await submit(page).click();
  await expectSent(page);
  expect(told()).toMatchObject(application);
});

test("no storage and no locks → one text keeps its id over the tries", { tag: "@fault" }, async ({
  page,
  browserConsole,
}) => {
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
  endpoint.will(answer(400), answer(200));
  await openForm(page);
  await send(page);
  await expect(failure(page)).toContainText(form.failure.refused);
  await retry(page).click();
  await expectSent(page);
  expect(told(1)).toEqual(told(0));
});

test("the honeypot field is hidden from people, and filled in it stops delivery", async ({ page }) => {
  await page.clock.install();
  await openForm(page);
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
  expect(endpoint.received).toHaveLength(0);
});
