import type { Page } from "@playwright/test";
import { shortBrandName } from "#app/page-address.ts";
import { navigation } from "#content/navigation";
import { careersPath } from "../app/careers-path.ts";
import { openPageWithFonts } from "./react-start.ts";
import { aSolutionPath, getBookingLinkAddress, pathsWithHeaderAndFooter } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const transparentColour = "rgba(0, 0, 0, 0)";

const locateSiteHeader = (page: Page) => page.getByRole("banner");

function readHeaderStyle(page: Page) {
  return locateSiteHeader(page).evaluate((element) => {
    const { backgroundColor, backdropFilter, borderBottomWidth, borderBottomColor } =
      getComputedStyle(element);
    const { top, height } = element.getBoundingClientRect();
    return { backgroundColor, backdropFilter, borderBottomWidth, borderBottomColor, top, height };
  });
}

async function expectTransparentHeader(page: Page) {
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

async function expectSolidHeader(page: Page) {
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

const scrollToY = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

test("on / the header is transparent up to 50 px of scroll and solid beyond, also after a reload; on another page it is solid", async ({
  page,
}) => {
  // After a reload the emulation of reduced motion starts late, and until then the page has another height.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openPageWithFonts(page, "/");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [top, expectLook] of [
      [0, expectTransparentHeader],
      [51, expectSolidHeader],
      [50, expectTransparentHeader],
      [900, expectSolidHeader],
    ] as const)
      await test.step(`at ${width} px, scrolled by ${top} px, the header is ${top > 50 ? "solid" : "transparent"}`, async () => {
        await scrollToY(page, top);
        await expectLook(page);
      });
  }
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await expectSolidHeader(page);
  await locateSiteHeader(page).getByRole("link", { name: "Sobre Nosotros" }).click();
  await expect(page).toHaveURL("/sobre-nosotros");
  await expectSolidHeader(page);
});

test.describe("with JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  // Without scripts, the header must be correct from the first paint.
  test("the header is transparent on / and solid on every other page from the first paint", async ({
    page,
  }) => {
    for (const path of pathsWithHeaderAndFooter) {
      await page.goto(path);
      await test.step(`the header of ${path} is ${path === "/" ? "transparent" : "solid"}`, () =>
        path === "/" ? expectTransparentHeader(page) : expectSolidHeader(page));
    }
  });
});

const locateDesktopNavigation = (page: Page) =>
  locateSiteHeader(page).getByRole("navigation", { name: navigation.label });

test("from 768 px on the header has its entries in the order of the specification, each in one line; in narrower windows it has the drawer's button", async ({
  page,
}) => {
  await openPageWithFonts(page, aSolutionPath);
  const drawerButton = locateSiteHeader(page).getByRole("button", { name: navigation.drawer.open });
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(locateDesktopNavigation(page)).toBeHidden();
  await expect(drawerButton).toBeVisible();
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(locateDesktopNavigation(page)).toBeVisible();
  await expect(drawerButton).toBeHidden();
  const lines = await locateSiteHeader(page)
    .locator("nav a:visible, nav button:visible")
    .evaluateAll((entries) =>
      entries.map((entry) => {
        const text = document.createRange();
        text.selectNodeContents(entry);
        return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
      }),
    );
  const { solutions, about, careers, own, book } = navigation;
  expect(lines).toEqual([solutions, about, ...careers, book].map(() => 1));
  // The owner's own pages are in wide headers only.
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(locateSiteHeader(page).getByRole("link", { name: shortBrandName })).toHaveAttribute(
    "href",
    "/",
  );
  const desktop = locateDesktopNavigation(page);
  // The links of the closed menu are not in the accessibility tree.
  const items = desktop.getByRole("button").or(desktop.getByRole("link"));
  await expect(items).toHaveText(
    [solutions, about, ...careers, ...own.header, book].map(({ label }) => label),
  );
  await expect(desktop.getByRole("button", { name: "Soluciones", exact: true })).toBeVisible();
  for (const [label, path] of [
    ["Sobre Nosotros", "/sobre-nosotros"],
    ...(careersPath ? ([["Hablemos (Únete)", careersPath]] as const) : []),
    ["Agendar Reunión", getBookingLinkAddress(aSolutionPath)],
  ] as const) {
    await expect(desktop.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", path);
  }
  await test.step("about, careers and booking mark the current page", async () => {
    for (const { to, label } of [about, ...careers, book]) {
      await page.goto(to);
      await expect(locateSiteHeader(page).locator('nav [aria-current="page"]:visible'), to).toHaveText([
        label,
      ]);
    }
  });
});

test("the header does not cover the page's first link when that has the focus; in a window 360 px high it scrolls away with the page", async ({
  page,
}) => {
  await openPageWithFonts(page, aSolutionPath);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await scrollToY(page, 1500);
    await locateSiteHeader(page).getByRole("link", { name: shortBrandName }).press("Shift");
    expect(await page.evaluate(() => scrollY), `${width} px`).toBe(1500);
    const link = page.getByRole("main").getByRole("link").first();
    await link.focus();
    const top = await link.evaluate((element) => element.getBoundingClientRect().top);
    expect(top, `${width} px`).toBeGreaterThanOrEqual(80);
  }
  await page.setViewportSize({ width: 740, height: 360 });
  for (const path of ["/", aSolutionPath]) {
    await openPageWithFonts(page, path);
    await scrollToY(page, 300);
    await expect(locateSiteHeader(page), path).not.toBeInViewport();
  }
});
