import { existsSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../../tests/fixtures.ts";
import { setUpCompleteOwner } from "../../tests/on-variant.ts";
import { openPageWithFonts } from "../../tests/react-start.ts";
import { navigationTexts, shortBrandName, site } from "../../tests/shared-content.ts";
import { getContentPath } from "../site-content.ts";

const pathWithLightHeader = "/sobre-nosotros";

const readVisibleLogoNames = (page: Page, place: "banner" | "contentinfo" | "dialog") =>
  page
    .getByRole(place)
    .locator("img:visible")
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).map((image) => /logo(-dark)?(?=-[^/]+\.svg$)/.exec(image.src)?.[0]),
    );

test.describe("of an owner with a wide logo and its dark version", { tag: "@variant" }, () => {
  setUpCompleteOwner();

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
});

test("a logo without a dark version has a light plate on dark parts alone, and its shape", async ({
  page,
}) => {
  const hasOneVersion =
    existsSync(getContentPath("logo.svg")) && !existsSync(getContentPath("logo-dark.svg"));
  test.skip(!hasOneVersion, "this owner has no logo, or one with a dark version");
  const svg = readFileSync(getContentPath("logo.svg"), "utf8");
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  const noColour = "rgba(0, 0, 0, 0)";
  await page.goto(pathWithLightHeader);
  for (const [place, colorScheme, hasPlate] of [
    ["banner", "light", false],
    ["contentinfo", "light", true],
    ["banner", "dark", true],
    ["contentinfo", "dark", true],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const logo = page.getByRole(place).locator("img:visible");
    const box = (await logo.boundingBox()) ?? { width: 0, height: 1 };
    expect(box.width / box.height, place).toBeCloseTo(Number(width) / Number(height), 1);
    await expect(logo, place).toHaveCSS("padding", "0px");
    const ground = expect(logo, `${place}, ${colorScheme}`);
    await (hasPlate ? ground.not : ground).toHaveCSS("background-color", noColour);
  }
});
