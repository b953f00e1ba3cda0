import type { Page } from "@playwright/test";
import { shortName } from "#app/page-address.ts";
import { navigation } from "#content/navigation";
import { inItsFont, open } from "./react-start.ts";
import { anotherSolution, aSolution, callAddress, pagePaths } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const transparent = "rgba(0, 0, 0, 0)";

const header = (page: Page) => page.getByRole("banner");

/** The header's look as the browser computed it. */
function look(page: Page) {
  return header(page).evaluate((element) => {
    const { backgroundColor, backdropFilter, borderBottomWidth, borderBottomColor } =
      getComputedStyle(element);
    const { top, height } = element.getBoundingClientRect();
    return { backgroundColor, backdropFilter, borderBottomWidth, borderBottomColor, top, height };
  });
}

async function expectTransparent(page: Page) {
  await expect
    .poll(() => look(page))
    .toMatchObject({
      backgroundColor: transparent,
      backdropFilter: "none",
      borderBottomWidth: "0px",
      top: 0,
      height: 80,
    });
}

async function expectSolid(page: Page) {
  await expect
    .poll(() => look(page))
    .toMatchObject({
      backgroundColor: expect.not.stringMatching(/^(rgba\(0, 0, 0, 0\)|transparent)$/),
      backdropFilter: expect.stringMatching(/^blur\([1-9]/),
      borderBottomWidth: "1px",
      borderBottomColor: expect.not.stringMatching(/^rgba\(0, 0, 0, 0\)$/),
      top: 0,
      height: 80,
    });
}

const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

test("on / it is transparent up to 50 px of scroll and solid beyond", async ({ page }) => {
  await open(page, "/");
  await expectTransparent(page);
  await scrollTo(page, 51);
  await expectSolid(page);
  await scrollTo(page, 50);
  await expectTransparent(page);
  await scrollTo(page, 1200);
  await expectSolid(page);
  await scrollTo(page, 0);
  await expectTransparent(page);
});

test("on / it is solid where a reload finds the page scrolled", { tag: "@ownwidth" }, async ({ page }) => {
  // The browser emulates less motion a moment late in a reloaded page, where the page is then of another height.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/");
  await inItsFont(page);
  await scrollTo(page, 900);
  await expectSolid(page);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await expectSolid(page);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  // What needs no script is there at the first paint.
  test("everywhere but on / it is solid from the first paint", { tag: "@ownwidth" }, async ({ page }) => {
    for (const path of pagePaths.filter((one) => one !== "/")) {
      await page.goto(path);
      await test.step(path, () => expectSolid(page));
    }
  });

  test("on / it is transparent from the first paint", async ({ page }) => {
    await page.goto("/");
    await expectTransparent(page);
  });
});

test("it is solid, scrolled or not, on every other page", async ({ page }) => {
  await open(page, anotherSolution);
  await expectSolid(page);
  await scrollTo(page, 1200);
  await expectSolid(page);
});

test("it takes the look of the page that a link leads to", { tag: "@ownwidth" }, async ({ page }) => {
  await open(page, "/");
  await expectTransparent(page);
  await page
    .getByRole("main")
    .getByRole("link", { name: /./ })
    .and(page.locator('[href^="/contacto"]'))
    .first()
    .click();
  await expect(page).toHaveURL(/\/contacto(\?|$)/);
  await expectSolid(page);
  await header(page).getByRole("link", { name: shortName }).click();
  await expect(page).toHaveURL("/");
  await expectTransparent(page);
});

test("from 768 px on it shows the navigation, below the button of the drawer", { tag: "@ownwidth" }, async ({
  page,
}) => {
  await page.goto(aSolution);
  const desktop = header(page).getByRole("navigation", { name: navigation.label });
  const drawerButton = header(page).getByRole("button", { name: navigation.drawer.open });
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(desktop).toBeHidden();
  await expect(drawerButton).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(desktop).toBeVisible();
  await expect(drawerButton).toBeHidden();
});

test("where the navigation only just fits, each of its entries stands in one line", {
  tag: "@ownwidth",
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(aSolution);
  await page.evaluate(() => document.fonts.ready);
  const lines = await header(page)
    .locator("nav a:visible, nav button:visible")
    .evaluateAll((entries) =>
      entries.map((entry) => {
        const text = document.createRange();
        text.selectNodeContents(entry);
        return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
      }),
    );
  expect(lines).toEqual([1, 1, 1, 1]);
});

test("its links stand in order: Soluciones, about, careers, the owner's pages, booking", {
  tag: "@ownwidth",
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(aSolution);
  await expect(header(page).getByRole("link", { name: shortName })).toHaveAttribute("href", "/");
  const desktop = header(page).getByRole("navigation", { name: navigation.label });
  // The links of the closed menu are not in the accessibility tree.
  const items = desktop.getByRole("button").or(desktop.getByRole("link"));
  const { solutions, about, careers, own, book } = navigation;
  await expect(items).toHaveText([solutions, about, careers, ...own.header, book].map(({ label }) => label));
  for (const [label, path] of [
    ["Sobre Nosotros", "/sobre-nosotros"],
    ["Hablemos (Únete)", "/hablemos"],
    ["Agendar Reunión", callAddress(aSolution)],
  ] as const) {
    await expect(desktop.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", path);
  }
});

test("the link of the page one is on says so", { tag: "@ownwidth" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const current = header(page).locator('nav [aria-current="page"]:visible');
  for (const { to, label } of [navigation.about, navigation.careers, navigation.book]) {
    await page.goto(to);
    await expect(current, to).toHaveText([label]);
  }
});

test("the keyboard reaches it without moving the page, and nothing under it", async ({ page }) => {
  await open(page, aSolution);
  await scrollTo(page, 1500);
  await header(page).getByRole("link", { name: shortName }).press("Shift");
  expect(await page.evaluate(() => scrollY)).toBe(1500);
  const link = page.getByRole("main").getByRole("link").first();
  await link.focus();
  const top = await link.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(80);
});

test("in a short window the header scrolls away with the page", { tag: "@ownwidth" }, async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  for (const path of ["/", aSolution]) {
    await open(page, path);
    await scrollTo(page, 300);
    await expect(header(page), path).not.toBeInViewport();
  }
});
