import type { Claim } from "#app/shapes.ts";
import { claims } from "#content/claims";
import { isSampleContent, skipReason } from "./sample.ts";
import { pagePaths } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

test.skip(!isSampleContent, skipReason);

const normalizeText = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();

test("every claim is stated on some page, with its source if it has a source", async ({ request }) => {
  const texts = await Promise.all(
    pagePaths.map(async (path) => {
      const html = await (await request.get(path)).text();
      const body = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
      return normalizeText(body.replace(/<!--.*?-->/g, "").replace(/<[^>]+>|&nbsp;/g, " "));
    }),
  );
  for (const [name, { figure, text, source }] of Object.entries<Claim>(claims)) {
    const stated = texts.filter((page) =>
      [figure, text, source ?? ""].every((part) => page.includes(normalizeText(part))),
    );
    expect(
      stated.length,
      `content/claims.yaml: ${name}: found on no page; expected one that says "${figure}" and "${text}", or the claim taken out`,
    ).toBeGreaterThan(0);
  }
});
