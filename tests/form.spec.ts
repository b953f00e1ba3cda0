import type { Locator, Page } from "@playwright/test";
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
import { waitForPaint } from "./frames.ts";
import {
  delayReactFiles,
  locateFooterLink,
  openPageWithFonts,
  reactStartStates,
  startReactOnForm,
  waitForFormHydration,
} from "./react-start.ts";
import { isSampleContent, noCareersSkipReason } from "./sample.ts";
import { aSolutionPath } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

test.skip(!careersPath, noCareersSkipReason);

const { form: formTexts } = careers;

/** Expects that a field shows only the browser's own validation message, in the browser's language. */
async function expectFieldError(page: Page, name: (typeof formFieldNames)[number]) {
  const field = locateFormField(page, name);
  const [message, isCustom, language] = await field.evaluate(
    ({ validationMessage, validity }: HTMLInputElement) =>
      [validationMessage, validity.customError, navigator.language] as const,
  );
  expect(message, `${name}: the browser's message`).not.toBe("");
  expect(isCustom, `${name}: has a message of the page's own`).toBe(false);
  await expect(field).toHaveAccessibleDescription(message);
  await expect(field).toHaveAttribute("aria-invalid", "true");
  const line = page.locator(`#${await field.getAttribute("aria-describedby")}`);
  await expect(line).toHaveText(message);
  await expect(line).toBeVisible();
  await expect(line.locator("[lang]")).toHaveAttribute("lang", language);
}

async function expectNoFieldError(page: Page, name: (typeof formFieldNames)[number]) {
  await expect(locateFormField(page, name)).toHaveAccessibleDescription("");
  await expect(locateFormField(page, name)).not.toHaveAttribute("aria-invalid");
}

/**
 * Expects that storage has neither a draft nor a request to send it again. The start of the visit may be stored, and the
 * progress of deliveries, without anything that was typed.
 */
async function expectNoApplicationStored(page: Page) {
  const names = await page.evaluate(() => [
    ...Object.keys(localStorage).filter((key) => key !== "applications"),
    ...Object.keys(sessionStorage).filter((key) => key !== "first-touch"),
  ]);
  expect(names, "names in the browser's storage").toEqual([]);
  const progress = await page.evaluate(() => localStorage.getItem("applications") ?? "");
  for (const typed of Object.values(testApplication).flatMap((text) => text.split("\n")))
    expect(progress).not.toContain(typed);
}

test("/hablemos has its title, links for mail, buyers and the firm's page, and four empty required fields", async ({
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
  const phonePlaceholder = isSampleContent ? /^\+54 9 \d{2,4} [\d-]{7,9}$/ : /^\+\d[\d ()-]{6,}$/;
  for (const [name, type, autocomplete, inputMode, placeholder] of [
    ["name", "text", "name", "", "Tu nombre"],
    ["email", "email", "email", "email", /^\S+@\S+\.\S+$/],
    ["phone", "tel", "tel", "tel", phonePlaceholder],
    ["message", "textarea", "", "", formTexts.message.placeholder],
  ] as const) {
    const expected = { name, type, autocomplete, inputMode, required: true, maxLength: -1, minLength: -1 };
    for (const [property, value] of Object.entries(expected))
      await expect(locateFormField(page, name), `${name}: ${property}`).toHaveJSProperty(property, value);
    await expect(locateFormField(page, name)).toHaveAttribute("placeholder", placeholder);
  }
});

test("the submit button shows an error under every invalid field and focuses the first one, before and after React starts", async ({
  page,
}) => {
  const releaseReact = await delayReactFiles(page);
  await page.goto("/hablemos");
  await test.step("before React starts the submit button shows the errors", async () => {
    await locateSubmitButton(page).click();
    for (const name of formFieldNames) await expectFieldError(page, name);
    await expect(locateFormField(page, "name")).toBeFocused();
    await locateFormField(page, "name").fill(testApplication.name);
    await expectNoFieldError(page, "name");
    await locateFormField(page, "email").fill("ana en ejemplo");
    await expectFieldError(page, "email");
    await locateSubmitButton(page).click();
    await expect(locateFormField(page, "email")).toBeFocused();
  });
  await test.step("when React starts, the errors, the typed text and the focus stay", async () => {
    releaseReact();
    await waitForFormHydration(page);
    await expectFieldValues(page, { name: testApplication.name, email: "ana en ejemplo" });
    await expect(locateFormField(page, "email")).toBeFocused();
    for (const name of ["email", "phone", "message"] as const) await expectFieldError(page, name);
    await locateSubmitButton(page).click();
    await expect(locateFormField(page, "email")).toBeFocused();
    await expect(locateFormStatus(page)).toBeEmpty();
  });
  await test.step("corrected fields show no error, and the form is sent", async () => {
    await fillForm(page);
    for (const name of formFieldNames) await expectNoFieldError(page, name);
    await locateSubmitButton(page).click();
    await expectThanksMessage(page);
  });
});

test("after an application is sent the form shows the thanks, and the browser keeps nothing that was typed", async ({
  page,
  context,
}) => {
  await openPageWithFonts(page, "/sobre-nosotros");
  await locateFooterLink(page, "/hablemos").click();
  await expect(page).toHaveURL("/hablemos");
  await startReactOnForm(page);
  // Without a receiver nobody has got the application yet, so the thanks do not promise that it will be read.
  await expect(page.getByText(careers.after.title)).toHaveCount(site.applications ? 1 : 0);
  await fillForm(page);
  const requests: string[] = [];
  page.on("request", (request) => {
    // Scripts are excluded, because React is prefetched.
    if (request.resourceType() !== "script") requests.push(request.url());
  });
  await locateSubmitButton(page).click();
  await expectThanksMessage(page);
  await waitForPaint(page);
  expect(requests).toEqual(site.applications ? [site.applications.endpoint] : []);
  await expect(page).toHaveURL("/hablemos");
  // When the form is sent, the emptied fields are not marked as missing.
  for (const name of formFieldNames) await expectNoFieldError(page, name);
  // The thanks have the focus, for screen readers and keyboard users.
  await expect(locateFormStatus(page).locator(":focus")).toHaveCount(1);
  await expectNoApplicationStored(page);
  expect(await context.cookies()).toEqual([]);

  if (!site.applications)
    await test.step("without a receiver the prepared mail is offered, above the thanks", async () => {
      const mail = locateFormStatus(page).getByRole("link", { name: formTexts.byMail.call });
      await expect(mail).toBeInViewport({ ratio: 1 });
      const [mailBox, thanksBox] = await Promise.all(
        [mail, locateFormStatus(page).getByText(formTexts.sent.title)].map((part) => part.boundingBox()),
      );
      expect(mailBox?.y).toBeLessThan(thanksBox?.y ?? 0);
      const { pathname, searchParams } = new URL((await mail.getAttribute("href")) ?? "");
      expect(pathname).toBe(site.email);
      const body = searchParams.get("body")?.replaceAll("\r\n", "\n");
      for (const name of formFieldNames) expect(body).toContain(testApplication[name]);
      // When no mail program opens, the visitor can copy the text.
      await locateFormStatus(page).getByText(formTexts.byMail.otherwise).click();
      await expect(locateFormStatus(page).getByText(testApplication.phone)).toBeVisible();
    });

  await test.step("typing again hides the thanks, and Enter sends the form", async () => {
    await locateFormField(page, "name").pressSequentially("A");
    await expect(locateFormStatus(page)).toBeEmpty();
    await fillForm(page);
    await locateFormField(page, "phone").press("Enter");
    await expectThanksMessage(page);
    await locateSubmitButton(page).click();
    await expect(locateFormField(page, "name")).toBeFocused();
  });
});

test.describe("in a browser set to English", () => {
  test.use({ locale: "en-GB" });

  test("in a browser set to English an invalid email shows an error when its field is left, and the submit button all errors", async ({
    page,
  }) => {
    await openPageWithFonts(page, "/hablemos", { withReact: true });
    expect(await page.evaluate(() => navigator.language)).toBe("en-GB");
    await locateFormField(page, "name").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.type("ana");
    await expectNoFieldError(page, "email");
    await page.keyboard.press("Tab");
    await expectFieldError(page, "email");
    // An empty field shows no error before the form is sent.
    await expectNoFieldError(page, "name");

    // An email that is valid and then invalid again shows no error before its field is left.
    await locateFormField(page, "email").fill(testApplication.email);
    await expectNoFieldError(page, "email");
    await locateFormField(page, "email").fill("ana");
    await locateSubmitButton(page).scrollIntoViewIfNeeded();
    const button = await locateSubmitButton(page).boundingBox();
    if (!button) throw new Error("the button has no box");
    await page.mouse.move(button.x + button.width / 2, button.y + 10);
    await page.mouse.down();
    await waitForPaint(page);
    await page.mouse.up();
    for (const name of formFieldNames) await expectFieldError(page, name);
  });
});

test("a form field that has only spaces counts as empty, whether the form is sent by Enter, by the button or by a script", async ({
  page,
}) => {
  await openPageWithFonts(page, "/hablemos", { withReact: true });
  const ways = {
    name: () => locateFormField(page, "name").press("Enter"),
    phone: () => locateSubmitButton(page).click(),
    message: () => page.locator("form").evaluate((element: HTMLFormElement) => element.requestSubmit()),
  };
  for (const [name, send] of Object.entries(ways) as [keyof typeof ways, () => Promise<void>][]) {
    await fillForm(page);
    await locateFormField(page, name).fill("  ");
    await send();
    await expectFieldError(page, name);
    await expect(locateFormField(page, name)).toBeFocused();
  }
  await expect(locateFormStatus(page)).toBeEmpty();
});

test("in a window of 320 × 256 px the header covers neither an invalid form field nor the thanks", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPageWithFonts(page, "/hablemos", { withReact: true });
  const expectBelowHeader = async (part: Locator) => {
    await expect(part).toBeInViewport();
    const { y = 0, height = 0 } = (await page.getByRole("banner").boundingBox()) ?? {};
    expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
  };
  await locateFormField(page, "name").fill(testApplication.name);
  await locateSubmitButton(page).click();
  await expectBelowHeader(locateFormField(page, "email"));
  await sendForm(page);
  await expectThanksMessage(page);
  await expectBelowHeader(locateFormStatus(page).getByText(formTexts.sent.title));
});

test.describe("the form of /hablemos when something fails", { tag: "@fault" }, () => {
  test("React hydrates while the visitor moves on with Tab → the typed text goes into the next field", async ({
    page,
  }) => {
    await openPageWithFonts(page, "/hablemos", { withReact: false });
    await locateFormField(page, "name").focus();
    await locateFormField(page, "name").evaluate((left) =>
      left.addEventListener("blur", () => dispatchEvent(new Event("hydrated")), { once: true }),
    );
    await page.keyboard.press("Tab");
    await page.keyboard.type(testApplication.email);
    await expectFieldValues(page, { email: testApplication.email });
  });

  test("no connection, on a site without a receiver → the form shows the thanks", async ({
    page,
    context,
    browserConsole,
  }) => {
    test.skip(Boolean(site.applications), "site.config.ts names who takes applications: delivery.spec.ts");
    // Prefetched files may still be loading.
    browserConsole.expectFault(/ERR_INTERNET_DISCONNECTED/);
    await openPageWithFonts(page, "/hablemos", { withReact: true });
    await context.setOffline(true);
    await sendForm(page);
    await expectThanksMessage(page);
  });

  /** Expects the message that the form does not respond, the unchanged application, and a link to write a mail. */
  async function expectStalledMessage(page: Page) {
    await expect(page.locator(".form-stalled").getByRole("link")).toHaveAttribute("href", /^mailto:/);
    await expect(page.locator(".form-stalled")).toBeVisible();
    await expectFieldValues(page, testApplication);
    await expect(page).toHaveURL("/hablemos");
  }

  test("form sent while React is still loading → after 5 s the form says that it does not respond, and sends once React starts", async ({
    page,
  }) => {
    const releaseReact = await delayReactFiles(page);
    await page.goto("/hablemos");
    await page.clock.install();
    await sendForm(page);
    await expect(page.locator(".form-waiting")).toBeVisible();
    await expect(page.locator(".form-stalled")).toBeHidden();
    await expect(locateFormStatus(page)).toBeEmpty();
    await page.clock.fastForward(5000);
    await expect(page.locator(".form-stalled")).toBeVisible({ timeout: 2000 });
    await expectStalledMessage(page);
    releaseReact();
    await expectThanksMessage(page);
    await expect(page.locator(".form-stalled")).toBeHidden();
  });

  test("React does not load → the form says at each attempt that it does not respond, and keeps its text", async ({
    page,
    browserConsole,
  }) => {
    browserConsole.expectFault(/ERR_FAILED|did not load/);
    await page.route(/\/assets\/react-[^/]+\.js/, (route) => route.abort());
    await page.goto("/hablemos");
    await sendForm(page);
    await expectStalledMessage(page);
    const reloaded = page.waitForEvent("load");
    await locateSubmitButton(page).click();
    await reloaded;
    await expectStalledMessage(page);
    await page.unrouteAll();
    await locateSubmitButton(page).click();
    await expectThanksMessage(page);
    await expectNoApplicationStored(page);
  });

  test("script of the form does not load → the form says that it does not respond, and keeps its text", async ({
    page,
    browserConsole,
  }) => {
    browserConsole.expectFault(/form-script-.*\.js/);
    await page.route(/\/assets\/form-script-/, (route) => route.abort());
    await page.goto("/hablemos");
    await sendForm(page);
    await expectStalledMessage(page);
  });

  for (const { when, withReact } of reactStartStates) {
    test(`reload, and later Back to /hablemos, ${when} → the form keeps the typed text until it is sent`, async ({
      page,
    }) => {
      await openPageWithFonts(page, "/hablemos", { withReact });
      await fillForm(page);
      await page.reload();
      await expectFieldValues(page, testApplication);
      await locateFooterLink(page, aSolutionPath).click();
      await expect(page).toHaveURL(aSolutionPath);
      await page.goBack();
      await expectFieldValues(page, testApplication);
      if (!withReact) await page.unrouteAll();
      await locateSubmitButton(page).click();
      await expectThanksMessage(page);
      await page.reload();
      await expectFieldValues(page, {});
    });
  }
});
