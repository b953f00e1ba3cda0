import type { Page } from "@playwright/test";
import { careers } from "#app/content/careers.ts";
import { painted } from "./frames.ts";
import { bothWays, holdReact, open, reactHasPage } from "./react-start.ts";
import { routeModule } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const { form } = careers;

/** The words that the specification fixes. */
const noticeTitle = "¡Gracias por tu interés!";
const noticeText = "Nos pondremos en contacto contigo pronto.";

const fields = ["name", "email", "phone", "message"] as const;
const application = {
  name: "Ana Prueba",
  email: "ana@ejemplo.com",
  phone: "+54 9 11 5555-1234",
  message: "Hola.\nMe gusta resolver problemas.",
};

const field = (page: Page, name: (typeof fields)[number]) =>
  page.getByRole("textbox", { name: form[name].label, exact: true });
const submit = (page: Page) => page.getByRole("button", { name: form.submit, exact: true });
const notice = (page: Page) => page.locator("form").getByRole("status");

async function fill(page: Page) {
  for (const name of fields) await field(page, name).fill(application[name]);
}

async function expectValues(page: Page, values: Partial<typeof application>) {
  for (const name of fields) await expect(field(page, name)).toHaveValue(values[name] ?? "");
}

async function expectSent(page: Page) {
  await expect(notice(page)).toHaveText(`${noticeTitle}${noticeText}`);
  await expect(notice(page).getByText(noticeTitle, { exact: true })).toBeVisible();
  await expect(notice(page).getByText(noticeText)).toBeInViewport({ ratio: 1 });
  await expectValues(page, {});
}

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
      await expect(field(page, "phone")).toHaveAttribute("placeholder", /^\+54 9 \d{2,4} [\d-]{7,9}$/);
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

test("sent, it says thank you, is empty again and calls nobody", async ({ page }) => {
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
  expect(requests).toEqual([]);
  await expect(page).toHaveURL("/hablemos");
  // A confirmation that can be read in peace, and a keyboard that is where it was.
  await expect(notice(page)).toContainText(noticeTitle);
  await expect(submit(page)).toBeFocused();
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

test("nothing of it is left in the browser's storage", async ({ page, context }) => {
  await open(page, "/hablemos", { withReact: true });
  await fill(page);
  await submit(page).click();
  await expectSent(page);
  // How the visit began is no part of it.
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
    [],
    ["first-touch"],
  ]);
  expect(await context.cookies()).toEqual([]);
});

test("sent before React is there, it waits, and is done when React comes", async ({ page }) => {
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

test("what is typed before React is there stays", async ({ page }) => {
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

test("it works without a connection", async ({ page, context }) => {
  await open(page, "/hablemos", { withReact: true });
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await fill(page);
  await submit(page).click();
  await expectSent(page);
});

test("reached by a link, it works the same", async ({ page }) => {
  await open(page, "/sobre-nosotros", { withReact: true });
  await page.getByRole("contentinfo").locator('a[href="/hablemos"]').click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Únete a nuestro equipo");
  await fill(page);
  await submit(page).click();
  await expectSent(page);
});

const stalled = (page: Page) => page.locator("form").getByRole("alert");
const unansweredWithin = 6000;

/** The application is what it was, and there is another way. */
async function expectStalled(page: Page) {
  await expect(stalled(page)).toBeVisible({ timeout: unansweredWithin });
  await expect(stalled(page).getByRole("link")).toHaveAttribute("href", /^mailto:/);
  await expectValues(page, application);
}

test("sent while React hangs, it says so within 5 s, and is sent when React comes", async ({ page }) => {
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
  ["React's file", /\/assets\/react-[^/]+\.js/],
  ["the page's file", new RegExp(routeModule("/hablemos"))],
  ["the style file", /\/assets\/app-[^/]+\.css/],
] as const) {
  test(`when ${lost} was lost once, it says so, and the second try sends it`, async ({
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
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(["first-touch"]);
  });
}

test("when React stays lost, the second try says so too and loses nothing", async ({
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

test("without the boot script it says by itself that it does not answer", async ({
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
  test(`what is typed outlives a reload, another page and Back, ${way}`, async ({ page }) => {
    await open(page, "/hablemos", { withReact });
    await fill(page);
    await page.reload();
    await expectValues(page, application);
    await page.getByRole("contentinfo").locator('a[href="/crm"]').click();
    await expect(page).toHaveURL("/crm");
    await page.goBack();
    await expectValues(page, application);
    if (!withReact) await page.unrouteAll();
    await submit(page).click();
    await expectSent(page);
    await page.reload();
    await expectValues(page, {});
  });
}

test("a page translated before React stays translated and still sends", async ({ page, browserConsole }) => {
  // Only to send it React takes the page over, and says that it found another text.
  browserConsole.expectFault(/React error #418/);
  await page.goto("/hablemos");
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim()) continue;
      const font = document.createElement("font");
      font.textContent = `«${text.data}»`;
      text.replaceWith(font);
    }
  });
  await page.keyboard.press("Shift");
  for (const name of fields) await page.locator(`[name="${name}"]`).fill(application[name]);
  await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
  await expect(page.locator("h1 font")).toBeVisible();
  await page.locator('form [type="submit"]').click();
  await expectSent(page);
  await expect(page.getByRole("banner")).toHaveCount(1);
});
