import assert from "node:assert/strict";
import { test } from "node:test";
import { findPageTableFaults } from "../src/content/check-pages.ts";
import type { SiteConfig } from "../src/content/site-schema.ts";
import { textModulePaths } from "./content-modules.ts";
import { createVariantImporter } from "./content-with.ts";
import { isSampleContent, sampleTestSkipReason } from "./sample.ts";

/** The optional facts about a firm that texts mention: founding year, partnerships, own figures. */
type FirmFacts = Pick<SiteConfig, "since" | "partners" | "claims">;

/** Lists all texts in a value and in what the value contains, without the keys. */
function listNestedTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(listNestedTexts);
}

/** Reads the texts of the site for a firm with other facts. @returns them by content file, and the faults of the page table */
async function readTextsAndPageFaultsWithFacts(facts: FirmFacts) {
  const noFacts = { since: undefined, partners: undefined, claims: undefined };
  const read = createVariantImporter({ ...noFacts, solutions: undefined, ...facts });
  const contentTexts = new Map<string, string>();
  for (const path of textModulePaths) {
    const text = listNestedTexts(await read(path)).join("\n");
    contentTexts.set(path, text.replaceAll("\u00a0", " "));
  }
  const { pageTable } = await read<typeof import("../src/content/pages.ts")>("src/content/pages.ts");
  return { contentTexts, faults: findPageTableFaults(pageTable) };
}

/** Matches the years of the sample firm: since when it exists or is a partner. */
const sampleYearPattern = /\bdesde (?:19|20)\d\d|\b2003\b|\b2012\b/iu;
const partnerPattern = /\bpartners?\b/iu;
/** Firms that lack some facts of the sample, each with what its texts must not contain; `firm` completes a test title. */
const firmFactsCases: [firm: string, FirmFacts, absent: RegExp[]][] = [
  ["that states nothing", {}, [sampleYearPattern, partnerPattern, /\d+ años de experiencia/u]],
  ["that is partner of nobody", { since: 2015 }, [partnerPattern, /\b2003\b|\b2012\b/u]],
  ["that is partner of Google alone", { partners: { google: 2016 } }, [/(?:partner|también) de Kaseya/iu]],
  ["that is partner of Kaseya alone", { partners: { kaseya: 2018 } }, [/partner de Google|Google desde/iu]],
  [
    "that does not give the year of its partnerships",
    { since: 2015, partners: { google: true, kaseya: true } },
    [/desde true|: ?"true"|\b2012\b/u],
  ],
];

for (const [firm, facts, absent] of firmFactsCases)
  test(`the texts of a firm ${firm} contain none of the sample's facts that the firm lacks, and no gap where a value is missing`, {
    skip: !isSampleContent && sampleTestSkipReason,
  }, async () => {
    const { contentTexts, faults } = await readTextsAndPageFaultsWithFacts(facts);
    assert.deepEqual(faults, []);
    assert.ok(contentTexts.size > 10);
    for (const [path, text] of contentTexts)
      for (const pattern of [...absent, /undefined|\bNaN\b|\bnull\b|,,|\.\.| {2}| [,.]/])
        assert.doesNotMatch(text, pattern, path);
  });

test("the founding year and figures of a firm replace those of the sample in texts and in a picture of /kaseya", {
  skip: !isSampleContent && sampleTestSkipReason,
}, async () => {
  const { contentTexts } = await readTextsAndPageFaultsWithFacts({
    // Sixteen years ago, whatever the current year is.
    since: new Date().getFullYear() - 16,
    claims: { launch: "72 horas", dataLoss: "40 %" },
  });
  const text = [...contentTexts.values()].join("\n");
  assert.doesNotMatch(text, /48 horas|60 %/u);
  assert.match(text, /menos de 72 horas/iu);
  assert.match(text, /Más de 15 años de experiencia/u);
  const { kaseyaPictureTexts } = await createVariantImporter({ claims: { dataLoss: "40 %" } })<
    typeof import("../src/kaseya/words.ts")
  >("src/kaseya/words.ts");
  assert.deepEqual(kaseyaPictureTexts.closedFirmsChart, { shopCount: 5, closedCount: 2 });
});
