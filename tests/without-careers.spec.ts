import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { navigation } from "#content/navigation";
import { setUpVariantSite } from "./on-variant.ts";
import { aSolutionPath } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

const getVariant = setUpVariantSite(() => [
  { careers: false, applications: { endpoint: "https://receiver.example/applications" } },
  {},
]);

test("with careers: false no file of the built site names /hablemos or the receiver of applications, and no script contains React", () => {
  const { root } = getVariant();
  const files = globSync("**/*.{html,md,txt,js,css,xml,json,svg,webmanifest}", { cwd: root });
  expect(files.length).toBeGreaterThan(20);
  const findFilesWith = (words: RegExp, names = files) =>
    names.filter((file) => words.test(readFileSync(join(root, file), "utf8")));
  expect(findFilesWith(/hablemos/i), "files that name it").toEqual([]);
  const pages = files.filter((file) => file.endsWith(".html"));
  expect(findFilesWith(/receiver\.example/, pages), "policies that allow the receiver").toEqual([]);
  const scripts = files.filter((file) => file.endsWith(".js"));
  const withReact = findFilesWith(/hydrateRoot|useState/, scripts);
  expect(withReact, "scripts with React").toEqual([]);
});

test("with careers: false /hablemos is a missing page, and header, drawer and footer work without a link to it", async ({
  page,
  browserConsole,
}) => {
  for (const path of ["/", "/sobre-nosotros", aSolutionPath, "/contacto"]) {
    await page.goto(path);
    await expect(
      page.getByRole("contentinfo").getByRole("link", { name: navigation.about.label }),
    ).toBeVisible();
    await expect(page.locator('a[href*="hablemos"]')).toHaveCount(0);
  }
  browserConsole.expectFault(/404/);
  const response = await page.goto("/hablemos");
  expect(response?.status()).toBe(404);
  await expect(page.locator('a[href*="hablemos"]')).toHaveCount(0);
});
