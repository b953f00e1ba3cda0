import type { Page } from "@playwright/test";
import { expect, test } from "../../tests/fixtures.ts";
import { aSolutionPath, buildBookingLinkAddress, careersPaths } from "../../tests/paths.ts";
import { openPageWithFonts } from "../../tests/react-start.ts";
import { navigationTexts, shortBrandName } from "../../tests/shared-content.ts";

/** Expects a transparent header, or one with a background, blur and border; 80 px high at the top. */
async function expectHeaderLook(page: Page, isSolid: boolean, when: string) {
  const header = page.getByRole("banner");
  await expect(header, when).toHaveCSS("backdrop-filter", isSolid ? /^blur\([1-9]/ : "none");
  await expect(header, when).toHaveCSS("border-bottom-width", isSolid ? "1px" : "0px");
  expect(await header.boundingBox(), when).toMatchObject({ y: 0, height: 80 });
}

const scrollToY = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

test("the header is transparent on / up to 50 px of scroll, and covers no focused link", async ({ page }) => {
  // After a reload the emulation of reduced motion starts late, and until then the page has another height.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openPageWithFonts(page, "/");
  for (const top of [0, 51, 50, 900]) {
    await scrollToY(page, top);
    await expectHeaderLook(page, top > 50, `scrolled by ${top} px`);
  }
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await expectHeaderLook(page, true, "after a reload");
  await openPageWithFonts(page, aSolutionPath);
  await expectHeaderLook(page, true, "on another page");
  // It does not cover a focused link.
  await scrollToY(page, 1500);
  const link = page.getByRole("main").getByRole("link").first();
  await link.focus();
  expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(80);
  // In a low window it scrolls away.
  await page.setViewportSize({ width: 740, height: 360 });
  await scrollToY(page, 300);
  await expect(page.getByRole("banner")).not.toBeInViewport();
});

test("the header lists its links from 768 px on, and marks the current page", async ({ page }) => {
  await openPageWithFonts(page, aSolutionPath);
  const header = page.getByRole("banner");
  const desktop = header.getByRole("navigation", { name: navigationTexts.label });
  await expect(header.locator('a[href="/"]')).toHaveText(shortBrandName);
  // The links of the closed menu are not in the accessibility tree.
  const entries = desktop.getByRole("button").or(desktop.getByRole("link"));
  const expected: [label: string, address: string | null][] = [
    ["Soluciones", null],
    ["Sobre Nosotros", "/sobre-nosotros"],
    ...careersPaths.map((path): [string, string] => ["Hablemos (Únete)", path]),
    ...navigationTexts.ownerPages.header.map(({ label, to }): [string, string] => [label, to]),
    ["Agendar Reunión", buildBookingLinkAddress(aSolutionPath)],
  ];
  await expect(entries).toHaveText(expected.map(([label]) => label));
  for (const [index, [label, address]] of expected.entries())
    expect(await entries.nth(index).getAttribute("href"), label).toBe(address);

  const drawerButton = header.getByRole("button", { name: navigationTexts.drawer.open });
  for (const width of [767, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(drawerButton, `at ${width} px`).toBeVisible({ visible: width < 768 });
    await expect(desktop, `at ${width} px`).toBeVisible({ visible: width >= 768 });
  }
  const { about, book } = navigationTexts;
  for (const { to, label } of [about, book]) {
    await page.goto(to);
    await expect(header.locator('nav [aria-current="page"]:visible'), `current on ${to}`).toHaveText([label]);
  }
});
