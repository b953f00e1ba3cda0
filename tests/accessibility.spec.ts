import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { home } from "#app/content/home.ts";
import { navigation } from "#app/content/navigation.ts";
import { open, startReact } from "./react-start.ts";
import { aSolution, everyPath, missingPath, routeModule } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

/** Without the page of its own that axe opens to put the results of foreign frames together: there are none. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/**
 * One line for each element with a violation, of every rule that axe has but the experimental ones.
 * @param options.part selector of what to look at where the rest of the page has been looked at before
 * @param options.sizes whether targets are measured too
 */
async function violations(page: Page, { part = "html", sizes = true } = {}): Promise<string[]> {
  const results = await axe(page)
    .include(part)
    .options({ rules: { "target-size": { enabled: sizes } } })
    .analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const reasons = [...any, ...all, ...none].map((check) => check.message);
      return `${id} at ${target.join(" ")}: ${reasons.join("; ")}`;
    }),
  );
}

for (const path of [...everyPath, missingPath]) {
  test(`${path} as it comes, and with the menu or the drawer open`, { tag: "@check" }, async ({
    page,
    browserConsole,
  }) => {
    if (path === missingPath) browserConsole.expectFault(/404/);
    await page.goto(path);
    expect(await violations(page)).toEqual([]);
    if (!(await page.getByRole("banner").isVisible())) return;
    await startReact(page);
    const drawerButton = page.getByRole("button", { name: navigation.drawer.open });
    if (await drawerButton.isVisible()) {
      await drawerButton.click();
      await expect(page.getByRole("dialog")).toBeVisible();
    } else {
      await page.getByRole("button", { name: navigation.solutions.label }).click();
      await expect(page.locator("#soluciones")).toBeVisible();
    }
    expect(await violations(page, { part: "header" })).toEqual([]);
  });
}

/** Each scheme is looked at in one width: the colours are the same in both, and looking takes a second a page. */
const schemes = {
  phone: [
    { colorScheme: "light", contrast: "no-preference" },
    { colorScheme: "dark", contrast: "more" },
  ],
  desktop: [
    { colorScheme: "dark", contrast: "no-preference" },
    { colorScheme: "light", contrast: "more" },
  ],
} as const;

for (const path of [...everyPath, missingPath]) {
  test(`${path} can be read in its schemes, AAA`, async ({ page, isMobile, browserConsole }) => {
    if (path === missingPath) browserConsole.expectFault(/404/);
    await page.goto(path);
    for (const scheme of schemes[isMobile ? "phone" : "desktop"]) {
      await page.emulateMedia({ ...scheme, reducedMotion: "reduce" });
      const { violations: faint, passes } = await axe(page)
        .options({ runOnly: ["color-contrast-enhanced"] })
        .analyze();
      expect(passes.flatMap(({ nodes }) => nodes).length, "texts were looked at").toBeGreaterThan(5);
      const lines = faint.flatMap(({ nodes }) =>
        nodes.map(({ target, any }) => `${target.join(" ")}: ${any[0]?.message}`),
      );
      expect(lines, `${scheme.colorScheme}, contrast ${scheme.contrast}`).toEqual([]);
    }
  });
}

test("/ scrolled, with a question open", async ({ page }) => {
  await open(page, "/", { withReact: true });
  await page.locator("summary").first().click();
  await expect(page.locator("details[open]")).toHaveCount(1);
  // Sizes were measured as the page came: where the scrolling ends, the booking bar may cover half a question.
  expect(await violations(page, { sizes: false })).toEqual([]);
});

test("/ with the strip and the chats in motion, paused", async ({ page }) => {
  test.skip(!home.integrated, "nothing offered has integrations");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/", { withReact: true });
  await page.locator(".strip-control").click();
  expect(await violations(page)).toEqual([]);
});

test("/hablemos with the form refused, and then sent", async ({ page }) => {
  await open(page, "/hablemos", { withReact: true });
  const submit = page.locator('form [type="submit"]');
  await submit.click();
  expect(await violations(page)).toEqual([]);
  for (const box of await page.locator("form").getByRole("textbox").all()) await box.fill("a@ejemplo.com");
  await submit.click();
  await expect(page.locator("form").getByRole("status")).not.toBeEmpty();
  expect(await violations(page)).toEqual([]);
});

test("the error screen", async ({ page, browserConsole }) => {
  browserConsole.expectFault(/a propósito/);
  await page.route(`**${routeModule(aSolution)}`, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'export default function Broken() { throw new Error("a propósito"); }',
    }),
  );
  await page.goto(aSolution);
  await page.keyboard.press("Shift");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  expect(await violations(page)).toEqual([]);
});
