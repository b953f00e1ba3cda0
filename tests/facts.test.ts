import assert from "node:assert/strict";
import { test } from "node:test";
import { findPageTableFaults } from "../src/content/check-pages.ts";
import { claimBlocks } from "../src/content/claim-blocks.ts";
import { builtInSolutionNames } from "../src/content/offered.ts";
import type { SiteConfig } from "../src/content/site-schema.ts";
import { createVariantImporter, findTextModulePath } from "./content-with.ts";
import { isSampleContent, sampleTestSkipReason } from "./sample.ts";

const skip = !isSampleContent && sampleTestSkipReason;

/** Text modules that every site has, whatever it offers. */
const sharedModules =
  "about careers calls contact greetings home navigation pages solution-page topics".split(" ");
/** Text modules whose pages only some firms have. */
const otherModules = ["conversations", "first-step-sheet", "news", "owner"];

/** Matches what a text contains when a value in it is missing. */
const missingValuePattern = /undefined|\bNaN\b|,,|\.\.| {2}| [,.]/;

/** Creates functions that import the content of a site with these values of content/site.yaml. */
function createContentReader(values: Partial<SiteConfig>) {
  const read = createVariantImporter({ solutions: undefined, ...values });
  const readText = async (name: string) =>
    JSON.stringify(await read(findTextModulePath(name))).replaceAll("\u00a0", " ");
  return {
    /** Expects that texts of these modules have no gap and match none of the patterns, and that pages have valid titles. */
    async assertTextsWithout(names: readonly string[], absent: readonly RegExp[]) {
      const { pageTable } = await read<typeof import("../src/content/pages.ts")>("src/content/pages.ts");
      assert.deepEqual(findPageTableFaults(pageTable), []);
      for (const name of names)
        for (const pattern of [missingValuePattern, ...absent])
          assert.doesNotMatch(await readText(name), pattern, name);
    },
    readText,
    readHome: () => read<typeof import("../src/home/words.ts")>("src/home/words.ts"),
    readNavigation: () => read<typeof import("../src/content/navigation.ts")>("src/content/navigation.ts"),
    readPages: () => read<typeof import("../src/content/solution-page.ts")>("src/content/solution-page.ts"),
    readKaseya: () => read<typeof import("../src/kaseya/words.ts")>("src/kaseya/words.ts"),
  };
}

const noFacts = { since: undefined, partners: undefined, claims: undefined };
const noClaims = Object.fromEntries(
  Object.keys(claimBlocks).flatMap((name) => (name === "meeting" ? [] : [[name, false as const]])),
);

const sampleYearPattern = /\bdesde (?:19|20)\d\d|\b2003\b|\b2012\b/iu;
const partnerPattern = /\bpartners?\b/iu;
const sampleFigurePattern = /48 ?h|\b50 integraciones|70 %|30 GB|100 p|10 años|60 %|años de experiencia/iu;

/** Firms that lack some facts of the sample, each with what its texts must not contain. */
const firms: [firm: string, Partial<SiteConfig>, absent: RegExp[]][] = [
  ["that states nothing", { claims: noClaims }, [sampleYearPattern, partnerPattern, sampleFigurePattern]],
  ["that is partner of nobody", { since: 2015 }, [partnerPattern, /\b2003\b|\b2012\b/u]],
  ["that is partner of Google alone", { partners: { google: 2016 } }, [/(?:partner|también) de Kaseya/iu]],
  ["that is partner of Kaseya alone", { partners: { kaseya: 2018 } }, [/partner de Google|Google desde/iu]],
  [
    "that does not give the year of its partnerships",
    { since: 2015, partners: { google: true, kaseya: true } },
    [/desde true|: ?"true"|\b2012\b/u],
  ],
];

for (const [firm, facts, absent] of firms)
  test(`texts of a firm ${firm} have neither the sample's facts nor gaps`, { skip }, () =>
    createContentReader({ ...noFacts, ...facts }).assertTextsWithout(
      [...sharedModules, ...otherModules, ...builtInSolutionNames],
      absent,
    ),
  );

test("founding year and figures of a firm replace those of the sample in texts and pictures", {
  skip,
}, async () => {
  const since = new Date().getFullYear() - 16;
  const claims = { launch: "72 horas", dataLoss: "40 %" };
  const { readText, readKaseya } = createContentReader({ ...noFacts, since, claims });
  assert.match(await readText("agentes-ia"), /menos de 72 horas/iu);
  assert.match(await readText("crm"), /Más de[^.]*15 años/u);
  const { closedFirmsChart } = (await readKaseya()).kaseyaPictureTexts;
  assert.deepEqual(closedFirmsChart, { shopCount: 5, closedCount: 2 });
});

/** By solution: words that a site without the solution must not contain. */
const namePatterns = {
  "agentes-ia": /agentes? (de )?IA|recepcionista|\bun agente\b/iu,
  crm: /\bCRM\b/u,
  "google-workspace": /Workspace|partner de Google|Google Partner/iu,
  kaseya: /Kaseya|Datto/u,
};

const listLinkPaths = (links: readonly { to: string }[]) => links.map(({ to }) => to);

/** All sets of solutions but the empty one. */
const solutionSets = Array.from({ length: 2 ** builtInSolutionNames.length - 1 }, (_, choice) =>
  builtInSolutionNames.filter((_name, index) => ((choice + 1) >> index) % 2 === 1),
);

for (const offered of solutionSets)
  test(`pages and texts of a firm that offers ${offered.join(", ")} mention no other solution`, {
    skip,
  }, async () => {
    const modules = [...sharedModules, ...offered];
    const unoffered = builtInSolutionNames.filter((name) => !offered.includes(name));
    const absent = unoffered.map((name) => namePatterns[name]);
    const site = createContentReader({ solutions: [...offered] });
    await site.assertTextsWithout(modules, absent);
    await createContentReader({ ...noFacts, claims: noClaims, solutions: [...offered] }).assertTextsWithout(
      modules,
      [...absent, sampleYearPattern, partnerPattern, sampleFigurePattern],
    );

    const { homePageTexts } = await site.readHome();
    const paths = offered.map((name) => `/${name}`);
    assert.deepEqual(new Set(listLinkPaths(homePageTexts.day.moments)), new Set(paths));
    assert.equal(homePageTexts.highlights.claims.length, 3);
    const { navigationTexts } = await site.readNavigation();
    assert.deepEqual(listLinkPaths(navigationTexts.solutions.items), paths);
    for (const [name, { related }] of Object.entries((await site.readPages()).solutionPagesByName))
      assert.deepEqual(
        listLinkPaths(related.solutions).sort(),
        paths.filter((path) => path !== `/${name}`).sort(),
      );
  });

test("without configured solutions menu and day story have their specified order", { skip }, async () => {
  const { readNavigation, readHome } = createContentReader({});
  const { items } = (await readNavigation()).navigationTexts.solutions;
  assert.deepEqual(listLinkPaths(items), ["/google-workspace", "/kaseya", "/crm", "/agentes-ia"]);
  const hours = (await readHome()).homePageTexts.day.moments.map(({ hour }) => hour);
  assert.deepEqual(hours, ["7:50", "9:20", "11:00", "16:10", "18:15", "23:10", "2:40"]);
});
