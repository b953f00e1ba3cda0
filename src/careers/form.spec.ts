import type { Page } from "@playwright/test";
import { formFieldNames, locateForm, readMailText, testApplication } from "../../tests/application.ts";
import { findAxeViolations } from "../../tests/axe.ts";
import { expect, test } from "../../tests/fixtures.ts";
import { waitForPaint } from "../../tests/frames.ts";
import {
  delayReactFiles,
  reactFiles,
  startReactOnForm,
  waitForFormHydration,
} from "../../tests/react-start.ts";
import { isSampleContent, noCareersSkipReason } from "../../tests/sample.ts";
import { firm } from "../content/firm/firm.ts";
import { careersPage } from "../content/pages/pages.ts";
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
  await expect(page.getByText(careersPageTexts.after.title)).toHaveCount(site.applications ? 1 : 0);
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

test.describe("the form of /hablemos, when something fails", { tag: "@fault" }, () => {
  const locateStalledMessage = (page: Page) => page.locator(".form-stalled");

  test("React is slow → after 5 s the form says so, and sends once React starts", async ({ page }) => {
    const releaseReact = await delayReactFiles(page);
    await page.goto("/hablemos");
    await page.clock.install();
    await form.send();
    await expect(page.getByText(formTexts.waiting)).toBeVisible();
    await expect(locateStalledMessage(page)).toBeHidden();
    await page.clock.fastForward(5000);
    await expect(locateStalledMessage(page)).toBeVisible();
    releaseReact();
    await form.expectThanks();
    await expect(locateStalledMessage(page)).toBeHidden();
  });

  for (const [fault, files, end] of [
    ["React does not load", reactFiles, "a second click reloads and sends"],
    ["no script of the page loads", /\/assets\/.*\.js/, "the form says so and keeps its text"],
    ["React's files are gone after a deploy", reactFiles, "a reload sends it"],
  ] as const)
    test(`${fault} → ${end}`, async ({ page, browserConsole }) => {
      browserConsole.allowFault(/ERR_FAILED|astro-island|status of 404/);
      const isGone = end === "a reload sends it";
      await page.route(files, (route) => (isGone ? route.fulfill({ status: 404 }) : route.abort()));
      await page.goto("/hablemos");
      if (isGone) page.once("framenavigated", () => page.unroute(files));
      await form.send();
      if (isGone) return form.expectThanks();
      await expect(locateStalledMessage(page)).toBeVisible();
      await expect(locateStalledMessage(page).getByRole("link")).toHaveAttribute("href", /^mailto:/);
      await form.expectValues(testApplication);
      if (files !== reactFiles) return;
      await page.unroute(files);
      // Browsers may cache a failed import.
      await form.submitAndExpectThanks();
      await expectNoApplicationStored(page);
    });

  test("reload, Back, then a changed page → text and focus are kept", async ({ page, browserConsole }) => {
    browserConsole.allowFault(/React error #418/);
    const releaseReact = await delayReactFiles(page);
    await page.goto("/hablemos");
    await form.fill();
    await page.reload();
    await form.expectValues(testApplication);
    await page.goto("/sobre-nosotros");
    await page.goBack();
    await form.expectValues(testApplication);
    // As a browser extension does.
    await page.evaluate(() => {
      for (const place of document.querySelectorAll("form, form label, header, main, body")) {
        place.prepend(document.createElement("extension-first"));
        place.append(document.createElement("extension-last"));
      }
    });
    await form.field("name").fill("Ana");
    releaseReact();
    await startReactOnForm(page);
    await expect(form.field("name")).toBeFocused();
    await form.expectValues({ ...testApplication, name: "Ana" });
    await form.submitAndExpectThanks();
    await page.reload();
    await form.expectValues({});
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
