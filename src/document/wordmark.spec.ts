import type { Page } from "@playwright/test";
import { expect, test } from "../../tests/fixtures.ts";
import { setUpVariantSite } from "../../tests/on-variant.ts";
import { createOwnerWithCalendlyReceiverAndLogos } from "../../tests/owner-with-services.ts";
import { openPageWithFonts } from "../../tests/react-start.ts";
import { navigationTexts, site } from "../../tests/shared-content.ts";
import { pageTitles } from "../content/pages/page-address.ts";
import { read } from "../site-content.ts";

const { shortBrandName } = read(pageTitles);

const pathWithLightHeader = "/sobre-nosotros";

setUpVariantSite(createOwnerWithCalendlyReceiverAndLogos);

const readVisibleLogoNames = (page: Page, place: "banner" | "contentinfo" | "dialog") =>
  page
    .getByRole(place)
    .locator("img:visible")
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).map((image) => /logo(-dark)?(?=-[^/]+\.svg$)/.exec(image.src)?.[0]),
    );

test("header, drawer and footer show the logo for their background, with its name", async ({ page }) => {
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

  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 360, height: 740 });
  const home = page.getByRole("banner").getByRole("link", { name: shortBrandName });
  await expect(home).toHaveAttribute("href", "/");
  await expect(home).toHaveText("");
  await page.getByRole("button", { name: navigationTexts.drawer.open }).click();
  expect(await readVisibleLogoNames(page, "dialog")).toEqual(["logo"]);
  await expect(page.getByRole("dialog").getByRole("img", { name: shortBrandName })).toBeVisible();
});
