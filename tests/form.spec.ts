import type { Locator, Page } from "@playwright/test";
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
import { waitForPaint } from "./frames.ts";
import { delayReact, footerLink, open, reactStates, startReact, waitForHydration } from "./react-start.ts";
import { isSampleContent } from "./sample.ts";
import { aSolution, routeModule } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const { form } = careers;

/** Expects that a field shows only the browser's own validation message, in the browser's language. */
async function expectFault(page: Page, name: (typeof fields)[number]) {
  const { message, isCustom } = await field(page, name).evaluate((element: HTMLInputElement) => ({
    message: element.validationMessage,
    isCustom: element.validity.customError,
  }));
  expect(message, `${name}: the browser's message`).not.toBe("");
  expect(isCustom, `${name}: has a message of the page's own`).toBe(false);
  await expect(field(page, name)).toHaveAccessibleDescription(message);
  await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
  const line = page.locator(`#${await field(page, name).getAttribute("aria-describedby")}`);
  await expect(line).toHaveText(message);
  await expect(line).toBeVisible();
  const language = await page.evaluate(() => navigator.language);
  await expect(line.locator("[lang]")).toHaveAttribute("lang", language);
}

async function expectNoFault(page: Page, name: (typeof fields)[number]) {
  await expect(field(page, name)).toHaveAccessibleDescription("");
  await expect(field(page, name)).not.toHaveAttribute("aria-invalid");
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

  await expectValues(page, {});
  await expect(page.locator("form")).toHaveJSProperty("noValidate", false);
  await expect(page.locator("form").getByRole("textbox")).toHaveCount(4);
  for (const name of fields) {
    await expect(field(page, name)).toHaveAttribute("name", name);
    await expect(field(page, name)).toHaveAttribute("placeholder", form[name].placeholder);
    for (const [property, value] of [
      ["required", true],
      ["maxLength", -1],
      ["minLength", -1],
    ] as const)
      await expect(field(page, name), `${name}: ${property}`).toHaveJSProperty(property, value);
  }
  const phonePlaceholder = isSampleContent ? /^\+54 9 \d{2,4} [\d-]{7,9}$/ : /^\+\d[\d ()-]{6,}$/;
  for (const [name, type, autocomplete, placeholder] of [
    ["name", "text", "name", "Tu nombre"],
    ["email", "email", "email", /^\S+@\S+\.\S+$/],
    ["phone", "tel", "tel", phonePlaceholder],
  ] as const) {
    await expect(field(page, name)).toHaveJSProperty("type", type);
    await expect(field(page, name)).toHaveAttribute("autocomplete", autocomplete);
    await expect(field(page, name)).toHaveAttribute("placeholder", placeholder);
    if (name !== "name") await expect(field(page, name)).toHaveAttribute("inputmode", type);
  }
});

test("Enviar shows an error under every invalid field and focuses the first, before and after React starts, until the field is corrected", async ({
  page,
}) => {
  const releaseReact = await delayReact(page);
  await page.goto("/hablemos");
  await test.step("before React starts", async () => {
    await submit(page).click();
    for (const name of fields) await expectFault(page, name);
    await expect(field(page, "name")).toBeFocused();
    await field(page, "name").fill(application.name);
    await expectNoFault(page, "name");
    await field(page, "email").fill("ana en ejemplo");
    await expectFault(page, "email");
    await submit(page).click();
    await expect(field(page, "email")).toBeFocused();
  });
  await test.step("React starts", async () => {
    releaseReact();
    await waitForHydration(page);
    await expectValues(page, { name: application.name, email: "ana en ejemplo" });
    await expect(field(page, "email")).toBeFocused();
    for (const name of ["email", "phone", "message"] as const) await expectFault(page, name);
    await submit(page).click();
    await expect(field(page, "email")).toBeFocused();
    await expect(notice(page)).toBeEmpty();
  });
  await test.step("corrected", async () => {
    await fill(page);
    for (const name of fields) await expectNoFault(page, name);
    await submit(page).click();
    await expectSent(page);
  });
});

test("the form is opened by a link and sent: thanks, empty fields, nothing stored, no request except to the receiver", async ({
  page,
  context,
}) => {
  await open(page, "/sobre-nosotros");
  await footerLink(page, "/hablemos").click();
  await expect(page).toHaveURL("/hablemos");
  await startReact(page);
  await expect(notice(page)).toBeEmpty();
  // Without a receiver nobody has got the application yet, so the thanks do not promise that it will be read.
  await expect(page.getByText(careers.after.title)).toHaveCount(site.applications ? 1 : 0);
  await fill(page);
  const requests: string[] = [];
  page.on("request", (request) => {
    // Scripts are excluded, because React is prefetched.
    if (request.resourceType() !== "script") requests.push(request.url());
  });
  await submit(page).click();
  await expectSent(page);
  await waitForPaint(page);
  expect(requests).toEqual(site.applications ? [site.applications.endpoint] : []);
  await expect(page).toHaveURL("/hablemos");
  // Moving the focus from the last field to the button does not mark that field as missing.
  for (const name of fields) await expectNoFault(page, name);
  // The thanks have the focus, for screen readers and keyboard users.
  await expect(notice(page).locator(":focus")).toHaveCount(1);
  await expectNothingStored(page);
  expect(await context.cookies()).toEqual([]);

  if (!site.applications)
    await test.step("without a receiver the prepared mail is offered, above the thanks", async () => {
      const mail = notice(page).getByRole("link", { name: form.byMail.call });
      await expect(mail).toBeInViewport({ ratio: 1 });
      const [mailBox, thanksBox] = await Promise.all(
        [mail, notice(page).getByText(form.sent.title)].map((part) => part.boundingBox()),
      );
      expect(mailBox?.y).toBeLessThan(thanksBox?.y ?? 0);
      const { pathname, searchParams } = new URL((await mail.getAttribute("href")) ?? "");
      expect(pathname).toBe(site.email);
      const body = searchParams.get("body")?.replaceAll("\r\n", "\n");
      for (const name of fields) expect(body).toContain(application[name]);
      // When no mail program opens, the visitor can copy the text.
      await notice(page).getByText(form.byMail.otherwise).click();
      await expect(notice(page).getByText(application.phone)).toBeVisible();
    });

  await test.step("typing again hides the thanks, and Enter sends the form", async () => {
    await field(page, "name").pressSequentially("A");
    await expect(notice(page)).toBeEmpty();
    await fill(page);
    await field(page, "phone").press("Enter");
    await expectSent(page);
    await submit(page).click();
    await expect(field(page, "name")).toBeFocused();
  });
});

test.describe("in a browser of another language", () => {
  test.use({ locale: "en-GB" });

  test("leaving an invalid email shows its error in the browser's language, and does not move the button under the pointer", async ({
    page,
  }) => {
    await open(page, "/hablemos", { withReact: true });
    await field(page, "name").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.type("ana");
    await expectNoFault(page, "email");
    await page.keyboard.press("Tab");
    await expectFault(page, "email");
    await expect(page.locator("#application-email-fault [lang]")).toHaveAttribute("lang", "en-GB");
    // An empty field shows no error before the form is sent.
    await expectNoFault(page, "name");

    // Valid, then invalid again: the error is hidden until the field is left.
    await field(page, "email").fill(application.email);
    await expectNoFault(page, "email");
    await field(page, "email").fill("ana");
    await submit(page).scrollIntoViewIfNeeded();
    const button = await submit(page).boundingBox();
    if (!button) throw new Error("the button has no box");
    await page.mouse.move(button.x + button.width / 2, button.y + 10);
    await page.mouse.down();
    await waitForPaint(page);
    await page.mouse.up();
    for (const name of fields) await expectFault(page, name);
  });
});

test("a field with only spaces counts as empty, for every field and every way to send", async ({ page }) => {
  await open(page, "/hablemos", { withReact: true });
  for (const name of ["name", "phone", "message"] as const) {
    await fill(page);
    await field(page, name).fill("  ");
    await submit(page).click();
    await expectFault(page, name);
    await expect(field(page, name)).toBeFocused();
  }
  await fill(page);
  await field(page, "name").fill("  ");
  await field(page, "email").fill("ana");
  await field(page, "name").press("Enter");
  for (const name of ["name", "email"] as const) await expectFault(page, name);
  await expect(field(page, "name")).toBeFocused();
  await fill(page);
  await field(page, "name").fill("  ");
  await page.locator("form").evaluate((element: HTMLFormElement) => element.requestSubmit());
  await expectFault(page, "name");
  await expect(notice(page)).toBeEmpty();
});

test("in the lowest window the header covers neither errors nor thanks", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, "/hablemos", { withReact: true });
  const header = await page.getByRole("banner").boundingBox();
  const expectBelowHeader = async (part: Locator) => {
    await expect(part).toBeInViewport();
    const top = (await part.boundingBox())?.y ?? 0;
    const headerTop = (await page.getByRole("banner").boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual(headerTop + (header?.height ?? 0));
  };
  await field(page, "name").fill(application.name);
  await submit(page).click();
  await expectBelowHeader(field(page, "email"));
  await send(page);
  await expectSent(page);
  await expectBelowHeader(notice(page).getByText(form.sent.title));
});

test("React hydrates while the visitor tabs to the next field → typed text goes into that field", {
  tag: "@fault",
}, async ({ page }) => {
  await open(page, "/hablemos", { withReact: false });
  await field(page, "name").focus();
  await field(page, "name").evaluate((left) =>
    left.addEventListener("blur", () => dispatchEvent(new Event("hydrated")), { once: true }),
  );
  await page.keyboard.press("Tab");
  await page.keyboard.type(application.email);
  await expectValues(page, { email: application.email });
});

test("no connection → the form works the same", { tag: "@fault" }, async ({
  page,
  context,
  browserConsole,
}) => {
  test.skip(Boolean(site.applications), "site.config.ts names who takes applications: delivery.spec.ts");
  // Prefetched files may still be loading.
  browserConsole.expectFault(/ERR_INTERNET_DISCONNECTED/);
  await open(page, "/hablemos", { withReact: true });
  await context.setOffline(true);
  await send(page);
  await expectSent(page);
});

const stalled = (page: Page) => page.locator("form .form-stalled");

/** Expects the message that the form does not respond, the unchanged application, and a link to write a mail. */
async function expectStalled(page: Page) {
  await expect(stalled(page)).toBeVisible();
  await expect(stalled(page).getByRole("link")).toHaveAttribute("href", /^mailto:/);
  await expectValues(page, application);
}

test("form sent while React is still loading → after 5 s the form shows that it does not respond; it is sent when React has started", {
  tag: "@fault",
}, async ({ page }) => {
  const releaseReact = await delayReact(page);
  await page.goto("/hablemos");
  await page.clock.install();
  await send(page);
  await expect(page.locator(".form-waiting")).toBeVisible();
  await expect(stalled(page)).toBeHidden();
  await expect(notice(page)).toBeEmpty();
  await page.clock.fastForward(5000);
  await expect(stalled(page)).toBeVisible({ timeout: 2000 });
  await expectStalled(page);
  await expect(page).toHaveURL("/hablemos");
  releaseReact();
  await expectSent(page);
  await expect(stalled(page)).toBeHidden();
});

for (const [lost, file] of [
  ["file of React", /\/assets\/react-[^/]+\.js/],
  ["file of the form's page", new RegExp(routeModule("/hablemos"))],
] as const) {
  test(`${lost} does not load → the form shows an error at every attempt, keeps the text, and sends it when the file loads again`, {
    tag: "@fault",
  }, async ({ page, browserConsole }) => {
    browserConsole.expectFault(/ERR_FAILED|did not load/);
    await page.route(file, (route) => route.abort());
    await page.goto("/hablemos");
    await send(page);
    await expectStalled(page);
    const reloaded = page.waitForEvent("load");
    await submit(page).click();
    await reloaded;
    await expectStalled(page);
    await page.unrouteAll();
    await submit(page).click();
    await expectSent(page);
    await expectNothingStored(page);
  });
}

test("the form's script fails to load → the form still shows that it does not respond", {
  tag: "@fault",
}, async ({ page, browserConsole }) => {
  browserConsole.expectFault(/form-script-.*\.js/);
  await page.route(/\/assets\/form-script-/, (route) => route.abort());
  await page.goto("/hablemos");
  await send(page);
  await expectStalled(page);
  await expect(page).toHaveURL("/hablemos");
});

for (const { way, withReact } of reactStates) {
  test(`reload, another page and Back, ${way} → the typed text is still in the form`, {
    tag: "@fault",
  }, async ({ page }) => {
    await open(page, "/hablemos", { withReact });
    await fill(page);
    await page.reload();
    await expectValues(page, application);
    await footerLink(page, aSolution).click();
    await expect(page).toHaveURL(aSolution);
    await page.goBack();
    await expectValues(page, application);
    if (!withReact) await page.unrouteAll();
    await submit(page).click();
    await expectSent(page);
    await page.reload();
    await expectValues(page, {});
  });
}
