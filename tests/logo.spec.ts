import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { shortName } from "#app/page-address.ts";
import { navigation } from "#content/navigation";
import { site } from "#site";
import { limits } from "./limits.ts";
import { onVariant } from "./on-variant.ts";
import { ownerWithServices } from "./owner-with-services.ts";
import { open } from "./react-start.ts";
import { aSolution } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";
import { bytesOf, weigh } from "./weight.ts";

/** A page whose header is light; home's is as the owner has it. */
const light = "/hablemos";
const opening = site.hero ?? "dark";

const variant = onVariant(ownerWithServices);

/** The form of the logo that is seen in a place, by the name of its file. */
const formIn = (page: Page, place: "banner" | "contentinfo" | "dialog") =>
  page
    .getByRole(place)
    .locator("img:visible")
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).map((image) => /logo(-dark)?(?=-[^/]+\.svg$)/.exec(image.src)?.[0]),
    );

test("each ground has the form that is seen on it, in either scheme", async ({ page }) => {
  const forms = async () => [await formIn(page, "banner"), await formIn(page, "contentinfo")];
  await open(page, light);
  expect(await forms()).toEqual([["logo"], ["logo-dark"]]);
  await open(page, "/");
  for (const top of [0, 900]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await expect.poll(forms).toEqual([[opening === "light" ? "logo" : "logo-dark"], ["logo-dark"]]);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await forms()).toEqual([["logo-dark"], ["logo-dark"]]);
  await page.emulateMedia({ colorScheme: "light", media: "print" });
  expect((await forms())[1]).toEqual(["logo"]);
});

for (const [header, path] of [
  ["the header of a page", light],
  ["that of the home page", "/"],
] as const) {
  test(`it stands for the name, in ${header} as in the drawer, which is light`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, path);
    const home = page.getByRole("banner").getByRole("link", { name: shortName });
    await expect(home).toHaveAttribute("href", "/");
    await expect(home).toHaveText("");
    await page.getByRole("button", { name: navigation.drawer.open }).click();
    expect(await formIn(page, "dialog")).toEqual(["logo"]);
    await expect(page.getByRole("dialog").getByRole("img", { name: shortName })).toBeVisible();
  });
}

for (const width of [360, 768, 1280]) {
  test(`at ${width} px it has its room before it is there, and pushes nothing out of the header`, async ({
    page,
    browserConsole,
  }) => {
    browserConsole.expectFault(/\/assets\/logo-/);
    await page.setViewportSize({ width, height: 800 });
    await page.route(/\/assets\/logo-/, (route) => route.abort());
    await page.goto("/sobre-nosotros");
    const logo = page.getByRole("banner").locator("img:visible");
    const box = await logo.boundingBox();
    expect(box?.width).toBe(150);
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4, 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const lines = await page
      .getByRole("banner")
      .locator("nav a:visible, nav button:visible")
      .evaluateAll((entries) => entries.map((entry) => Math.round(entry.getBoundingClientRect().height)));
    for (const height of lines) expect(height).toBeLessThanOrEqual(50);
  });
}

test("the home page weighs no more than it may, and asks for the two forms besides", async ({ page }) => {
  const fetched = await weigh(page, "/");
  expect(fetched[0]?.bytes).toBeLessThanOrEqual(limits.document);
  expect(bytesOf(fetched)).toBeLessThanOrEqual(limits.idle);
  expect(
    fetched.filter(({ kind }) => kind === "image").map(({ path }) => path.replace(/-[^-]+$/, "")),
  ).toEqual(["/assets/logo", "/assets/logo-dark"]);
});

test("the sample's mark is gone from the pages", async () => {
  for (const file of [`${aSolution.slice(1)}.html`, "favicon.svg"])
    expect(readFileSync(join(variant().root, file), "utf8")).not.toContain("M4 20a12 12");
});
