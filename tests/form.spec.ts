import type { Locator, Page } from "@playwright/test";
import { careers } from "#app/content/careers.ts";
import { site } from "#site";
import { application, expectSent, expectValues, field, fields, fill, notice, submit } from "./application.ts";
import { painted } from "./frames.ts";
import { bothWays, footerLink, holdReact, open, reactHasPage } from "./react-start.ts";
import { sampleStands } from "./sample.ts";
import { aSolution, routeModule } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const { form } = careers;

/** Why a test of a form that delivers nowhere is left out. */
const delivered = "site.config.ts names who takes applications: delivery.spec.ts";

test("the page asks to join and says who we are", async ({ page }) => {
  await page.goto("/hablemos");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Únete a nuestro equipo");
  await expect(page.getByRole("main").locator('a[href="/sobre-nosotros"]')).toBeVisible();
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
  // What React fetches ahead is not the form's doing.
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await submit(page).click();
  await expectSent(page);
  await painted(page);
  // The field that one came from to press the button is empty now, and not told off for that.
  await expect(page.locator('[id$="-fault"]')).toHaveCount(0);
  expect(requests).toEqual(site.applications ? [site.applications.endpoint] : []);
  await expect(page).toHaveURL("/hablemos");
  // Who follows the page by ear or by keyboard is where the news is.
  await expect(notice(page).locator(":focus")).toHaveCount(1);
});

test("sent to nobody, it promises no reading and has the mail written", async ({ page }) => {
  test.skip(Boolean(site.applications), delivered);
  await open(page, "/hablemos", { withReact: true });
  await expect(page.getByText(careers.after.title)).toHaveCount(0);
  await fill(page);
  await submit(page).click();
  await expectSent(page);
  const mail = notice(page).getByRole("link", { name: form.byMail.call });
  await expect(mail).toBeVisible();
  const { pathname, searchParams } = new URL((await mail.getAttribute("href")) ?? "");
  expect(pathname).toBe(site.email);
  for (const name of fields) {
    expect(searchParams.get("body")?.replaceAll("\r\n", "\n")).toContain(application[name]);
  }
  // Where no program opens for mail, the text can be copied.
  await notice(page).getByText(form.byMail.otherwise).click();
  await expect(notice(page).getByText(application.phone)).toBeVisible();
});

test("the way by mail and the way to a meeting are there before anything is written", async ({ page }) => {
  await page.goto("/hablemos");
  await expect(page.locator("form").getByRole("link", { name: site.email })).toHaveAttribute(
    "href",
    /^mailto:/,
  );
  await expect(page.getByRole("main").getByRole("link", { name: careers.forBuyers.call })).toHaveAttribute(
    "href",
    /^\/contacto/,
  );
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
}

async function expectNoFault(page: Page, name: (typeof fields)[number]) {
  await expect(field(page, name)).toHaveAccessibleDescription("");
  await expect(field(page, name)).not.toHaveAttribute("aria-invalid");
}

test("what is wrong stands under each field until it is put right", async ({ page }) => {
  await open(page, "/hablemos", { withReact: true });
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
  await submit(page).click();
  await expectSent(page);
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
  await fill(page);
  await submit(page).click();
  await expectSent(page);
  await clear(notice(page).getByRole("paragraph").first());
});

test("the thanks leave when one writes again, and come anew", async ({ page }) => {
  await open(page, "/hablemos", { withReact: true });
  await fill(page);
  await submit(page).click();
  await expectSent(page);
  await field(page, "name").pressSequentially("A");
  await expect(notice(page)).toBeEmpty();
  await fill(page);
  await submit(page).click();
  await expectSent(page);
});

test("Enter in a field sends it", async ({ page }) => {
  await open(page, "/hablemos", { withReact: true });
  await fill(page);
  await field(page, "phone").press("Enter");
  await expectSent(page);
});

test("a second application can be sent after the first", async ({ page }) => {
  await open(page, "/hablemos", { withReact: true });
  for (const _ of ["first", "second"]) {
    await fill(page);
    await submit(page).click();
    await expectSent(page);
  }
  await submit(page).click();
  await expect(field(page, "name")).toBeFocused();
});

/** Neither of the application, nor that it was to be sent again. How the visit began may be kept. */
async function expectNothingKept(page: Page) {
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage).filter((key) => key !== "first-touch"),
  ]);
  expect(kept).toEqual([]);
}

test("nothing of it is left in the browser's storage", async ({ page, context }) => {
  await open(page, "/hablemos", { withReact: true });
  await fill(page);
  await submit(page).click();
  await expectSent(page);
  await expectNothingKept(page);
  expect(await context.cookies()).toEqual([]);
});

test("form sent before React → it waits, and is sent when React comes", { tag: "@fault" }, async ({
  page,
}) => {
  const release = await holdReact(page);
  await page.goto("/hablemos");
  await fill(page);
  await submit(page).click();
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

test("no connection → the form works the same", { tag: "@fault" }, async ({ page, context }) => {
  test.skip(Boolean(site.applications), delivered);
  await open(page, "/hablemos", { withReact: true });
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await fill(page);
  await submit(page).click();
  await expectSent(page);
});

test("reached by a link, it works the same", async ({ page }) => {
  await open(page, "/sobre-nosotros", { withReact: true });
  await footerLink(page, "/hablemos").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Únete a nuestro equipo");
  await fill(page);
  await submit(page).click();
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
  await fill(page);
  await submit(page).click();
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
  ["file of styles", /\/assets\/app-[^/]+\.css/],
] as const) {
  test(`${lost} lost once → the form says so, and the second try sends it`, { tag: "@fault" }, async ({
    page,
    browserConsole,
  }) => {
    browserConsole.expectFault(/ERR_FAILED|did not load/);
    await page.route(file, (route) => route.abort());
    await page.goto("/hablemos");
    await fill(page);
    await submit(page).click();
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

test("boot script lost → the form says by itself that it does not answer", { tag: "@fault" }, async ({
  page,
  browserConsole,
}) => {
  browserConsole.expectFault(/boot-.*\.js/);
  await page.route(/\/assets\/boot-/, (route) => route.abort());
  await page.goto("/hablemos");
  await fill(page);
  await submit(page).click();
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
