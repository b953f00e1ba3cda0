import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { shortBrandName } from "#app/page-address.ts";
import { navigation } from "#content/navigation";
import { site } from "#site";
import { pageByteLimits } from "./limits.ts";
import { setUpVariantSite } from "./on-variant.ts";
import { createOwnerWithServices } from "./owner-with-services.ts";
import { openPageWithFonts } from "./react-start.ts";
import { aSolutionPath } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";
import { measureFetchedFiles, sumBytes } from "./weight.ts";

/** A page with a light header; the header of the home page depends on the owner's hero. */
const lightPagePath = "/sobre-nosotros";
const homeHeroTheme = site.hero ?? "dark";

const getLogoSite = setUpVariantSite(createOwnerWithServices);

/** The file name of the logo variant that is visible in a part of the page. */
const readVisibleLogoFile = (page: Page, place: "banner" | "contentinfo" | "dialog") =>
  page
    .getByRole(place)
    .locator("img:visible")
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).map((image) => /logo(-dark)?(?=-[^/]+\.svg$)/.exec(image.src)?.[0]),
    );

test("header and footer show the logo variant for their background, in both colour schemes and at two scroll positions, and the footer also in print", async ({
  page,
}) => {
  const forms = async () => [
    await readVisibleLogoFile(page, "banner"),
    await readVisibleLogoFile(page, "contentinfo"),
  ];
  await openPageWithFonts(page, lightPagePath);
  expect(await forms(), lightPagePath).toEqual([["logo"], ["logo-dark"]]);
  await openPageWithFonts(page, "/");
  for (const top of [0, 900]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    const header = homeHeroTheme === "light" ? "logo" : "logo-dark";
    await expect.poll(forms, `home page scrolled to ${top} px`).toEqual([[header], ["logo-dark"]]);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await forms(), "dark scheme").toEqual([["logo-dark"], ["logo-dark"]]);
  await page.emulateMedia({ colorScheme: "light", media: "print" });
  expect((await forms())[1], "print").toEqual(["logo"]);
});

test("the owner's logo replaces the brand's name in header and drawer, and has the name as accessible name", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [lightPagePath, "/"]) {
    await openPageWithFonts(page, path);
    const home = page.getByRole("banner").getByRole("link", { name: shortBrandName });
    await expect(home, path).toHaveAttribute("href", "/");
    await expect(home, path).toHaveText("");
    await page.getByRole("button", { name: navigation.drawer.open }).click();
    expect(await readVisibleLogoFile(page, "dialog"), `${path}: form in the drawer`).toEqual(["logo"]);
    await expect(page.getByRole("dialog").getByRole("img", { name: shortBrandName }), path).toBeVisible();
  }
});

test("the space of the owner's logo is reserved although it does not load, and the header does not overflow", async ({
  page,
  browserConsole,
}) => {
  browserConsole.expectFault(/\/assets\/logo-/);
  await page.route(/\/assets\/logo-/, (route) => route.abort());
  await page.goto("/sobre-nosotros");
  const header = page.getByRole("banner");
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await header.locator("img:visible").boundingBox();
    expect(box?.width, `${width} px: width of the logo`).toBe(150);
    expect((box?.width ?? 0) / (box?.height ?? 1), `${width} px: ratio`).toBeCloseTo(4, 0);
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(pageWidth, `${width} px: width of the page`).toBe(width);
    const heights = await header
      .locator("nav a:visible, nav button:visible")
      .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().height));
    expect(Math.max(0, ...heights), `${width} px: highest entry of the header`).toBeLessThan(50.5);
  }
});

test("the home page with an owner's logo stays within its weight limits and requests both variants; a solution's page and favicon.svg lack the sample's mark", async ({
  page,
}) => {
  const fetched = await measureFetchedFiles(page, "/");
  expect(fetched[0]?.bytes, "HTML with styles").toBeLessThanOrEqual(pageByteLimits.document);
  expect(sumBytes(fetched), "everything").toBeLessThanOrEqual(pageByteLimits.idle);
  const images = fetched
    .filter(({ kind }) => kind === "image")
    .map(({ path }) => path.replace(/-[^-]+$/, ""));
  expect(images).toEqual(["/assets/logo", "/assets/logo-dark"]);
  for (const file of [`${aSolutionPath.slice(1)}.html`, "favicon.svg"])
    expect(readFileSync(join(getLogoSite().root, file), "utf8"), file).not.toContain("M4 20a12 12");
});
