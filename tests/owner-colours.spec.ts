import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildBrandSheet } from "../setup/colours.ts";
import { brandSheetPath } from "../src/brand/tokens.ts";
import { findAxeViolations } from "./axe.ts";
import { setUpVariantSite } from "./on-variant.ts";
import { isSampleContent } from "./sample.ts";
import { aSolutionPath } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

/** Colours of an owner. The brand colour is lighter than texts may be, which get it darker: enough for AA, not for AAA. */
const ownerColours = { brand: "#c2410c", action: "#f5b942" };

const getVariantSite = setUpVariantSite(() => [
  { careers: false, applications: { endpoint: "https://receiver.example/applications" } },
  { [brandSheetPath]: buildBrandSheet("", ownerColours) },
]);

for (const path of [aSolutionPath, "/sobre-nosotros", "/"]) {
  test(`${path} has no axe violation with the two colours of an owner`, async ({ page }) => {
    await page.goto(path);
    // Texts of the sample's page have the brand colour, so the check for AAA must fail.
    if (isSampleContent && path === aSolutionPath) {
      const violations = await findAxeViolations(page, { contrast: "AAA" });
      expect(violations.join(), "the brand is below AAA").toContain("color-contrast-enhanced");
    }
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const violations = await findAxeViolations(page, { contrast: "AA" });
      expect.soft(violations, colorScheme).toEqual([]);
    }
  });
}

test("with careers: false no built file names /hablemos, no HTML file the receiver of applications, and no script contains React", async () => {
  const { root, origin } = getVariantSite();
  const files = globSync("**/*.{html,md,txt,js,css,xml,json,svg,webmanifest}", { cwd: root });
  expect(files.length).toBeGreaterThan(20);
  const findFilesWith = (words: RegExp, kind = "") =>
    files.filter((file) => file.endsWith(kind) && words.test(readFileSync(join(root, file), "utf8")));
  expect(findFilesWith(/hablemos/i), "files that name it").toEqual([]);
  expect(findFilesWith(/receiver\.example/, ".html"), "policies that allow the receiver").toEqual([]);
  expect(findFilesWith(/hydrateRoot|useState/, ".js"), "scripts with React").toEqual([]);
  expect((await fetch(`${origin}/hablemos`)).status).toBe(404);
});
