import { claimsByName } from "../src/content/claims.ts";
import { isSampleContent, sampleTestSkipReason } from "./sample.ts";
import { pathsWithHeaderAndFooter } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

test.skip(!isSampleContent, sampleTestSkipReason);

const simplify = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();

test("every claim is stated on at least one page, with its source if it has one", async ({ request }) => {
  const pages: string[] = [];
  for (const path of pathsWithHeaderAndFooter) {
    const [, main = ""] = (await (await request.get(path)).text()).split(/<\/?main\b/);
    pages.push(simplify(main.replace(/<!--.*?-->/g, "").replace(/<[^>]+>|&nbsp;/g, " ")));
  }
  for (const [name, { lead = "", figure = "", text = "", source = "" } = {}] of Object.entries(
    claimsByName,
  )) {
    const parts = [`${lead} ${figure}`, text, source].map(simplify);
    const isStated = pages.some((page) => parts.every((part) => page.includes(part)));
    expect(isStated, `${name} on a page, or out of claims.yaml`).toBe(true);
  }
});
