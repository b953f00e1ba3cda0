import { buildBrandSheet } from "../setup/colours.ts";
import { brandSheetPath } from "../src/brand/tokens.ts";
import { findAxeViolations } from "./axe.ts";
import { setUpVariantSite } from "./on-variant.ts";
import { isSampleContent } from "./sample.ts";
import { aSolutionPath } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

/** Colours of an owner. The brand colour is lighter than texts may be, which get it darker: enough for AA, not for AAA. */
const ownerColours = { brand: "#c2410c", action: "#f5b942" };

setUpVariantSite(() => [{}, { [brandSheetPath]: buildBrandSheet("", ownerColours) }]);

for (const path of [aSolutionPath, "/sobre-nosotros", "/"]) {
  test(`${path} has no axe violation in light and dark with the two colours of an owner`, async ({
    page,
  }) => {
    await page.goto(path);
    // Texts of the sample's page have the brand colour, so the check for AAA must fail.
    if (isSampleContent && path === aSolutionPath) {
      const { violations } = await findAxeViolations(page, { contrast: "AAA" });
      expect(violations.join(), "the brand is below AAA").toContain("color-contrast-enhanced");
    }
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const { violations } = await findAxeViolations(page, { contrast: "AA" });
      expect.soft(violations, colorScheme).toEqual([]);
    }
  });
}
