import { claimsByName } from "../src/content/claims.ts";
import { isSampleContent, sampleTestSkipReason } from "./sample.ts";
import { pathsWithHeaderAndFooter } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

test.skip(!isSampleContent, sampleTestSkipReason);

test("every claim is stated on at least one page, with its source if it has one", async ({ page }) => {
  const pages: string[] = [];
  for (const path of pathsWithHeaderAndFooter) {
    await page.goto(path);
    pages.push(((await page.getByRole("main").textContent()) ?? "").replace(/\s/g, " ").toLowerCase());
  }
  for (const [name, claim] of Object.entries(claimsByName)) {
    const parts = Object.values(claim ?? {}).map((part) => part.replace(/\s/g, " ").toLowerCase());
    const isStated = pages.some((text) => parts.every((part) => text.includes(part)));
    expect(isStated, `${name} on a page, or out of claims.yaml`).toBe(true);
  }
});
