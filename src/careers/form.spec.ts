import {
  expectNoApplicationStored,
  formFieldNames,
  formTexts,
  locateForm,
  readMailText,
  testApplication,
} from "../../tests/application.ts";
import { findAxeViolations } from "../../tests/axe.ts";
import { expect, test } from "../../tests/fixtures.ts";
import { waitForPaint } from "../../tests/frames.ts";
import { delayReactFiles, reactFiles, waitForFormHydration } from "../../tests/react-start.ts";
import { isSampleContent, noCareersSkipReason } from "../../tests/sample.ts";
import { careersPath, site } from "../../tests/shared-content.ts";
import { read } from "../site-content.ts";
import { careersWords } from "./words.ts";

test.skip(!careersPath, noCareersSkipReason);

let form: ReturnType<typeof locateForm>;
test.beforeEach(({ page }) => {
  form = locateForm(page);
});

async function expectFieldErrors(invalid: readonly string[]) {
  for (const name of formFieldNames) {
    const field = form.field(name);
    const message = await field.evaluate((input: HTMLInputElement) => input.validationMessage);
    await expect(field).toHaveAccessibleDescription(invalid.includes(name) ? message : "");
    const shown = field.locator("..").locator("[lang]:visible");
    await expect(shown, name).toHaveText(invalid.includes(name) ? [message] : []);
    if (invalid.includes(name)) await expect(field).toHaveAttribute("aria-invalid", "true");
  }
}

test("every invalid field shows its error, before and after React starts", async ({ page }) => {
  const [name, email] = [form.field("name"), form.field("email")];
  const releaseReact = await delayReactFiles(page);
  await page.goto("/hablemos");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Únete a nuestro equipo");
  await expect(page.getByRole("main").locator('a[href="/sobre-nosotros"]')).toBeVisible();
  await expect(page.locator("form").getByRole("textbox")).toHaveCount(4);
  for (const [field, type, autocomplete, placeholder] of [
    ["name", "text", "name", "Tu nombre"],
    ["email", "email", "email", /^\S+@\S+\.\S+$/],
    ["phone", "tel", "tel", isSampleContent ? /^\+54 9 \d{2,4} [\d-]{7,9}$/ : /^\+\d[\d ()-]{6,}$/],
    ["message", "textarea", "", formTexts.message.placeholder],
  ] as const) {
    await expect(form.field(field)).toHaveJSProperty("type", type);
    await expect(form.field(field)).toHaveJSProperty("autocomplete", autocomplete);
    await expect(form.field(field)).toHaveAttribute("placeholder", placeholder);
  }

  await name.fill("\u200b \ufeff");
  await form.button.click();
  await expectFieldErrors(formFieldNames);
  await expect(name).toBeFocused();
  await name.fill(testApplication.name);
  await email.fill("ana en ejemplo");
  await form.button.click();
  releaseReact();
  await waitForFormHydration(page);
  await form.expectValues({ name: testApplication.name, email: "ana en ejemplo" });
  await expect(email).toBeFocused();
  await expectFieldErrors(["email", "phone", "message"]);
  expect(await findAxeViolations(page, { selector: "main" })).toEqual([]);
  await form.fill();
  await expectFieldErrors([]);

  await email.fill("ana");
  await expectFieldErrors([]);
  await page.keyboard.press("Tab");
  await expectFieldErrors(["email"]);
  // Characters that nobody sees are removed, but not those that join an emoji.
  await email.fill("\u200b\u2060ana\u200e@ejem\u00adplo.com\ufeff\u00a0");
  await name.fill("Ana 👩\u200d👩\u200d👧");
  await expectFieldErrors([]);
  await expect(email).toHaveValue(testApplication.email);
  await email.fill("ana");
  // The error must not move the button away before the release.
  await form.button.click({ position: { x: 20, y: 5 }, delay: 100 });
  await expectFieldErrors(["email"]);
  await expect(name).toHaveValue("Ana 👩\u200d👩\u200d👧");
  await email.fill(testApplication.email);
  await form.submitAndExpectThanks();
  expect(await findAxeViolations(page, { selector: "main" })).toEqual([]);
});

test("in a low window the thanks are seen, with a mail where no receiver is", async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const mail = form.status.getByRole("link", { name: formTexts.byMail.call });
  await form.open();
  // Without a receiver nobody may ever get the application, so the page does not promise that it will be read.
  await expect(page.getByText(read(careersWords).after.title)).toHaveCount(site.applications ? 1 : 0);
  await form.fill();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await form.field("phone").press("Enter");
  await form.expectThanks();
  await waitForPaint(page);
  expect(requests).toEqual(site.applications ? [site.applications.endpoint] : []);
  await expectFieldErrors([]);
  await expect(form.status.locator(":focus")).toHaveCount(1);
  await expectNoApplicationStored(page);
  expect(await context.cookies()).toEqual([]);
  if (!site.applications) {
    // The rules for what the form shows later are in the page.
    await expect(form.status.locator(":focus")).toHaveCSS("border-top-width", "2px");
    await expect(form.status).toHaveText(
      new RegExp(`${formTexts.byMail.call}.*${formTexts.sent.title}`, "s"),
    );
    for (const name of formFieldNames) expect(await readMailText(mail)).toContain(testApplication[name]);
    await form.status.getByText(formTexts.byMail.otherwise).click();
    await expect(form.status.getByText(testApplication.phone)).toBeVisible();
  }
  await form.field("name").pressSequentially("A");
  await expect(form.status).toBeEmpty();
  if (site.applications) return;
  const longMessage = "Trabajé en tres empresas. ".repeat(80).trim();
  await form.fill();
  await form.field("message").fill(longMessage);
  await form.submitAndExpectThanks();
  expect(await readMailText(mail)).toBe(formTexts.byMail.paste);
  await expect(form.status.getByText(longMessage)).toBeVisible();
});

test("React is fetched when /hablemos is idle, and starts at a click in the form; a reload keeps the text", async ({
  page,
}) => {
  const isFetched = page.waitForRequest(reactFiles);
  await page.goto("/hablemos");
  await isFetched;
  await page.mouse.wheel(0, 100);
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.locator("html")).not.toHaveAttribute("data-form", "hydrated");
  await page.locator("form input").first().click();
  await waitForFormHydration(page);
  await form.fill();
  await page.reload();
  await form.expectValues(testApplication);
});

test("with Save-Data React is fetched after the first focus is painted", async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    addEventListener("focusin", () => requestAnimationFrame(() => performance.mark("painted")));
  });
  await page.goto("/hablemos");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const field = page.locator("form input").first();
  await field.focus();
  await waitForFormHydration(page);
  await expect(field).toBeFocused();
  const readStart = (name: string) =>
    page.evaluate((one) => performance.getEntriesByName(one)[0]?.startTime ?? Number.NaN, name);
  const paintedAt = await readStart("painted");
  for (const name of ["component-url", "renderer-url"]) {
    const url = await page.locator("astro-island").getAttribute(name);
    expect(await readStart(`${baseURL}${url}`), name).toBeGreaterThan(paintedAt);
  }
});
