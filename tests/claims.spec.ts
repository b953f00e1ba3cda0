import { claimsByName } from "../src/content/claims.ts";
import type { Claim } from "../src/content/shapes.ts";
import { isSampleContent, sampleTestSkipReason } from "./sample.ts";
import { pathsWithHeaderAndFooter } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

test.skip(!isSampleContent, sampleTestSkipReason);

const normalizeSpacesAndCase = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();

test("every claim of content/claims.yaml is stated on at least one page, with its source if it has one", async ({
  request,
}) => {
  const texts = await Promise.all(
    pathsWithHeaderAndFooter.map(async (path) => {
      const html = await (await request.get(path)).text();
      const body = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
      return normalizeSpacesAndCase(body.replace(/<!--.*?-->/g, "").replace(/<[^>]+>|&nbsp;/g, " "));
    }),
  );
  for (const [name, { lead = "", figure, text, source }] of Object.entries(
    claimsByName as Record<string, Claim>,
  )) {
    const stated = texts.filter((page) =>
      [`${lead} ${figure}`, text, source ?? ""].every((part) => page.includes(normalizeSpacesAndCase(part))),
    );
    expect(
      stated.length,
      `content/claims.yaml: ${name}: found on no page; expected one that says "${figure}" and "${text}", or the claim taken out`,
    ).toBeGreaterThan(0);
  }
});
