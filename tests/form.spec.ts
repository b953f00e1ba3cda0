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
import { painted } from "./frames.ts";
import { bothWays, footerLink, holdReact, open, reactHasPage, startReact } from "./react-start.ts";
import { sampleStands } from "./sample.ts";
import { aSolution, routeModule } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const { form } = careers;

/** Why a test of a form that delivers nowhere is left out. */
const delivered = "site.config.ts names who takes applications: delivery.spec.ts";

test("the page asks to join, says who we are, and has other ways: by mail, and to a meeting", async ({
  page,
}) => {
  await page.goto("/hablemos");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Únete a nuestro equipo");
  const main = page.getByRole("main");
  await expect(main.locator('a[href="/sobre-nosotros"]')).toBeVisible();
  await expect(page.locator("form").getByRole("link", { name: site.email })).toHaveAttribute(
    "href",
    /^mailto:/,
  );
  await expect(main.getByRole("link", { name: careers.forBuyers.call })).toHaveAttribute(
    "href",
    /^\/contacto/,
  );
});

for (const { way, withReact } of bothWays) {
  test.describe(way, () => {
    test.beforeEach(({ page }) => open(page, "/hablemos", { withReact }));

    test("the four fields start empty, are required and say what they are", async ({ page }) => {
      await expectValues(page, {});
      await expect(page.locator("form").getByRole("textbox")).toHaveCount(4);
      for (const name of fields) {
        await expect(field(page, name)).toHaveJSProperty("required", true);
        await expect(field(page, name)).toHaveAttribute("name", name);
        await expect(field(page, name)).toHaveAttribute("placeholder", form[name].placeholder);
        // No length limits.
        await expect(field(page, name)).toHaveJSProperty("maxLength", -1);
        await expect(field(page, name)).toHaveJSProperty("minLength", -1);
      }
      for (const [name, type, autocomplete] of [
        ["name", "text", "name"],
        ["email", "email", "email"],
        ["phone", "tel", "tel"],
      ] as const) {
        await expect(field(page, name)).toHaveJSProperty("type", type);
        await expect(field(page, name)).toHaveAttribute("autocomplete", autocomplete);
      }
      await expect(field(page, "email")).toHaveAttribute("inputmode", "email");
      await expect(field(page, "phone")).toHaveAttribute("inputmode", "tel");
      await expect(field(page, "name")).toHaveAttribute("placeholder", "Tu nombre");
      await expect(field(page, "email")).toHaveAttribute("placeholder", /^\S+@\S+\.\S+$/);
      await expect(field(page, "phone")).toHaveAttribute(
        "placeholder",
        sampleStands ? /^\+54 9 \d{2,4} [\d-]{7,9}$/ : /^\+\d[\d ()-]{6,}$/,
      );
    });

    test("the browser itself refuses what is missing or no address, in its own words", async ({ page }) => {
      await expect(page.locator("form")).toHaveJSProperty("noValidate", false);
      for (const name of fields) {
        await submit(page).click();
        await expect(field(page, name)).toBeFocused();
        expect(
          await field(page, name).evaluate(({ validity }: HTMLInputElement) => [
            validity.valueMissing,
            validity.customError,
          ]),
        ).toEqual([true, false]);
        if (name === "email") {
          await field(page, name).fill("ana en ejemplo");
          await submit(page).click();
          await expect(field(page, name)).toBeFocused();
          expect(
            await field(page, name).evaluate(({ validity }: HTMLInputElement) => [
              validity.typeMismatch,
              validity.customError,
            ]),
          ).toEqual([true, false]);
        }
        await field(page, name).fill(application[name]);
      }
      await expect(notice(page)).toBeEmpty();
    });
  });
}

test("sent, it says thank you, is empty again and calls nobody but who takes it", async ({ page }) => {
  await open(page, "/hablemos", { withReact: true });
  await expect(notice(page)).toBeEmpty();
  await fill(page);
  const requests: string[] = [];
  page.on("request", (request) => {
    // What React fetches ahead is not the form's doing.
    if (request.resourceType() !== "script") requests.push(request.url());
  });
  await submit(page).click();
  await expectSent(page);
  await painted(page);
  // The field that one came from to press the button is empty now, and not told off for that.
  for (const name of fields) await expectNoFault(page, name);
  expect(requests).toEqual(site.applications ? [site.applications.endpoint] : []);
  await expect(page).toHaveURL("/hablemos");
  // Who follows the page by ear or by keyboard is where the news is.
  await expect(notice(page).locator(":focus")).toHaveCount(1);
});

test("sent to nobody, it promises no reading and has the mail written", async ({ page }) => {
  test.skip(Boolean(site.applications), delivered);
  await open(page, "/hablemos", { withReact: true });
  await expect(page.getByText(careers.after.title)).toHaveCount(0);
  await send(page);
  await expectSent(page);
  const mail = notice(page).getByRole("link", { name: form.byMail.call });
  await expect(mail).toBeInViewport({ ratio: 1 });
  // What is left to do comes before the thanks.
  const [step, thanks] = await Promise.all(
    [mail, notice(page).getByText(form.sent.title)].map((part) => part.boundingBox()),
  );
  expect(step?.y).toBeLessThan(thanks?.y ?? 0);
  const { pathname, searchParams } = new URL((await mail.getAttribute("href")) ?? "");
  expect(pathname).toBe(site.email);
  for (const name of fields) {
    expect(searchParams.get("body")?.replaceAll("\r\n", "\n")).toContain(application[name]);
  }
  // Where no program opens for mail, the text can be copied.
  await notice(page).getByText(form.byMail.otherwise).click();
  await expect(notice(page).getByText(application.phone)).toBeVisible();
});

/** The field says what the browser finds wrong with it, in the browser's words, and nothing else does. */
async function expectFault(page: Page, name: (typeof fields)[number]) {
  const words = await field(page, name).evaluate(
    ({ validationMessage }: HTMLInputElement) => validationMessage,
  );
  expect(words).not.toBe("");
  await expect(field(page, name)).toHaveAccessibleDescription(words);
  await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
  const id = await field(page, name).getAttribute("aria-describedby");
  await expect(page.locator(`#${id}`)).toHaveText(words);
  await expect(page.locator(`#${id}`)).toBeVisible();
  const language = await page.evaluate(() => navigator.language);
  await expect(page.locator(`#${id} [lang]`)).toHaveAttribute("lang", language);
}

async function expectNoFault(page: Page, name: (typeof fields)[number]) {
  await expect(field(page, name)).toHaveAccessibleDescription("");
  await expect(field(page, name)).not.toHaveAttribute("aria-invalid");
}

for (const { way, withReact } of bothWays) {
  test(`what is wrong stands under each field until it is put right, ${way}`, async ({ page }) => {
    const release = await holdReact(page);
    if (withReact) release();
    await page.goto("/hablemos");
    if (withReact) await startReact(page);
    await submit(page).click();
    for (const name of fields) await expectFault(page, name);
    await expect(field(page, "name")).toBeFocused();
    await field(page, "name").fill(application.name);
    await expectNoFault(page, "name");
    await field(page, "email").fill("ana en ejemplo");
    await expectFault(page, "email");
    await submit(page).click();
    await expect(field(page, "email")).toBeFocused();
    await fill(page);
    for (const name of fields) await expectNoFault(page, name);
    release();
    await submit(page).click();
    await expectSent(page);
  });
}

test("React comes to a form that tells of faults → they stay, and go when they are put right", {
  tag: "@fault",
}, async ({ page }) => {
  const release = await holdReact(page);
  await page.goto("/hablemos");
  await field(page, "email").fill("ana");
  await submit(page).click();
  for (const name of fields) await expectFault(page, name);
  release();
  await reactHasPage(page);
  for (const name of fields) await expectFault(page, name);
  await expect(field(page, "name")).toBeFocused();
  await fill(page);
  for (const name of fields) await expectNoFault(page, name);
  await submit(page).click();
  await expectSent(page);
});

test.describe("in a browser of another language", () => {
  test.use({ locale: "en-GB" });

  test("faults say in which language they are", async ({ page }) => {
    await open(page, "/hablemos", { withReact: true });
    await submit(page).click();
    await expectFault(page, "name");
    await expect(page.locator("#application-name-fault [lang]")).toHaveAttribute("lang", "en-GB");
  });
});

test("an address that is none is told of on leaving it, an empty field is not", async ({ page }) => {
  await open(page, "/hablemos", { withReact: true });
  await field(page, "name").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.type("ana");
  await expectNoFault(page, "email");
  await page.keyboard.press("Tab");
  await expectFault(page, "email");
  await expectNoFault(page, "name");
});

test("what is told on leaving a field does not move the button away under the click that led away", async ({
  page,
}) => {
  await open(page, "/hablemos", { withReact: true });
  await field(page, "email").pressSequentially("ana");
  await submit(page).scrollIntoViewIfNeeded();
  const button = await submit(page).boundingBox();
  if (!button) throw new Error("the button has no box");
  await page.mouse.move(button.x + button.width / 2, button.y + 10);
  await page.mouse.down();
  await painted(page);
  await page.mouse.up();
  for (const name of fields) await expectFault(page, name);
});

test("spaces alone are nothing, in every field and by every way of sending", async ({ page }) => {
  await open(page, "/hablemos", { withReact: true });
  for (const name of ["name", "phone", "message"] as const) {
    await fill(page);
    await field(page, name).fill("  ");
    await submit(page).click();
    await expectFault(page, name);
    await expect(field(page, name)).toBeFocused();
  }
  // Next to another fault, too.
  await fill(page);
  await field(page, "name").fill("  ");
  await field(page, "email").fill("ana");
  await field(page, "name").press("Enter");
  await expectFault(page, "name");
  await expectFault(page, "email");
  await expect(field(page, "name")).toBeFocused();
  await expect(notice(page)).toBeEmpty();
  await fill(page);
  await field(page, "name").fill("  ");
  await page.locator("form").evaluate((element: HTMLFormElement) => element.requestSubmit());
  await expectFault(page, "name");
});

test("on the lowest window neither faults nor thanks come to lie under the header", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, "/hablemos", { withReact: true });
  const header = await page.getByRole("banner").boundingBox();
  const clear = async (place: Locator) => {
    await expect(place).toBeInViewport();
    const top = (await place.boundingBox())?.y ?? 0;
    const headerEnd = (await page.getByRole("banner").boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual(headerEnd + (header?.height ?? 0));
  };
  await field(page, "name").fill(application.name);
  await submit(page).click();
  await clear(field(page, "email"));
  await send(page);
  await expectSent(page);
  await clear(notice(page).getByText(form.sent.title));
});

/**
 * Neither of the application, nor that it was to be sent again. How the visit began may be kept, and the ids of what was
 * delivered to a receiver.
 */
async function expectNothingKept(page: Page) {
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage).filter((key) => key !== "applications"),
    ...Object.keys(sessionStorage).filter((key) => key !== "first-touch"),
  ]);
  expect(kept).toEqual([]);
}

test("sent, nothing of it is kept; the thanks leave when one writes again, and come anew by Enter", async ({
  page,
  context,
}) => {
  await open(page, "/hablemos", { withReact: true });
  await send(page);
  await expectSent(page);
  await expectNothingKept(page);
  expect(await context.cookies()).toEqual([]);
  await field(page, "name").pressSequentially("A");
  await expect(notice(page)).toBeEmpty();
  await fill(page);
  await field(page, "phone").press("Enter");
  await expectSent(page);
  // As empty as at first.
  await submit(page).click();
  await expect(field(page, "name")).toBeFocused();
});

test("form sent before React → it waits, and is sent when React comes", { tag: "@fault" }, async ({
  page,
}) => {
  const release = await holdReact(page);
  await page.goto("/hablemos");
  await send(page);
  await expect(notice(page)).toBeEmpty();
  await expect(page).toHaveURL("/hablemos");
  await expectValues(page, application);
  release();
  await expectSent(page);
  await expect(page).toHaveURL("/hablemos");
});

test("form filled in before React → it keeps what is typed", { tag: "@fault" }, async ({ page }) => {
  const release = await holdReact(page);
  await page.goto("/hablemos");
  await fill(page);
  release();
  await reactHasPage(page);
  await expectValues(page, application);
  await expect(notice(page)).toBeEmpty();
  await submit(page).click();
  await expectSent(page);
});

test("React comes at the step to the next field → one writes on in that one", { tag: "@fault" }, async ({
  page,
}) => {
  await open(page, "/hablemos", { withReact: false });
  const [name, email] = await page.locator("form").getByRole("textbox").all();
  if (!name || !email) throw new Error("the form has no fields");
  await name.focus();
  await name.evaluate((left) =>
    left.addEventListener("blur", () => dispatchEvent(new Event("hydrated")), { once: true }),
  );
  await page.keyboard.press("Tab");
  await page.keyboard.type("ana@ejemplo.com");
  await expect(email).toHaveValue("ana@ejemplo.com");
  await expect(name).toHaveValue("");
});

test("no connection → the form works the same", { tag: "@fault" }, async ({
  page,
  context,
  browserConsole,
}) => {
  test.skip(Boolean(site.applications), delivered);
  // What is fetched ahead may still be on its way.
  browserConsole.expectFault(/ERR_INTERNET_DISCONNECTED/);
  await open(page, "/hablemos", { withReact: true });
  await context.setOffline(true);
  await send(page);
  await expectSent(page);
});

test("reached by a link, it works the same", async ({ page }) => {
  await open(page, "/sobre-nosotros");
  await footerLink(page, "/hablemos").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Únete a nuestro equipo");
  await send(page);
  await expectSent(page);
});

const stalled = (page: Page) => page.locator("form .form-stalled");
const unansweredWithin = 6000;

/** The application is what it was, and there is another way. */
async function expectStalled(page: Page) {
  await expect(stalled(page)).toBeVisible({ timeout: unansweredWithin });
  await expect(stalled(page).getByRole("link")).toHaveAttribute("href", /^mailto:/);
  await expectValues(page, application);
}

test("React hangs → the form says so within 5 s, and is sent when React comes", { tag: "@fault" }, async ({
  page,
}) => {
  const release = await holdReact(page);
  await page.goto("/hablemos");
  await send(page);
  await expect(page.locator(".form-waiting")).toBeVisible();
  await expect(stalled(page)).toBeHidden();
  await expectStalled(page);
  release();
  await expectSent(page);
  await expect(stalled(page)).toBeHidden();
});

for (const [lost, file] of [
  ["file of React", /\/assets\/react-[^/]+\.js/],
  ["file of the form's page", new RegExp(routeModule("/hablemos"))],
] as const) {
  test(`${lost} lost once → the form says so, and the second try sends it`, { tag: "@fault" }, async ({
    page,
    browserConsole,
  }) => {
    browserConsole.expectFault(/ERR_FAILED|did not load/);
    await page.route(file, (route) => route.abort());
    await page.goto("/hablemos");
    await send(page);
    await expectStalled(page);
    await page.unrouteAll();
    await submit(page).click();
    await expectSent(page);
    await expectNothingKept(page);
  });
}

test("React lost for good → the second try to send says so too and loses nothing", { tag: "@fault" }, async ({
  page,
  browserConsole,
}) => {
  browserConsole.expectFault(/ERR_FAILED|did not load/);
  await page.route(/\/assets\/react-/, (route) => route.abort());
  await page.goto("/hablemos");
  await fill(page);
  for (const _ of ["first", "second"]) {
    await submit(page).click();
    await expectStalled(page);
  }
});

test("the form's script lost → the form says by itself that it does not answer", { tag: "@fault" }, async ({
  page,
  browserConsole,
}) => {
  browserConsole.expectFault(/form-script-.*\.js/);
  await page.route(/\/assets\/form-script-/, (route) => route.abort());
  await page.goto("/hablemos");
  await send(page);
  await expectStalled(page);
  await expect(page).toHaveURL("/hablemos");
});

for (const { way, withReact } of bothWays) {
  test(`reload, another page and Back, ${way} → what is typed is still there`, { tag: "@fault" }, async ({
    page,
  }) => {
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
