import assert from "node:assert/strict";
import { test } from "node:test";
import { claims } from "#content/claims";
import type { Claim } from "../app/shapes.ts";
import { isSampleContent, sampleTestSkipReason } from "./sample.ts";
import { createLiteralPattern, findPatternOccurrences, readSourceTexts } from "./site-values.ts";

/** The part of a claim that may occur only once in the content: the figure, with the word that gives it its meaning. */
function extractDistinctFigure({ figure, text }: Claim): string | null {
  if (!/\d/.test(figure)) return null;
  if (/\D/.test(figure) || /^(19|20)\d\d$/.test(figure)) return figure;
  return `${figure} ${text.split(" ")[0]}`;
}

/** The figures that the sample firm's claims must have. */
const specifiedClaimFigures = {
  launch: "48 horas",
  integrations: "50 integraciones",
  response: "70 %",
  storage: "30 GB",
  meet: "100 participantes",
  retention: "10 años",
  dataLoss: "60 %",
  experience: "20 años",
  meeting: "30 minutos",
};

test("the sample's claims have the figures of the specification", {
  skip: !isSampleContent && sampleTestSkipReason,
}, () => {
  const facts = Object.entries(claims).map(([name, claim]) => [
    name,
    extractDistinctFigure(claim)?.replace(/\s/g, " ") ?? null,
  ]);
  assert.deepEqual(Object.fromEntries(facts), specifiedClaimFigures);
  assert.match((claims.dataLoss?.text ?? "").replace(/\s/g, " "), /\b6 meses\b/);
});

test("words of commitment (comprom…) are in two lines of content/: one of contact.yaml and one of home.yaml", () => {
  const texts = readSourceTexts(["content"], () => true);
  assert.deepEqual(
    findPatternOccurrences(texts, [/\bcomprom/iu]).map((line) => line.split(":")[0]),
    ["content/contact.yaml", "content/home.yaml"],
  );
});

test("the figure of each claim is in content/claims.yaml and in no other file of content/ or app/", () => {
  const texts = readSourceTexts(["app", "content"], (path) => path !== "content/claims.yaml");
  assert.ok(texts.has("content/home.yaml"), "the content was read");
  const facts = Object.values(claims).map(extractDistinctFigure);
  const patterns = facts.flatMap((one) =>
    one ? [new RegExp(`(?<!\\d)${createLiteralPattern(one).source}(?![\\p{L}\\d])`, "iu")] : [],
  );
  assert.deepEqual(findPatternOccurrences(texts, patterns), []);
});
