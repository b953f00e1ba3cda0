import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { navigation } from "#content/navigation";
import { setUpVariantSite } from "./on-variant.ts";
import { aSolutionPath } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const getVariantSite = setUpVariantSite(() => [
  { careers: false, applications: { endpoint: "https://receiver.example/applications" } },
  {},
]);

test("with careers: false no built file names /hablemos, no HTML file the receiver of applications, and no script contains React", () => {
  const { root } = getVariantSite();
  const files = globSync("**/*.{html,md,txt,js,css,xml,json,svg,webmanifest}", { cwd: root });
  expect(files.length).toBeGreaterThan(20);
  const findFilesWith = (words: RegExp, kind = "") =>
    files.filter((file) => file.endsWith(kind) && words.test(readFileSync(join(root, file), "utf8")));
  expect(findFilesWith(/hablemos/i), "files that name it").toEqual([]);
  expect(findFilesWith(/receiver\.example/, ".html"), "policies that allow the receiver").toEqual([]);
  expect(findFilesWith(/hydrateRoot|useState/, ".js"), "scripts with React").toEqual([]);
});

test("with careers: false /hablemos gets status 404, and no page links to it", async ({
  page,
  browserConsole,
}) => {
  for (const path of ["/", "/sobre-nosotros", aSolutionPath, "/contacto"]) {
    await page.goto(path);
    const about = page.getByRole("contentinfo").getByRole("link", { name: navigation.about.label });
    await expect(about).toBeVisible();
    await expect(page.locator('a[href*="hablemos"]')).toHaveCount(0);
  }
  browserConsole.expectFault(/404/);
  const response = await page.goto("/hablemos");
  expect(response?.status()).toBe(404);
  await expect(page.locator('a[href*="hablemos"]')).toHaveCount(0);
});
