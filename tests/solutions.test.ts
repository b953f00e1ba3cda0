import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { findPageTableFaults } from "../src/content/check-pages.ts";
import { claimBlocks } from "../src/content/claim-blocks.ts";
import { site } from "../src/content/site.ts";
import type { SiteConfig } from "../src/content/site-schema.ts";
import { findTextModulePath } from "./content-modules.ts";
import { createVariantImporter } from "./content-with.ts";
import { isSampleContent, sampleTestSkipReason } from "./sample.ts";

/** By solution: words that a site without the solution must not contain. */
const namePatternBySolution: Record<string, RegExp> = {
  "agentes-ia": /agentes? (de )?IA|recepcionista|\bun agente\b/iu,
  crm: /\bCRM\b/u,
  "google-workspace": /Workspace|partner de Google|Google Partner/iu,
  kaseya: /Kaseya|Datto/u,
};

/** Content files that every site has. */
const contentFileNamesOfEverySite =
  "about careers calls contact greetings home navigation pages solution-page topics".split(" ");

/** Matches what a text contains when a value in it is missing. */
const missingValuePattern = /undefined|,,|\.\.| {2}| [,.]/;

/** The sample's solutions that have a content file: an owner may have deleted others. */
const existingSolutionNames = Object.keys(namePatternBySolution).filter((name) =>
  existsSync(`content/solutions/${name}.yaml`),
);
/** For the sample every set of existing solutions except the empty one, for an owner only the configured set. */
const testedSolutionSets = isSampleContent
  ? Array.from({ length: 2 ** existingSolutionNames.length - 1 }, (_, choice) =>
      existingSolutionNames.filter((_name, index) => ((choice + 1) >> index) % 2 === 1),
    )
  : [existingSolutionNames.filter((name) => site.solutions?.includes(name))].filter((set) => set.length > 0);

/** The booking settings without a booking service, so that the page of the site's own agenda exists. */
const { url: _, ...booking } = site.booking;

/** Creates functions that import the content of a site with these values of content/site.yaml. */
function createContentReader(values: Partial<SiteConfig>) {
  const read = createVariantImporter(values);
  return {
    read,
    readText: async (name: string) => JSON.stringify(await read(findTextModulePath(name))),
    readHome: () => read<typeof import("../src/home/words.ts")>("src/home/words.ts"),
    readNavigation: () => read<typeof import("../src/content/navigation.ts")>("src/content/navigation.ts"),
  };
}
const listLinkPaths = (links: readonly { to: string }[]) => links.map(({ to }) => to);

/** Matches the sample's founding year, partnerships and figures. */
const sampleFactsPattern =
  /\bdesde (?:19|20)\d\d|\bpartners?\b|48 ?h|\b50 integraciones|70 %|30 GB|100 p|10 años|60 %|años de experiencia/iu;

/** A firm that has confirmed nothing: no founding year, no partnerships, no figures. */
const firmWithoutFacts = {
  since: undefined,
  partners: undefined,
  claims: Object.fromEntries(
    Object.keys(claimBlocks)
      .filter((name) => name !== "meeting")
      .map((name) => [name, false as const]),
  ),
};

for (const offered of testedSolutionSets) {
  test(`pages and texts mention only offered solutions for a firm that offers ${offered.join(", ")}, and have a variant without figures, year and partnership`, async () => {
    const { read, readText, readHome, readNavigation } = createContentReader({ solutions: offered, booking });
    const { pageTable } = await read<typeof import("../src/content/pages.ts")>("src/content/pages.ts");
    assert.deepEqual(findPageTableFaults(pageTable), []);
    const newFirm = createContentReader({ ...firmWithoutFacts, solutions: offered, booking });
    const unoffered = existingSolutionNames.filter((name) => !offered.includes(name));
    for (const name of [...contentFileNamesOfEverySite, ...offered]) {
      const text = await readText(name);
      for (const off of unoffered)
        assert.doesNotMatch(text, namePatternBySolution[off] ?? /./, `${name} names ${off}`);
      assert.doesNotMatch(text, missingValuePattern, `${name}.ts`);
      const textWithoutFacts = (await newFirm.readText(name)).replaceAll("\u00a0", " ");
      assert.doesNotMatch(textWithoutFacts, missingValuePattern, `${name}.ts`);
      if (isSampleContent) assert.doesNotMatch(textWithoutFacts, sampleFactsPattern, `${name}.ts`);
    }

    const { homePageTexts } = await readHome();
    const solutionPaths = offered.map((name) => `/${name}`);
    assert.deepEqual(new Set(listLinkPaths(homePageTexts.day.moments)), new Set(solutionPaths));
    const { claims } = homePageTexts.highlights;
    assert.ok(isSampleContent ? claims.length === 3 : claims.length > 0);
    assert.match(homePageTexts.opening.lead, /^\p{Lu}.*\.$/u);
    const { navigationTexts } = await readNavigation();
    assert.deepEqual(listLinkPaths(navigationTexts.solutions.items), solutionPaths);
    const { solutionPagesByName } = await read<typeof import("../src/content/solution-page.ts")>(
      "src/content/solution-page.ts",
    );
    for (const [name, { related }] of Object.entries(solutionPagesByName))
      assert.deepEqual(
        listLinkPaths(related.solutions).sort(),
        solutionPaths.filter((path) => path !== `/${name}`).sort(),
      );
  });
}

test("without configured solutions the menu has all four solutions in the order of the specification", {
  skip: !isSampleContent && sampleTestSkipReason,
}, async () => {
  const { navigationTexts } = await createContentReader({ solutions: undefined }).readNavigation();
  assert.deepEqual(listLinkPaths(navigationTexts.solutions.items), [
    "/google-workspace",
    "/kaseya",
    "/crm",
    "/agentes-ia",
  ]);
});

test("without configured solutions the day story has its seven hours in order", {
  skip: !isSampleContent && sampleTestSkipReason,
}, async () => {
  const { homePageTexts } = await createContentReader({ solutions: undefined }).readHome();
  const hours = homePageTexts.day.moments.map(({ hour }) => hour);
  assert.deepEqual(hours, ["7:50", "9:20", "11:00", "16:10", "18:15", "23:10", "2:40"]);
});
