import type { Page, Route } from "@playwright/test";
import { careersPageTexts } from "../src/careers/words.ts";
import { careersPath } from "../src/content/careers-path.ts";
import { site } from "../src/content/site.ts";
import {
  expectFieldValuesOrEmpty,
  expectThanksMessageAndEmptyForm,
  fillForm,
  formFieldNames,
  locateFormField,
  locateFormStatus,
  locateSubmitButton,
  sendForm,
  submitAndExpectThanks,
  testApplication,
} from "./application.ts";
import { waitForPaint } from "./frames.ts";
import {
  delayReactFiles,
  formScriptPattern,
  openPageWithFonts,
  reactFilePattern,
  reactStartStates,
  startReactOnForm,
  waitForFormHydration,
} from "./react-start.ts";
import { isSampleContent, noCareersSkipReason } from "./sample.ts";
import { aSolutionPath } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

test.skip(!careersPath, noCareersSkipReason);

const { form: formTexts } = careersPageTexts;

/** Expects that fields show the browser's own message, in the browser's language, and are marked as invalid. */
async function expectBrowserFieldErrors(page: Page, names: readonly (typeof formFieldNames)[number][]) {
  for (const name of names) {
    const field = locateFormField(page, name);
    const message = await field.evaluate(({ validationMessage, validity }: HTMLInputElement) =>
      validity.customError ? "" : validationMessage,
    );
    expect(message, `${name}: the browser's message`).not.toBe("");
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    const shown = field.locator("..").getByText(message);
    await expect(shown).toBeVisible();
    await expect(shown).toHaveAttribute("lang", await page.evaluate(() => navigator.language));
  }
}

/** Expects that fields show no message and are not marked as invalid. */
async function expectNoFieldErrors(page: Page, names: readonly (typeof formFieldNames)[number][]) {
  for (const name of names) {
    await expect(locateFormField(page, name)).toHaveAccessibleDescription("");
    await expect(locateFormField(page, name)).not.toHaveAttribute("aria-invalid");
  }
}

/** Expects that the browser stores no typed text, and no note to send the form again after a reload. */
async function expectNoApplicationStored(page: Page) {
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const typed of Object.values(testApplication).flatMap((text) => text.split("\n")))
    expect(stored).not.toContain(typed);
  expect(stored).not.toContain("resend");
}

test("/hablemos has its title, a link to /sobre-nosotros and four empty required fields", async ({
  page,
}) => {
  await page.goto("/hablemos");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Únete a nuestro equipo");
  await expect(page.getByRole("main").locator('a[href="/sobre-nosotros"]')).toBeVisible();
  await expectFieldValuesOrEmpty(page, {});
  await expect(page.locator("form").getByRole("textbox")).toHaveCount(4);
  const phonePlaceholder = isSampleContent ? /^\+54 9 \d{2,4} [\d-]{7,9}$/ : /^\+\d[\d ()-]{6,}$/;
  for (const [name, type, autocomplete, inputMode, placeholder] of [
    ["name", "text", "name", "", "Tu nombre"],
    ["email", "email", "email", "email", /^\S+@\S+\.\S+$/],
    ["phone", "tel", "tel", "tel", phonePlaceholder],
    ["message", "textarea", "", "", formTexts.message.placeholder],
  ] as const) {
    const expected = { name, type, autocomplete, inputMode, required: true, maxLength: -1 };
    for (const [property, value] of Object.entries(expected))
      await expect(locateFormField(page, name), `${name}: ${property}`).toHaveJSProperty(property, value);
    await expect(locateFormField(page, name)).toHaveAttribute("placeholder", placeholder);
  }
});

test("submit shows an error under every invalid field; all stays when React starts", async ({ page }) => {
  const releaseReact = await delayReactFiles(page);
  await page.goto("/hablemos");
  await test.step("before React starts the submit button shows the errors", async () => {
    // A field with nothing but spaces counts as empty.
    await locateFormField(page, "name").fill("  ");
    await locateSubmitButton(page).click();
    await expectBrowserFieldErrors(page, formFieldNames);
    await expect(locateFormField(page, "name")).toBeFocused();
    await locateFormField(page, "name").fill(testApplication.name);
    await expectNoFieldErrors(page, ["name"]);
    await locateFormField(page, "email").fill("ana en ejemplo");
    await expectBrowserFieldErrors(page, ["email"]);
    await locateSubmitButton(page).click();
    await expect(locateFormField(page, "email")).toBeFocused();
  });
  await test.step("when React starts, the errors, the typed text and the focus stay", async () => {
    releaseReact();
    await waitForFormHydration(page);
    await expectFieldValuesOrEmpty(page, { name: testApplication.name, email: "ana en ejemplo" });
    await expect(locateFormField(page, "email")).toBeFocused();
    await expectBrowserFieldErrors(page, ["email", "phone", "message"]);
    await locateSubmitButton(page).click();
    await expect(locateFormStatus(page)).toBeEmpty();
  });
  await test.step("corrected fields show no error, and the form is sent", async () => {
    await fillForm(page);
    await expectNoFieldErrors(page, formFieldNames);
    await submitAndExpectThanks(page);
  });
});

test("in a low window the thanks are seen, and the browser keeps nothing typed", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPageWithFonts(page, "/hablemos", { withReact: true });
  await fillForm(page);
  const requests: string[] = [];
  page.on("request", (request) => {
    // Scripts are excluded, because React is prefetched.
    if (request.resourceType() !== "script") requests.push(request.url());
  });
  await locateFormField(page, "phone").press("Enter");
  await expectThanksMessageAndEmptyForm(page);
  await waitForPaint(page);
  expect(requests).toEqual(site.applications ? [site.applications.endpoint] : []);
  // The emptied fields are not marked as missing.
  await expectNoFieldErrors(page, formFieldNames);
  // The thanks have the focus, for screen readers and keyboard users.
  await expect(locateFormStatus(page).locator(":focus")).toHaveCount(1);
  await expectNoApplicationStored(page);
  expect(await context.cookies()).toEqual([]);
  await locateFormField(page, "name").pressSequentially("A");
  await expect(locateFormStatus(page)).toBeEmpty();
});

for (const [length, message, call, isTextOpen] of [
  ["a job application", testApplication.message, formTexts.byMail.call, false],
  [
    "one too long for a mail program",
    "Trabajé en tres empresas. ".repeat(80).trim(),
    formTexts.failure.mail,
    true,
  ],
] as const)
  test(`without a receiver ${length} is offered as a mail above the thanks, and to copy`, async ({
    page,
  }) => {
    test.skip(Boolean(site.applications), "content/site.yaml has a receiver");
    await openPageWithFonts(page, "/hablemos", { withReact: true });
    // Without a receiver nobody may ever get the application, so the page does not promise that it will be read.
    await expect(page.getByText(careersPageTexts.after.title)).toHaveCount(0);
    await fillForm(page);
    await locateFormField(page, "message").fill(message);
    await submitAndExpectThanks(page);
    // The rules for what the form shows later are in the page.
    await expect(locateFormStatus(page).locator(":focus")).toHaveCSS("border-top-width", "2px");
    const mail = locateFormStatus(page).getByRole("link", { name: call });
    if (!isTextOpen) await expect(mail).toBeInViewport({ ratio: 1 });
    const status = await locateFormStatus(page).innerText();
    expect(status.indexOf(call)).toBeLessThan(status.indexOf(formTexts.sent.title));
    const href = (await mail.getAttribute("href")) ?? "";
    expect(href.length).toBeLessThan(1800);
    const { pathname, searchParams } = new URL(href);
    expect(pathname).toBe(site.email);
    const body = searchParams.get("body")?.replaceAll("\r\n", "\n");
    if (isTextOpen) expect(body).toBe(formTexts.byMail.paste);
    else for (const name of formFieldNames) expect(body).toContain(testApplication[name]);
    // A text that is too long for the mail is open, without a click.
    if (!isTextOpen) await locateFormStatus(page).getByText(formTexts.byMail.otherwise).click();
    await expect(locateFormStatus(page).getByText(message.split("\n")[0] ?? "")).toBeVisible();
    await expect(locateFormStatus(page).getByText(formTexts.byMail.text)).toHaveCount(isTextOpen ? 0 : 1);
  });

for (const { when, withReact } of reactStartStates)
  test(`pasted characters that nobody sees are removed, ${when}`, async ({ page }) => {
    await page.goto("/hablemos");
    if (withReact) await startReactOnForm(page);
    const email = locateFormField(page, "email");
    for (const pasted of [
      "\u200bana@ejemplo.com",
      "ana@ejem\u00adplo.com\ufeff",
      "\u2060ana\u200e@ejemplo.com\u00a0",
    ]) {
      await fillForm(page);
      await email.fill(pasted);
      await locateFormField(page, "name").fill("\u200b \ufeff");
      await locateSubmitButton(page).click();
      await expect(email).toHaveValue(testApplication.email);
      await expectNoFieldErrors(page, ["email"]);
      await expectBrowserFieldErrors(page, ["name"]);
    }
    await locateFormField(page, "name").fill("Ana 👩\u200d👩\u200d👧");
    await email.fill("\u200bana@ejemplo.com");
    await page.keyboard.press("Tab");
    await expect(email).toHaveValue(testApplication.email);
    await expect(locateFormField(page, "name")).toHaveValue("Ana 👩\u200d👩\u200d👧");
    await submitAndExpectThanks(page);
  });

test.describe("in an English browser", () => {
  test.use({ locale: "en-GB" });

  test("an invalid email shows the browser's English error when it is left", async ({ page }) => {
    await openPageWithFonts(page, "/hablemos", { withReact: true });
    await locateFormField(page, "name").focus();
    await locateFormField(page, "email").fill("ana");
    await expectNoFieldErrors(page, ["email"]);
    await page.keyboard.press("Tab");
    await expectBrowserFieldErrors(page, ["email"]);
    // An empty field shows no error before the form is sent.
    await expectNoFieldErrors(page, ["name"]);

    await locateFormField(page, "email").fill(testApplication.email);
    await expectNoFieldErrors(page, ["email"]);
    await locateFormField(page, "email").fill("ana");
    // The press leaves the field, whose error must not move the button away before the release.
    await locateSubmitButton(page).click({ position: { x: 20, y: 5 }, delay: 100 });
    await expectBrowserFieldErrors(page, formFieldNames);
  });
});

test.describe("the form of /hablemos before React starts, or when its scripts do not load", {
  tag: "@fault",
}, () => {
  /** Expects the message that the form does not respond, the typed text in the fields, and a link to write a mail. */
  async function expectStalledMessage(page: Page) {
    await expect(page.locator(".form-stalled")).toBeVisible({ timeout: 7000 });
    await expect(page.locator(".form-stalled").getByRole("link")).toHaveAttribute("href", /^mailto:/);
    await expectFieldValuesOrEmpty(page, testApplication);
  }

  test("React is slow → after 5 s the form says so, and sends once React starts", async ({ page }) => {
    const releaseReact = await delayReactFiles(page);
    await page.goto("/hablemos");
    await page.clock.install();
    await sendForm(page);
    await expect(page.locator(".form-waiting")).toBeVisible();
    await expect(page.locator(".form-stalled")).toBeHidden();
    await expect(locateFormStatus(page)).toBeEmpty();
    await page.clock.fastForward(5000);
    await expectStalledMessage(page);
    releaseReact();
    await expectThanksMessageAndEmptyForm(page);
    await expect(page.locator(".form-stalled")).toBeHidden();
  });

  const fail = (route: Route) => route.abort();
  const hang = () => {};
  for (const [fault, files, serve] of [
    ["React does not load", reactFilePattern, fail],
    ["React's file hangs", reactFilePattern, hang],
    ["no script of the page loads", /\/assets\/.*\.js/, fail],
  ] as const)
    test(`${fault} → within 7 s the form says so, and keeps its text for the next attempt`, async ({
      page,
      browserConsole,
    }) => {
      browserConsole.allowFault(/ERR_FAILED|astro-island/);
      let isFaulty = true;
      // unroute() would end a hanging request, and React would start before the click.
      await page.route(files, (route) => (isFaulty ? serve(route) : route.continue()));
      await page.goto("/hablemos");
      await sendForm(page);
      await expectStalledMessage(page);
      isFaulty = false;
      if (files !== reactFilePattern) return;
      // The click reloads the page, because browsers may cache a failed import; the reloaded page sends the form again.
      await submitAndExpectThanks(page);
      await expectNoApplicationStored(page);
    });

  test("script of the form does not load → React validates and sends the form", async ({
    page,
    browserConsole,
  }) => {
    browserConsole.allowFault(/ERR_FAILED/);
    await page.route(formScriptPattern, (route) => route.abort());
    await page.goto("/hablemos");
    await page.locator("form").dispatchEvent("pointerover");
    await waitForFormHydration(page);
    await locateSubmitButton(page).click();
    await expect(locateFormStatus(page)).toBeEmpty();
    await sendForm(page);
    await expectThanksMessageAndEmptyForm(page);
    await expect(page.locator(".form-stalled")).toBeHidden();
  });

  test("reload, and later Back, before React starts → the form keeps its text", async ({ page }) => {
    await openPageWithFonts(page, "/hablemos", { withReact: false });
    await fillForm(page);
    await page.reload();
    await expectFieldValuesOrEmpty(page, testApplication);
    await page.goto(aSolutionPath);
    await page.goBack();
    await expectFieldValuesOrEmpty(page, testApplication);
    await page.unrouteAll();
    await submitAndExpectThanks(page);
    await page.reload();
    await expectFieldValuesOrEmpty(page, {});
  });
});
