import type { Locator, Page } from "@playwright/test";
import { careers } from "#content/careers";
import { site } from "#site";
import {
  expectFieldValues,
  expectSentMessage,
  fieldNames,
  fillForm,
  findField,
  formStatus,
  sendForm,
  submitButton,
  testApplication,
} from "./application.ts";
import { waitForPaint } from "./frames.ts";
import {
  delayReact,
  footerLink,
  openPage,
  reactStartStates,
  startReact,
  waitForHydration,
} from "./react-start.ts";
import { isSampleContent } from "./sample.ts";
import { aSolutionPath, getRouteModule } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const { form } = careers;

/** Expects that a field shows only the browser's own validation message, in the browser's language. */
async function expectFieldError(page: Page, name: (typeof fieldNames)[number]) {
  const { message, isCustom } = await findField(page, name).evaluate((element: HTMLInputElement) => ({
    message: element.validationMessage,
    isCustom: element.validity.customError,
  }));
  expect(message, `${name}: the browser's message`).not.toBe("");
  expect(isCustom, `${name}: has a message of the page's own`).toBe(false);
  await expect(findField(page, name)).toHaveAccessibleDescription(message);
  await expect(findField(page, name)).toHaveAttribute("aria-invalid", "true");
  const line = page.locator(`#${await findField(page, name).getAttribute("aria-describedby")}`);
  await expect(line).toHaveText(message);
  await expect(line).toBeVisible();
  const language = await page.evaluate(() => navigator.language);
  await expect(line.locator("[lang]")).toHaveAttribute("lang", language);
}

async function expectNoFieldError(page: Page, name: (typeof fieldNames)[number]) {
  await expect(findField(page, name)).toHaveAccessibleDescription("");
  await expect(findField(page, name)).not.toHaveAttribute("aria-invalid");
}

/**
 * Expects that storage has neither the application nor a request to send it again. The start of the visit and the ids
 * of delivered applications may be stored.
 */
async function expectNothingStored(page: Page) {
  const names = await page.evaluate(() => [
    ...Object.keys(localStorage).filter((key) => key !== "applications"),
    ...Object.keys(sessionStorage).filter((key) => key !== "first-touch"),
  ]);
  expect(names, "names in the browser's storage").toEqual([]);
}

test("/hablemos has its title, links to the firm and to a meeting, the mail address, and four empty required fields", async ({
  page,
}) => {
  await page.goto("/hablemos");
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Únete a nuestro equipo");
  await expect(main.locator('a[href="/sobre-nosotros"]')).toBeVisible();
  const mail = page.locator("form").getByRole("link", { name: site.email });
  await expect(mail).toHaveAttribute("href", /^mailto:/);
  const meeting = main.getByRole("link", { name: careers.forBuyers.call });
  await expect(meeting).toHaveAttribute("href", /^\/contacto/);

  await expectFieldValues(page, {});
  await expect(page.locator("form")).toHaveJSProperty("noValidate", false);
  await expect(page.locator("form").getByRole("textbox")).toHaveCount(4);
  for (const name of fieldNames) {
    await expect(findField(page, name)).toHaveAttribute("name", name);
    await expect(findField(page, name)).toHaveAttribute("placeholder", form[name].placeholder);
    for (const [property, value] of [
      ["required", true],
      ["maxLength", -1],
      ["minLength", -1],
    ] as const)
      await expect(findField(page, name), `${name}: ${property}`).toHaveJSProperty(property, value);
  }
  const phonePlaceholder = isSampleContent ? /^\+54 9 \d{2,4} [\d-]{7,9}$/ : /^\+\d[\d ()-]{6,}$/;
  for (const [name, type, autocomplete, placeholder] of [
    ["name", "text", "name", "Tu nombre"],
    ["email", "email", "email", /^\S+@\S+\.\S+$/],
    ["phone", "tel", "tel", phonePlaceholder],
  ] as const) {
    await expect(findField(page, name)).toHaveJSProperty("type", type);
    await expect(findField(page, name)).toHaveAttribute("autocomplete", autocomplete);
    await expect(findField(page, name)).toHaveAttribute("placeholder", placeholder);
    if (name !== "name") await expect(findField(page, name)).toHaveAttribute("inputmode", type);
  }
});

test("the button Enviar shows an error under every invalid field and focuses the first, before and after React starts, until the field is corrected", async ({
  page,
}) => {
  const releaseReact = await delayReact(page);
  await page.goto("/hablemos");
  await test.step("before React starts the errors are shown", async () => {
    await submitButton(page).click();
    for (const name of fieldNames) await expectFieldError(page, name);
    await expect(findField(page, "name")).toBeFocused();
    await findField(page, "name").fill(testApplication.name);
    await expectNoFieldError(page, "name");
    await findField(page, "email").fill("ana en ejemplo");
    await expectFieldError(page, "email");
    await submitButton(page).click();
    await expect(findField(page, "email")).toBeFocused();
  });
  await test.step("when React starts the errors, the typed text and the focus stay", async () => {
    releaseReact();
    await waitForHydration(page);
    await expectFieldValues(page, { name: testApplication.name, email: "ana en ejemplo" });
    await expect(findField(page, "email")).toBeFocused();
    for (const name of ["email", "phone", "message"] as const) await expectFieldError(page, name);
    await submitButton(page).click();
    await expect(findField(page, "email")).toBeFocused();
    await expect(formStatus(page)).toBeEmpty();
  });
  await test.step("corrected fields show no error, and the form is sent", async () => {
    await fillForm(page);
    for (const name of fieldNames) await expectNoFieldError(page, name);
    await submitButton(page).click();
    await expectSentMessage(page);
  });
});

test("after the form is opened by a link and sent it shows thanks and empty fields, stores nothing, and makes no request except to the receiver", async ({
  page,
  context,
}) => {
  await openPage(page, "/sobre-nosotros");
  await footerLink(page, "/hablemos").click();
  await expect(page).toHaveURL("/hablemos");
  await startReact(page);
  await expect(formStatus(page)).toBeEmpty();
  // Without a receiver nobody has got the application yet, so the thanks do not promise that it will be read.
  await expect(page.getByText(careers.after.title)).toHaveCount(site.applications ? 1 : 0);
  await fillForm(page);
  const requests: string[] = [];
  page.on("request", (request) => {
    // Scripts are excluded, because React is prefetched.
    if (request.resourceType() !== "script") requests.push(request.url());
  });
  await submitButton(page).click();
  await expectSentMessage(page);
  await waitForPaint(page);
  expect(requests).toEqual(site.applications ? [site.applications.endpoint] : []);
  await expect(page).toHaveURL("/hablemos");
  // Moving the focus from the last field to the button does not mark that field as missing.
  for (const name of fieldNames) await expectNoFieldError(page, name);
  // The thanks have the focus, for screen readers and keyboard users.
  await expect(formStatus(page).locator(":focus")).toHaveCount(1);
  await expectNothingStored(page);
  expect(await context.cookies()).toEqual([]);

  if (!site.applications)
    await test.step("without a receiver the prepared mail is offered, above the thanks", async () => {
      const mail = formStatus(page).getByRole("link", { name: form.byMail.call });
      await expect(mail).toBeInViewport({ ratio: 1 });
      const [mailBox, thanksBox] = await Promise.all(
        [mail, formStatus(page).getByText(form.sent.title)].map((part) => part.boundingBox()),
      );
      expect(mailBox?.y).toBeLessThan(thanksBox?.y ?? 0);
      const { pathname, searchParams } = new URL((await mail.getAttribute("href")) ?? "");
      expect(pathname).toBe(site.email);
      const body = searchParams.get("body")?.replaceAll("\r\n", "\n");
      for (const name of fieldNames) expect(body).toContain(testApplication[name]);
      // When no mail program opens, the visitor can copy the text.
      await formStatus(page).getByText(form.byMail.otherwise).click();
      await expect(formStatus(page).getByText(testApplication.phone)).toBeVisible();
    });

  await test.step("typing again hides the thanks, and Enter sends the form", async () => {
    await findField(page, "name").pressSequentially("A");
    await expect(formStatus(page)).toBeEmpty();
    await fillForm(page);
    await findField(page, "phone").press("Enter");
    await expectSentMessage(page);
    await submitButton(page).click();
    await expect(findField(page, "name")).toBeFocused();
  });
});

test.describe("in a browser of another language", () => {
  test.use({ locale: "en-GB" });

  test("leaving an invalid email shows its error in the browser's language, and a click on Enviar then shows all errors, as the button does not move", async ({
    page,
  }) => {
    await openPage(page, "/hablemos", { withReact: true });
    await findField(page, "name").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.type("ana");
    await expectNoFieldError(page, "email");
    await page.keyboard.press("Tab");
    await expectFieldError(page, "email");
    await expect(page.locator("#application-email-fault [lang]")).toHaveAttribute("lang", "en-GB");
    // An empty field shows no error before the form is sent.
    await expectNoFieldError(page, "name");

    // Valid, then invalid again: the error is hidden until the field is left.
    await findField(page, "email").fill(testApplication.email);
    await expectNoFieldError(page, "email");
    await findField(page, "email").fill("ana");
    await submitButton(page).scrollIntoViewIfNeeded();
    const button = await submitButton(page).boundingBox();
    if (!button) throw new Error("the button has no box");
    await page.mouse.move(button.x + button.width / 2, button.y + 10);
    await page.mouse.down();
    await waitForPaint(page);
    await page.mouse.up();
    for (const name of fieldNames) await expectFieldError(page, name);
  });
});

test("a name, phone or message of only spaces counts as empty on a click on Enviar, and a name also on Enter and requestSubmit()", async ({
  page,
}) => {
  await openPage(page, "/hablemos", { withReact: true });
  for (const name of ["name", "phone", "message"] as const) {
    await fillForm(page);
    await findField(page, name).fill("  ");
    await submitButton(page).click();
    await expectFieldError(page, name);
    await expect(findField(page, name)).toBeFocused();
  }
  await fillForm(page);
  await findField(page, "name").fill("  ");
  await findField(page, "email").fill("ana");
  await findField(page, "name").press("Enter");
  for (const name of ["name", "email"] as const) await expectFieldError(page, name);
  await expect(findField(page, "name")).toBeFocused();
  await fillForm(page);
  await findField(page, "name").fill("  ");
  await page.locator("form").evaluate((element: HTMLFormElement) => element.requestSubmit());
  await expectFieldError(page, "name");
  await expect(formStatus(page)).toBeEmpty();
});

test("in a window of 320 × 256 px the header covers neither the first invalid field nor the thanks", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, "/hablemos", { withReact: true });
  const header = await page.getByRole("banner").boundingBox();
  const expectBelowHeader = async (part: Locator) => {
    await expect(part).toBeInViewport();
    const top = (await part.boundingBox())?.y ?? 0;
    const headerTop = (await page.getByRole("banner").boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual(headerTop + (header?.height ?? 0));
  };
  await findField(page, "name").fill(testApplication.name);
  await submitButton(page).click();
  await expectBelowHeader(findField(page, "email"));
  await sendForm(page);
  await expectSentMessage(page);
  await expectBelowHeader(formStatus(page).getByText(form.sent.title));
});

test("React hydrates while the visitor tabs to the next field → typed text goes into that field", {
  tag: "@fault",
}, async ({ page }) => {
  await openPage(page, "/hablemos", { withReact: false });
  await findField(page, "name").focus();
  await findField(page, "name").evaluate((left) =>
    left.addEventListener("blur", () => dispatchEvent(new Event("hydrated")), { once: true }),
  );
  await page.keyboard.press("Tab");
  await page.keyboard.type(testApplication.email);
  await expectFieldValues(page, { email: testApplication.email });
});

test("no connection and no configured receiver → the form is still sent and shows the thanks", {
  tag: "@fault",
}, async ({ page, context, browserConsole }) => {
  test.skip(Boolean(site.applications), "site.config.ts names who takes applications: delivery.spec.ts");
  // Prefetched files may still be loading.
  browserConsole.expectFault(/ERR_INTERNET_DISCONNECTED/);
  await openPage(page, "/hablemos", { withReact: true });
  await context.setOffline(true);
  await sendForm(page);
  await expectSentMessage(page);
});

const stalledMessage = (page: Page) => page.locator("form .form-stalled");

/** Expects the message that the form does not respond, the unchanged application, and a link to write a mail. */
async function expectStalledMessage(page: Page) {
  await expect(stalledMessage(page)).toBeVisible();
  await expect(stalledMessage(page).getByRole("link")).toHaveAttribute("href", /^mailto:/);
  await expectFieldValues(page, testApplication);
}

test("form sent while React is still loading → after 5 s the form shows that it does not respond; it is sent when React has started", {
  tag: "@fault",
}, async ({ page }) => {
  const releaseReact = await delayReact(page);
  await page.goto("/hablemos");
  await page.clock.install();
  await sendForm(page);
  await expect(page.locator(".form-waiting")).toBeVisible();
  await expect(stalledMessage(page)).toBeHidden();
  await expect(formStatus(page)).toBeEmpty();
  await page.clock.fastForward(5000);
  await expect(stalledMessage(page)).toBeVisible({ timeout: 2000 });
  await expectStalledMessage(page);
  await expect(page).toHaveURL("/hablemos");
  releaseReact();
  await expectSentMessage(page);
  await expect(stalledMessage(page)).toBeHidden();
});

for (const [lost, file] of [
  ["file of React", /\/assets\/react-[^/]+\.js/],
  ["file of the form's page", new RegExp(getRouteModule("/hablemos"))],
] as const) {
  test(`${lost} does not load → the form shows an error at every attempt, keeps the text, and sends it when the file loads again`, {
    tag: "@fault",
  }, async ({ page, browserConsole }) => {
    browserConsole.expectFault(/ERR_FAILED|did not load/);
    await page.route(file, (route) => route.abort());
    await page.goto("/hablemos");
    await sendForm(page);
    await expectStalledMessage(page);
    const reloaded = page.waitForEvent("load");
    await submitButton(page).click();
    await reloaded;
    await expectStalledMessage(page);
    await page.unrouteAll();
    await submitButton(page).click();
    await expectSentMessage(page);
    await expectNothingStored(page);
  });
}

test("the form's script does not load → the sent form shows that it does not respond, and keeps the text", {
  tag: "@fault",
}, async ({ page, browserConsole }) => {
  browserConsole.expectFault(/form-script-.*\.js/);
  await page.route(/\/assets\/form-script-/, (route) => route.abort());
  await page.goto("/hablemos");
  await sendForm(page);
  await expectStalledMessage(page);
  await expect(page).toHaveURL("/hablemos");
});

for (const { way, withReact } of reactStartStates) {
  test(`reload, another page and Back, ${way} → the typed text is still in the form, and is gone once it is sent`, {
    tag: "@fault",
  }, async ({ page }) => {
    await openPage(page, "/hablemos", { withReact });
    await fillForm(page);
    await page.reload();
    await expectFieldValues(page, testApplication);
    await footerLink(page, aSolutionPath).click();
    await expect(page).toHaveURL(aSolutionPath);
    await page.goBack();
    await expectFieldValues(page, testApplication);
    if (!withReact) await page.unrouteAll();
    await submitButton(page).click();
    await expectSentMessage(page);
    await page.reload();
    await expectFieldValues(page, {});
  });
}
