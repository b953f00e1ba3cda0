import type { Page } from "@playwright/test";
import { shortBrandName } from "#app/page-address.ts";
import { navigation } from "#content/navigation";
import { openPageWithFonts } from "./react-start.ts";
import {
  aSolutionPath,
  careersPaths,
  getBookingLinkAddress,
  pathsWithHeaderAndFooter,
} from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const locateSiteHeader = (page: Page) => page.getByRole("banner");

const opaqueColour = expect.not.stringMatching(/^(rgba\(0, 0, 0, 0\)|transparent)$/);
/** Computed styles of the header by its look. */
const headerStyles = {
  transparent: { backgroundColor: "rgba(0, 0, 0, 0)", backdropFilter: "none", borderBottomWidth: "0px" },
  solid: {
    backgroundColor: opaqueColour,
    backdropFilter: expect.stringMatching(/^blur\([1-9]/),
    borderBottomWidth: "1px",
    borderBottomColor: opaqueColour,
  },
};

const expectHeaderLook = (page: Page, look: keyof typeof headerStyles, when: string) =>
  expect
    .poll(
      () =>
        locateSiteHeader(page).evaluate((element) => {
          const { backgroundColor, backdropFilter, borderBottomWidth, borderBottomColor } =
            getComputedStyle(element);
          const { top, height } = element.getBoundingClientRect();
          return { backgroundColor, backdropFilter, borderBottomWidth, borderBottomColor, top, height };
        }),
      `${when}: ${look}`,
    )
    .toMatchObject({ ...headerStyles[look], top: 0, height: 80 });

const scrollToY = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

test("on / the header is transparent up to 50 px of scroll and solid beyond, also after a reload", async ({
  page,
}) => {
  // After a reload the emulation of reduced motion starts late, and until then the page has another height.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openPageWithFonts(page, "/");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const [top, look] of [
      [0, "transparent"],
      [51, "solid"],
      [50, "transparent"],
      [900, "solid"],
    ] as const) {
      await scrollToY(page, top);
      await expectHeaderLook(page, look, `at ${width} px, scrolled by ${top} px`);
    }
  }
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await expectHeaderLook(page, "solid", "after a reload");
  await locateSiteHeader(page).getByRole("link", { name: "Sobre Nosotros" }).click();
  await expect(page).toHaveURL("/sobre-nosotros");
  await expectHeaderLook(page, "solid", "on another page");
});

test.describe("with JavaScript disabled", () => {
  test.use({ javaScriptEnabled: false });

  // Without scripts, the header must be correct from the first paint.
  test("with JavaScript disabled the header is transparent at the top of / and solid on every other page", async ({
    page,
  }) => {
    for (const path of pathsWithHeaderAndFooter) {
      await page.goto(path);
      await expectHeaderLook(page, path === "/" ? "transparent" : "solid", path);
    }
  });
});

test("the header shows its links in order and marks the current page from 768 px on, and the drawer's button below", async ({
  page,
}) => {
  await openPageWithFonts(page, aSolutionPath);
  const header = locateSiteHeader(page);
  const desktop = header.getByRole("navigation", { name: navigation.label });
  const drawerButton = header.getByRole("button", { name: navigation.drawer.open });
  for (const [width, shown, hidden] of [
    [767, drawerButton, desktop],
    [768, desktop, drawerButton],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(shown, `at ${width} px`).toBeVisible();
    await expect(hidden, `at ${width} px`).toBeHidden();
  }
  const { about, careers, own, book } = navigation;
  const lines = await header.locator("nav a:visible, nav button:visible").evaluateAll((entries) =>
    entries.map((entry) => {
      const text = document.createRange();
      text.selectNodeContents(entry);
      return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
    }),
  );
  expect(lines, "lines of each entry").toEqual(["Soluciones", about, ...careers, book].map(() => 1));
  // The owner's own pages are in wide headers only.
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(header.getByRole("link", { name: shortBrandName })).toHaveAttribute("href", "/");
  // The links of the closed menu are not in the accessibility tree.
  const entries = desktop.getByRole("button").or(desktop.getByRole("link"));
  const expected: [label: string, address: string | null][] = [
    ["Soluciones", null],
    ["Sobre Nosotros", "/sobre-nosotros"],
    ...careersPaths.map((path): [string, string] => ["Hablemos (Únete)", path]),
    ...own.header.map(({ label, to }): [string, string] => [label, to]),
    ["Agendar Reunión", getBookingLinkAddress(aSolutionPath)],
  ];
  await expect(entries).toHaveText(expected.map(([label]) => label));
  for (const [index, [label, address]] of expected.entries())
    expect(await entries.nth(index).getAttribute("href"), label).toBe(address);
  for (const { to, label } of [about, ...careers, book]) {
    await page.goto(to);
    await expect(header.locator('nav [aria-current="page"]:visible'), `current on ${to}`).toHaveText([label]);
  }
});

test("the header does not cover a focused link, and in a window 360 px high it scrolls away with the page", async ({
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
