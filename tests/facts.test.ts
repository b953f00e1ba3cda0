import assert from "node:assert/strict";
import { test } from "node:test";
import { findPageTableFaults } from "../src/content/check-pages.ts";
import { claimBlocks } from "../src/content/claim-blocks.ts";
import { builtInSolutionNames } from "../src/content/offered.ts";
import type { SiteConfig } from "../src/content/site-schema.ts";
import { createVariantImporter, findTextModulePath } from "./content-with.ts";
import { isSampleContent, sampleTestSkipReason } from "./sample.ts";

const skip = !isSampleContent && sampleTestSkipReason;

const sharedModules =
  "about careers calls contact greetings home navigation pages solution-page topics".split(" ");
/** Text modules whose pages only some firms have. */
const otherModules = ["conversations", "first-step-sheet", "news", "owner"];
const allModules = [...sharedModules, ...otherModules, ...builtInSolutionNames];

/** Matches what a text contains when a value in it is missing. */
const missingValuePattern = /undefined|\bNaN\b|,,|\.\.| {2}| [,.]/;

type Importer = ReturnType<typeof createVariantImporter>;
const readHome = (read: Importer) => read<typeof import("../src/home/words.ts")>("src/home/words.ts");
const readNavigation = (read: Importer) =>
  read<typeof import("../src/content/navigation.ts")>("src/content/navigation.ts");

/** Expects of a site with these values that texts have no gap and match no pattern, and that pages have valid titles. */
async function assertTextsWithout(
  values: Partial<SiteConfig>,
  names: readonly string[],
  absent: readonly RegExp[],
): Promise<void> {
  const read = createVariantImporter({ solutions: undefined, ...values });
  const { pageTable } = await read<typeof import("../src/content/pages.ts")>("src/content/pages.ts");
  assert.deepEqual(findPageTableFaults(pageTable), []);
  for (const name of names) {
    const text = JSON.stringify(await read(findTextModulePath(name))).replaceAll("\u00a0", " ");
    for (const pattern of [missingValuePattern, ...absent]) assert.doesNotMatch(text, pattern, name);
  }
}

const noFacts = { since: undefined, partners: undefined, claims: undefined };
const noClaims = Object.fromEntries(
  Object.keys(claimBlocks).flatMap((name) => (name === "meeting" ? [] : [[name, false as const]])),
);

const sampleYearPattern = /\bdesde (?:19|20)\d\d|\b2003\b|\b2012\b/iu;
const partnerPattern = /\bpartners?\b/iu;
const sampleFigurePattern = /48 ?h|\b50 integraciones|70 %|30 GB|100 p|10 años|60 %|años de experiencia/iu;

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
    assertTextsWithout({ ...noFacts, ...facts }, allModules, absent),
  );

test("a firm's founding year and claims replace those of the sample", { skip }, async () => {
  const since = new Date().getFullYear() - 16;
  const read = createVariantImporter({ ...noFacts, since, claims: { launch: "72 horas" } });
  const readText = async (page: string) => JSON.stringify(await read(findTextModulePath(page)));
  assert.match(await readText("agentes-ia"), /menos de 72.horas/iu);
  assert.match(await readText("crm"), /Más de[^.]*15.años/u);
});

test("the solutions' pictures draw the claimed figures, if there are any", { skip }, async () => {
  for (const [claims, ...expected] of [
    [
      { response: "75\u00a0%", launch: "25\u00a0horas", storage: "30 GB", meet: "100", dataLoss: "40 %" },
      ...[13, ["0", "13", "25\u00a0h"], 30, 100, 2],
    ],
    // The pictures hold up to 100 GB and 250 participants.
    [
      { response: "90\u00a0%", launch: "4\u00a0días", storage: "2 TB", meet: "500", dataLoss: "60 %" },
      ...[5, ["0", "2", "4\u00a0días"], undefined, undefined, 3],
    ],
    [noClaims, undefined, undefined, undefined, undefined, undefined],
  ] as const) {
    const read = createVariantImporter({ ...noFacts, claims });
    const agents = await read<typeof import("../src/ai-agents/words.ts")>("src/ai-agents/words.ts");
    const google = await read<typeof import("../src/google-workspace/words.ts")>(
      "src/google-workspace/words.ts",
    );
    const kaseya = await read<typeof import("../src/kaseya/words.ts")>("src/kaseya/words.ts");
    const { response, launch } = agents.aiAgentsPageTexts;
    const { storageBars, callSeats } = google.googleWorkspacePictureTexts;
    const minutes = response?.picture.fast.minutes;
    const hours = launch?.steps.map(({ hour }) => hour);
    const closed = kaseya.kaseyaPictureTexts.closedFirmsChart?.closedCount;
    assert.deepEqual([minutes, hours, storageBars?.gigabytes, callSeats?.seats, closed], expected);
  }
});

const namePatterns = {
  "agentes-ia": /agentes? (de )?IA|recepcionista|\bun agente\b/iu,
  crm: /\bCRM\b/u,
  "google-workspace": /Workspace|partner de Google|Google Partner/iu,
  kaseya: /Kaseya|Datto/u,
};

const listLinkPaths = (links: readonly { to: string }[]) => links.map(({ to }) => to);

const solutionSets = Array.from({ length: 2 ** builtInSolutionNames.length - 1 }, (_, choice) =>
  builtInSolutionNames.filter((_name, index) => ((choice + 1) >> index) % 2 === 1),
);

for (const offered of solutionSets)
  test(`a firm that offers ${offered.join(", ")} mentions no other solution`, { skip }, async () => {
    const modules = [...sharedModules, ...offered];
    const unoffered = builtInSolutionNames.filter((name) => !offered.includes(name));
    const absent = unoffered.map((name) => namePatterns[name]);
    const solutions = [...offered];
    await assertTextsWithout({ solutions }, modules, absent);
    const factsOfSample = [sampleYearPattern, partnerPattern, sampleFigurePattern];
    const statesNothing = { ...noFacts, claims: noClaims, solutions };
    await assertTextsWithout(statesNothing, modules, [...absent, ...factsOfSample]);

    const read = createVariantImporter({ solutions });
    const { homePageTexts } = await readHome(read);
    const paths = offered.map((name) => `/${name}`);
    assert.deepEqual(new Set(listLinkPaths(homePageTexts.day.moments)), new Set(paths));
    assert.equal(homePageTexts.highlights.claims.length, 3);
    const { navigationTexts } = await readNavigation(read);
    assert.deepEqual(listLinkPaths(navigationTexts.solutions.items), paths);
    const path = "src/content/solution-page.ts";
    const { solutionPagesByName } = await read<typeof import("../src/content/solution-page.ts")>(path);
    for (const [name, { related }] of Object.entries(solutionPagesByName))
      assert.deepEqual([`/${name}`, ...listLinkPaths(related.solutions)].sort(), [...paths].sort());
  });

test("without configured solutions menu and day story have their specified order", { skip }, async () => {
  const read = createVariantImporter({ solutions: undefined });
  const { items } = (await readNavigation(read)).navigationTexts.solutions;
  assert.deepEqual(listLinkPaths(items), ["/google-workspace", "/kaseya", "/crm", "/agentes-ia"]);
  const hours = (await readHome(read)).homePageTexts.day.moments.map(({ hour }) => hour);
  assert.deepEqual(hours, ["7:50", "9:20", "11:00", "16:10", "18:15", "23:10", "2:40"]);
});

test("texts call the CRM free only for a firm that gives it free", { skip }, async () => {
  const otherThanMeeting =
    /(?<!(?:videollamada|reunión|demo|hora,?|minutos,|minutos y es) )gratis|sin costo\./iu;
  const names = "agentes-ia calls contact crm first-step-sheet home owner pages solution-page topics";
  for (const [values, isCrmFree] of [
    [{ claims: { freeCrm: true } }, true],
    [{ claims: { freeCrm: false } }, false],
    [{ solutions: ["crm"] }, false],
    [{ solutions: ["agentes-ia"] }, false],
  ] satisfies [Partial<SiteConfig>, boolean][]) {
    const read = createVariantImporter({ claims: undefined, solutions: undefined, ...values });
    const files = await Promise.all(names.split(" ").map((name) => read(findTextModulePath(name))));
    const [found] = otherThanMeeting.exec(JSON.stringify(files).replaceAll("\u00a0", " ")) ?? [];
    assert.equal(found !== undefined, isCrmFree, JSON.stringify(values));
  }
});
