import { home } from "#content/home";
import { navigation } from "#content/navigation";
import { expectSent, send, submit } from "./application.ts";
import { look } from "./axe.ts";
import { open } from "./react-start.ts";
import { everyPath, framePaths, missingPath, routeModule } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

/** Each other scheme is looked at in one width: the colours are the same in both. */
const otherSchemes = {
  phone: [{ colorScheme: "dark", contrast: "more" }],
  desktop: [
    { colorScheme: "dark", contrast: "no-preference" },
    { colorScheme: "light", contrast: "more" },
  ],
} as const;

for (const path of [...everyPath, missingPath]) {
  const opened = framePaths.includes(path) ? ", and with the menu or the drawer open" : "";
  test(`${path} as it comes, AAA in all its schemes${opened}`, {
    tag: "@check",
  }, async ({ page, isMobile, browserConsole }) => {
    if (path === missingPath) browserConsole.expectFault(/404/);
    await page.goto(path);
    expect.soft((await look(page)).violations, "as it comes").toEqual([]);
    for (const scheme of otherSchemes[isMobile ? "phone" : "desktop"]) {
      await page.emulateMedia({ ...scheme, reducedMotion: "reduce" });
      const { violations, passed } = await look(page, { only: ["color-contrast-enhanced"] });
      expect(passed, "texts were looked at").toBeGreaterThan(5);
      expect.soft(violations, `${scheme.colorScheme}, contrast ${scheme.contrast}`).toEqual([]);
    }
    if (!opened) return;
    await page.emulateMedia({ colorScheme: "light", contrast: "no-preference", reducedMotion: "reduce" });
    const drawerButton = page.getByRole("button", { name: navigation.drawer.open });
    if (await drawerButton.isVisible()) {
      await drawerButton.click();
      await expect(page.getByRole("dialog")).toBeVisible();
    } else {
      await page.getByRole("button", { name: navigation.solutions.label }).click();
      await expect(page.locator("#soluciones")).toBeVisible();
    }
    expect((await look(page, { part: "header" })).violations, "with the menu or the drawer open").toEqual([]);
  });
}

test("/ scrolled, with a question open", async ({ page }) => {
  await open(page, "/");
  await page.locator("summary").first().click();
  await expect(page.locator("details[open]")).toHaveCount(1);
  // Sizes were measured as the page came: where the scrolling ends, the booking bar may cover half a question.
  expect((await look(page, { sizes: false })).violations).toEqual([]);
});

test("/ with the strip and the chats in motion, paused", async ({ page }) => {
  test.skip(!home.integrated, "nothing offered has integrations");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/");
  await page.locator(".strip-control").click();
  expect((await look(page)).violations).toEqual([]);
});

test("/hablemos with the form refused, and then sent", async ({ page }) => {
  await open(page, "/hablemos", { withReact: true });
  await submit(page).click();
  expect((await look(page)).violations).toEqual([]);
  await send(page);
  await expectSent(page);
  expect((await look(page)).violations).toEqual([]);
});

test("the error screen", { tag: "@ownwidth" }, async ({ page, browserConsole }) => {
  browserConsole.expectFault(/a propósito/);
  await page.route(`**${routeModule("/hablemos")}`, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export default function Broken() { throw new Error("a propósito"); }',
    }),
  );
  await page.goto("/hablemos");
  await page.locator("form input").first().focus();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  expect((await look(page)).violations).toEqual([]);
});
