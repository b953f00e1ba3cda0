import type { Page } from "@playwright/test";
import { formFieldNames, locateForm, readMailText, testApplication } from "../../tests/application.ts";
import { findAxeViolations } from "../../tests/axe.ts";
import { waitForPaint } from "../../tests/frames.ts";
import {
  delayReactFiles,
  reactFiles,
  startReactOnForm,
  waitForFormHydration,
} from "../../tests/react-start.ts";
import { isSampleContent, noCareersSkipReason } from "../../tests/sample.ts";
import { aSolutionPath } from "../../tests/site-pages.ts";
import { expect, test } from "../../tests/site-test.ts";
import { firm } from "../content/firm/firm.ts";
import { careersPage } from "../content/pages/careers-path.ts";
import { read } from "../site-content.ts";
import { careersWords } from "./words.ts";

const careersPath = read(careersPage);
const site = read(firm);
const careersPageTexts = read(careersWords);

test.skip(!careersPath, noCareersSkipReason);

const { form: formTexts } = careersPageTexts;

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

async function expectNoApplicationStored(page: Page) {
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const typed of [...Object.values(testApplication).flatMap((text) => text.split("\n")), "resend"])
    expect(stored).not.toContain(typed);
}

test("/hablemos has its title, a link to /sobre-nosotros and four fields to autofill", async ({ page }) => {
  await page.goto("/hablemos");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Únete a nuestro equipo");
  await expect(page.getByRole("main").locator('a[href="/sobre-nosotros"]')).toBeVisible();
  await expect(page.locator("form").getByRole("textbox")).toHaveCount(4);
  for (const [name, type, autocomplete, placeholder] of [
    ["name", "text", "name", "Tu nombre"],
    ["email", "email", "email", /^\S+@\S+\.\S+$/],
    ["phone", "tel", "tel", isSampleContent ? /^\+54 9 \d{2,4} [\d-]{7,9}$/ : /^\+\d[\d ()-]{6,}$/],
    ["message", "textarea", "", formTexts.message.placeholder],
  ] as const) {
    const field = form.field(name);
    await expect(field).toHaveJSProperty("type", type);
    await expect(field).toHaveJSProperty("autocomplete", autocomplete);
    await expect(field).toHaveAttribute("placeholder", placeholder);
  }
});

test("submit shows an error under every invalid field; all stays when React starts", async ({ page }) => {
  const [name, email] = [form.field("name"), form.field("email")];
  const releaseReact = await delayReactFiles(page);
  await page.goto("/hablemos");
  await name.fill("  ");
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
  await form.submitAndExpectThanks();
  expect(await findAxeViolations(page, { selector: "main" })).toEqual([]);
});

test("an invalid email shows its error when left, but moves nothing during a press", async ({ page }) => {
  await form.open();
  await form.field("name").focus();
  await form.field("email").fill("ana");
  await expectFieldErrors([]);
  await page.keyboard.press("Tab");
  await expectFieldErrors(["email"]);
  await form.field("email").fill(testApplication.email);
  await expectFieldErrors([]);
  await form.field("email").fill("ana");
  // The error must not move the button away before the release.
  await form.button.click({ position: { x: 20, y: 5 }, delay: 100 });
  await expectFieldErrors(formFieldNames);
});

test("in a low window the thanks are seen; the browser keeps nothing typed", async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await form.open();
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
  await form.field("name").pressSequentially("A");
  await expect(form.status).toBeEmpty();
});

test("without a receiver an application is offered as a mail, a long one to copy", async ({ page }) => {
  test.skip(Boolean(site.applications), "content/site.yaml has a receiver");
  const mail = form.status.getByRole("link", { name: formTexts.byMail.call });
  await form.open();
  // Without a receiver nobody may ever get the application, so the page does not promise that it will be read.
  await expect(page.getByText(careersPageTexts.after.title)).toHaveCount(0);
  await form.send();
  await form.expectThanks();
  // The rules for what the form shows later are in the page.
  await expect(form.status.locator(":focus")).toHaveCSS("border-top-width", "2px");
  await expect(form.status).toHaveText(new RegExp(`${formTexts.byMail.call}.*${formTexts.sent.title}`, "s"));
  for (const name of formFieldNames) expect(await readMailText(mail)).toContain(testApplication[name]);
  await form.status.getByText(formTexts.byMail.otherwise).click();
  await expect(form.status.getByText(testApplication.phone)).toBeVisible();

  const longMessage = "Trabajé en tres empresas. ".repeat(80).trim();
  await form.fill();
  await form.field("message").fill(longMessage);
  await form.submitAndExpectThanks();
  expect(await readMailText(mail)).toBe(formTexts.byMail.paste);
  await expect(form.status.getByText(longMessage)).toBeVisible();
});

test("pasted characters that nobody sees are removed", async ({ page }) => {
  const [name, email] = [form.field("name"), form.field("email")];
  await page.goto("/hablemos");
  await form.fill();
  await email.fill("\u200b\u2060ana\u200e@ejem\u00adplo.com\ufeff\u00a0");
  await name.fill("\u200b \ufeff");
  await name.press("Enter");
  await expect(email).toHaveValue(testApplication.email);
  await expectFieldErrors(["name"]);
  await name.fill("Ana 👩\u200d👩\u200d👧");
  await page.keyboard.press("Tab");
  await expect(name).toHaveValue("Ana 👩\u200d👩\u200d👧");
  await form.submitAndExpectThanks();
});

test.describe("the form of /hablemos, when something fails", { tag: "@fault" }, () => {
  const locateStalledMessage = (page: Page) => page.locator(".form-stalled");

  async function expectStalledMessage(page: Page) {
    await expect(locateStalledMessage(page)).toBeVisible({ timeout: 7000 });
    await expect(locateStalledMessage(page).getByRole("link")).toHaveAttribute("href", /^mailto:/);
    await form.expectValues(testApplication);
  }

  test("React is slow → after 5 s the form says so, and sends once React starts", async ({ page }) => {
    const releaseReact = await delayReactFiles(page);
    await page.goto("/hablemos");
    await page.clock.install();
    await form.send();
    await expect(page.getByText(formTexts.waiting)).toBeVisible();
    await expect(locateStalledMessage(page)).toBeHidden();
    await page.clock.fastForward(5000);
    await expectStalledMessage(page);
    releaseReact();
    await form.expectThanks();
    await expect(locateStalledMessage(page)).toBeHidden();
  });

  for (const [fault, files] of [
    ["React does not load", reactFiles],
    ["no script of the page loads", /\/assets\/.*\.js/],
  ] as const)
    test(`${fault} → within 7 s the form says so, and keeps its text`, async ({ page, browserConsole }) => {
      browserConsole.allowFault(/ERR_FAILED|astro-island/);
      await page.route(files, (route) => route.abort());
      await page.goto("/hablemos");
      await form.send();
      await expectStalledMessage(page);
      if (files !== reactFiles) return;
      await page.unroute(files);
      // The click reloads the page, because browsers may cache a failed import; the reloaded page sends the form again.
      await form.submitAndExpectThanks();
      await expectNoApplicationStored(page);
    });

  test("React's files are gone after a deploy → a reload sends it", async ({ page, browserConsole }) => {
    browserConsole.allowFault(/status of 404|astro-island/);
    await page.route(reactFiles, (route) => route.fulfill({ status: 404 }));
    await page.goto("/hablemos");
    page.once("framenavigated", () => page.unroute(reactFiles));
    await form.send();
    await form.expectThanks();
  });

  test("reload, and later Back, before React starts → the form keeps its text", async ({ page }) => {
    const releaseReact = await delayReactFiles(page);
    await page.goto("/hablemos");
    await form.fill();
    await page.reload();
    await form.expectValues(testApplication);
    await page.goto(aSolutionPath);
    await page.goBack();
    await form.expectValues(testApplication);
    releaseReact();
    await form.submitAndExpectThanks();
    await page.reload();
    await form.expectValues({});
  });

  test("browser extension changes the page → focus and text are kept", async ({ page, browserConsole }) => {
    browserConsole.allowFault(/React error #418/);
    // Playwright fills a field in two steps; if React replaced the form between them, the text would have no field.
    const releaseReact = await delayReactFiles(page);
    await page.goto("/hablemos");
    await page.evaluate(() => {
      for (const place of document.querySelectorAll("form, form label, header, main, body")) {
        place.prepend(document.createElement("extension-first"));
        place.append(document.createElement("extension-last"));
      }
    });
    await form.field("name").fill(testApplication.name);
    releaseReact();
    await startReactOnForm(page);
    await expect(form.field("name")).toBeFocused();
    await form.expectValues({ name: testApplication.name });
    await form.send();
    await form.expectThanks();
  });

  test("form throws while it renders → an error screen, text kept", async ({ page, browserConsole }) => {
    browserConsole.allowFault(/null/);
    const releaseReact = await delayReactFiles(page);
    await page.goto("/hablemos");
    await page.locator("astro-island").evaluate((island) => {
      const props = JSON.parse(island.getAttribute("props") ?? "");
      // Astro writes each value with its type before it; 0 stands for a plain value.
      props.texts[1].delivery = [0, null];
      island.setAttribute("props", JSON.stringify(props));
      island.dispatchEvent(new Event("pointerover"));
    });
    await form.field("message").fill(testApplication.message);
    releaseReact();
    const island = page.locator("astro-island");
    await expect(island.getByRole("heading", { name: "Unexpected Application Error!" })).toBeFocused();
    await expect(island.getByText("null")).toBeVisible();
    for (const part of ["banner", "contentinfo"] as const) await expect(page.getByRole(part)).toBeVisible();
    const mailText = await readMailText(island.getByRole("link", { name: formTexts.failure.mail }));
    expect(mailText).toContain(testApplication.message);
    await expect(island.locator('a[href^="https://wa.me/"]')).toBeVisible();
    expect(await findAxeViolations(page, { selector: "main" })).toEqual([]);
    // An error screen that failed itself would be rendered and logged endlessly.
    await waitForPaint(page);
    expect(browserConsole.messages.filter((line) => line.includes("null"))).toHaveLength(1);
    await page.reload();
    await form.expectValues({ message: testApplication.message });
  });

  test("form throws after it was sent → thanks, empty after a reload", async ({ page, browserConsole }) => {
    browserConsole.allowFault(/on purpose/);
    await form.open();
    await page.evaluate(() => {
      const fail = () => {
        throw new Error("on purpose");
      };
      window.dataLayer = Object.assign([], { push: fail });
      // The thanks move the focus to themselves.
      HTMLDivElement.prototype.focus = () => {
        HTMLDivElement.prototype.focus = HTMLElement.prototype.focus;
        fail();
      };
    });
    await form.send();
    await expect(page.getByText(formTexts.sent.title)).toBeVisible();
    await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
    await page.reload();
    await form.expectValues({});
  });
});
