import type { Page } from "@playwright/test";
import { shortBrandName } from "#app/page-address.ts";
import { navigation } from "#content/navigation";
import { openPage } from "./react-start.ts";
import { aSolutionPath, getCallAddress, pagePaths } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const transparentColour = "rgba(0, 0, 0, 0)";

const siteHeader = (page: Page) => page.getByRole("banner");

function readHeaderStyle(page: Page) {
  return siteHeader(page).evaluate((element) => {
    const { backgroundColor, backdropFilter, borderBottomWidth, borderBottomColor } =
      getComputedStyle(element);
    const { top, height } = element.getBoundingClientRect();
    return { backgroundColor, backdropFilter, borderBottomWidth, borderBottomColor, top, height };
  });
}

async function expectTransparent(page: Page) {
  await expect
    .poll(() => readHeaderStyle(page))
    .toMatchObject({
      backgroundColor: transparentColour,
      backdropFilter: "none",
      borderBottomWidth: "0px",
      top: 0,
      height: 80,
    });
}

async function expectSolid(page: Page) {
  await expect
    .poll(() => readHeaderStyle(page))
    .toMatchObject({
      backgroundColor: expect.not.stringMatching(/^(rgba\(0, 0, 0, 0\)|transparent)$/),
      backdropFilter: expect.stringMatching(/^blur\([1-9]/),
      borderBottomWidth: "1px",
      borderBottomColor: expect.not.stringMatching(/^rgba\(0, 0, 0, 0\)$/),
      top: 0,
      height: 80,
    });
}

const scrollToTop = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

test("on / the header is transparent up to 50 px of scroll and solid beyond, in a wide and a narrow window", async ({
  page,
}) => {
  await openPage(page, "/");
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [top, expectLook] of [
      [0, expectTransparent],
      [51, expectSolid],
      [50, expectTransparent],
      [1200, expectSolid],
      [0, expectTransparent],
    ] as const)
      await test.step(`at ${width} px, scrolled by ${top} px, the header is ${top > 50 ? "solid" : "transparent"}`, async () => {
        await scrollToTop(page, top);
        await expectLook(page);
      });
  }
});

test("on / the header is solid after a reload of the scrolled page", async ({ page }) => {
  // After a reload the emulation of reduced motion starts late, and until then the page has another height.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openPage(page, "/");
  await scrollToTop(page, 900);
  await expectSolid(page);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await expectSolid(page);
});

test.describe("with JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  // Without scripts, the header must be correct from the first paint.
  test("the header is transparent on / and solid on every other page from the first paint", async ({
    page,
  }) => {
    for (const path of pagePaths) {
      await page.goto(path);
      await test.step(`the header of ${path} is ${path === "/" ? "transparent" : "solid"}`, () =>
        path === "/" ? expectTransparent(page) : expectSolid(page));
    }
  });
});

test("after a link from / to another page the header is solid; after the wordmark's link back to / it is transparent", async ({
  page,
}) => {
  await openPage(page, "/");
  await expectTransparent(page);
  await page.getByRole("main").locator('[href^="/contacto"]').first().click();
  await expect(page).toHaveURL(/\/contacto(\?|$)/);
  await expectSolid(page);
  await scrollToTop(page, 1200);
  await expectSolid(page);
  await siteHeader(page).getByRole("link", { name: shortBrandName }).click();
  await expect(page).toHaveURL("/");
  await expectTransparent(page);
});

const desktopNavigation = (page: Page) =>
  siteHeader(page).getByRole("navigation", { name: navigation.label });

test("from 768 px on the header has the navigation, each entry in one line; in narrower windows it has the drawer's button", async ({
  page,
}) => {
  await openPage(page, aSolutionPath);
  const drawerButton = siteHeader(page).getByRole("button", { name: navigation.drawer.open });
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(desktopNavigation(page)).toBeHidden();
  await expect(drawerButton).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(desktopNavigation(page)).toBeVisible();
  await expect(drawerButton).toBeHidden();
  const lines = await siteHeader(page)
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

test("the header's entries are in order: Soluciones, about, careers, the owner's pages, booking; about, careers and booking mark the current page", async ({
  page,
}) => {
  await page.goto(aSolutionPath);
  await expect(siteHeader(page).getByRole("link", { name: shortBrandName })).toHaveAttribute("href", "/");
  const desktop = desktopNavigation(page);
  // The links of the closed menu are not in the accessibility tree.
  const items = desktop.getByRole("button").or(desktop.getByRole("link"));
  const { solutions, about, careers, own, book } = navigation;
  await expect(items).toHaveText([solutions, about, careers, ...own.header, book].map(({ label }) => label));
  for (const [label, path] of [
    ["Sobre Nosotros", "/sobre-nosotros"],
    ["Hablemos (Únete)", "/hablemos"],
    ["Agendar Reunión", getCallAddress(aSolutionPath)],
  ] as const) {
    await expect(desktop.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", path);
  }
  for (const { to, label } of [about, careers, book]) {
    await page.goto(to);
    await expect(siteHeader(page).locator('nav [aria-current="page"]:visible'), to).toHaveText([label]);
  }
});

test("focusing the header's wordmark does not scroll the page, and the header does not cover the page's first link when it has the focus", async ({
  page,
}) => {
  await openPage(page, aSolutionPath);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await scrollToTop(page, 1500);
    await siteHeader(page).getByRole("link", { name: shortBrandName }).press("Shift");
    expect(await page.evaluate(() => scrollY), `${width} px`).toBe(1500);
    const link = page.getByRole("main").getByRole("link").first();
    await link.focus();
    const top = await link.evaluate((element) => element.getBoundingClientRect().top);
    expect(top, `${width} px`).toBeGreaterThanOrEqual(80);
  }
});

test("in a window 360 px high the header scrolls out of view with the page", async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  for (const path of ["/", aSolutionPath]) {
    await openPage(page, path);
    await scrollToTop(page, 300);
    await expect(siteHeader(page), path).not.toBeInViewport();
  }
});
