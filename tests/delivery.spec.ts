import type { Page } from "@playwright/test";
import { careers } from "#app/content/careers.ts";
import { site } from "#site";
import { application, expectSent, expectValues, field, fields, fill, notice, submit } from "./application.ts";
import { ApplicationEndpoint, after, answer, drop } from "./application-endpoint.ts";
import { ownerWithServices, receiverPort } from "./owner-with-services.ts";
import { footerLink, holdReact, startReact } from "./react-start.ts";
import { aSolution } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";
import { serveVariant } from "./variant-site.ts";

// In one worker: they share a receiver.
test.describe.configure({ mode: "default" });

const { form } = careers;
const endpoint = new ApplicationEndpoint(receiverPort);
let variant: Awaited<ReturnType<typeof serveVariant>>;
let formAddress: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await endpoint.open();
  variant = await serveVariant(...ownerWithServices);
  formAddress = `${variant.origin}/hablemos`;
});

test.afterAll(async () => {
  await endpoint.close();
  variant?.close();
});

test.beforeEach(() => endpoint.will(answer(200)));

async function openForm(page: Page) {
  await page.goto(formAddress);
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

test("an application is delivered, and only then there are thanks", async ({ page }) => {
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
  expect(told()).toMatchObject({ ...application, page: formAddress });
  expect(told().id).toBe(endpoint.received[0]?.headers["idempotency-key"]);
  expect(Math.abs(Date.parse(told().sentAt) - Date.now())).toBeLessThan(60_000);
  expect(told()).not.toHaveProperty("trap");
  // Nothing is left to do, and nothing is left of it.
  await expect(notice(page).getByRole("link")).toHaveCount(0);
  await page.reload();
  await expectValues(page, {});
  await expect(page.getByRole("heading", { name: careers.after.title })).toBeVisible();
});

test("a second application has an id of its own", async ({ page }) => {
  await openForm(page);
  for (const _ of ["first", "second"]) {
    await fill(page);
    await submit(page).click();
    await expectSent(page);
  }
  expect(told(0).id).not.toBe(told(1).id);
});

test("application sent before React → it is delivered when React comes", { tag: "@fault" }, async ({
  page,
}) => {
  const release = await holdReact(page);
  await page.goto(formAddress);
  await fill(page);
  await submit(page).click();
  expect(endpoint.received).toHaveLength(0);
  release();
  await expectSent(page);
  expect(endpoint.received).toHaveLength(1);
});

test("on a visit that began on another page, it is delivered too, with how it began", async ({ page }) => {
  await page.goto(formAddress.replace("/hablemos", "/sobre-nosotros?utm_source=red"));
  await startReact(page);
  await footerLink(page, "/hablemos").click();
  await expect(page).toHaveURL(formAddress);
  await fill(page);
  await submit(page).click();
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
  await fill(page);
  await submit(page).click();
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
  await fill(page);
  await submit(page).click();
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
  await fill(page);
  await submit(page).click();
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
}) => {
  await openForm(page);
  await page.waitForLoadState("networkidle");
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

/**
 * Sends an application that stays on its way.
 * @returns a function that lets it arrive
 */
async function sendSlowly(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  endpoint.will(after(promise, answer(200)));
  await openForm(page);
  await fill(page);
  await submit(page).click();
  await expect(sending(page)).toBeVisible();
  return resolve;
}

test("who leaves while it is on its way is asked first", async ({ page }) => {
  const arrive = await sendSlowly(page);
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    dialog.dismiss();
  });
  await footerLink(page, aSolution).click();
  await expect.poll(() => asked).toEqual(["confirm"]);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(["confirm", "beforeunload"]);
  await expect(page).toHaveURL(formAddress);
  arrive();
  await expectSent(page);
  await footerLink(page, aSolution).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === aSolution);
  expect(asked).toHaveLength(2);
});

test("who leaves all the same does, and finds nothing to send again if it arrived", async ({ page }) => {
  const arrive = await sendSlowly(page);
  page.on("dialog", (dialog) => dialog.accept());
  await footerLink(page, aSolution).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === aSolution);
  arrive();
  await expect.poll(() => page.evaluate(() => "draft:application" in sessionStorage)).toBe(false);
  await page.goBack();
  await expectValues(page, {});
});

test("the field for robots is met by nobody else, and what they fill in is not sent", async ({ page }) => {
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
