import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { navigationTexts } from "../src/content/navigation.ts";
import { shortBrandName } from "../src/content/page-address.ts";
import { site } from "../src/content/site.ts";
import { setUpVariantSite } from "./on-variant.ts";
import { createOwnerWithCalendlyReceiverAndLogos } from "./owner-with-services.ts";
import { openPageWithFonts } from "./react-start.ts";
import { aSolutionPath } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

/** A page whose header is always light; that of / may be dark. */
const pathWithLightHeader = "/sobre-nosotros";

/** Returns the built site of an owner with a logo for light and one for dark, which these tests open. */
const getVariantSite = setUpVariantSite(createOwnerWithCalendlyReceiverAndLogos);

/** Reads the file names of the logos that are visible in a part of the page: `logo` or `logo-dark`. */
const readVisibleLogoNames = (page: Page, place: "banner" | "contentinfo" | "dialog") =>
  page
    .getByRole(place)
    .locator("img:visible")
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).map((image) => /logo(-dark)?(?=-[^/]+\.svg$)/.exec(image.src)?.[0]),
    );

test("header and footer show the owner's logo that suits their background", async ({ page }) => {
  const readLogoNames = () =>
    Promise.all((["banner", "contentinfo"] as const).map((place) => readVisibleLogoNames(page, place)));
  await openPageWithFonts(page, pathWithLightHeader);
  expect(await readLogoNames(), pathWithLightHeader).toEqual([["logo"], ["logo-dark"]]);
  await openPageWithFonts(page, "/");
  for (const top of [0, 900]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    const header = site.hero === "light" ? "logo" : "logo-dark";
    await expect.poll(readLogoNames, `home page scrolled to ${top} px`).toEqual([[header], ["logo-dark"]]);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await readLogoNames(), "dark scheme").toEqual([["logo-dark"], ["logo-dark"]]);
  await page.emulateMedia({ colorScheme: "light", media: "print" });
  expect((await readLogoNames())[1], "print").toEqual(["logo"]);
});

test("the owner's logo replaces the name in header and drawer, and is named so", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [pathWithLightHeader, "/"]) {
    await openPageWithFonts(page, path);
    const home = page.getByRole("banner").getByRole("link", { name: shortBrandName });
    await expect(home, path).toHaveAttribute("href", "/");
    await expect(home, path).toHaveText("");
    await page.getByRole("button", { name: navigationTexts.drawer.open }).click();
    expect(await readVisibleLogoNames(page, "dialog"), `${path}: logo in the drawer`).toEqual(["logo"]);
    await expect(page.getByRole("dialog").getByRole("img", { name: shortBrandName }), path).toBeVisible();
  }
});

test("with an owner's logo neither favicon nor a solution's page has the sample firm's mark", () => {
  for (const file of [`${aSolutionPath.slice(1)}.html`, "favicon.svg"])
    expect(readFileSync(join(getVariantSite().root, file), "utf8"), file).not.toContain("M4 20a12 12");
});
