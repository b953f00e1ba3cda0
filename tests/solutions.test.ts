import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { findPageFaults, listRoutePaths } from "../prepare/check-pages.ts";
import { site } from "../site.config.ts";
import { claimNames } from "../site.schema.ts";
import { createVariantImporter } from "./content-with.ts";
import { isSampleContent, sampleTestSkipReason } from "./sample.ts";

/** Words that a site without the solution must not contain. */
const namePatternBySolution: Record<string, RegExp> = {
  "agentes-ia": /agentes? (de )?IA|recepcionista|\bun agente\b/iu,
  crm: /\bCRM\b/u,
  "google-workspace": /Workspace|partner de Google|Google Partner/iu,
  kaseya: /Kaseya|Datto/u,
};

/** Content files that every site has. */
const commonContentFiles = [
  "about",
  "careers",
  "calls",
  "contact",
  "greetings",
  "home",
  "navigation",
  "pages",
  "solution-extras",
  "topics",
];

/** All solutions with a content file: an owner may have deleted others. */
const existingSolutionNames = Object.keys(namePatternBySolution).filter((name) =>
  existsSync(`content/solutions/${name}.yaml`),
);
/** All sets of these solutions except the empty one. */
const allSolutionSets = Array.from({ length: 2 ** existingSolutionNames.length - 1 }, (_, choice) =>
  existingSolutionNames.filter((_name, index) => ((choice + 1) >> index) % 2 === 1),
);
const configuredSolutionNames = existingSolutionNames.filter((name) => site.solutions?.includes(name));
/** For the sample all sets, for an owner the configured one. */
const testedSolutionSets = isSampleContent
  ? allSolutionSets
  : [configuredSolutionNames].filter(({ length }) => length > 0);

/** A configuration without a booking service, so that the page of the site's own agenda exists. */
const { url: _, ...booking } = site.booking;

type DayMoments = { hour: string; to: string; picture?: string }[];
type ModuleExports = Record<string, unknown>;

for (const offered of testedSolutionSets) {
  const read = createVariantImporter({ solutions: offered, booking });
  const content = (name: string) => read<ModuleExports>(`prepare/content/files/${name}.ts`);

  test(`pages and texts mention only offered solutions for a firm that offers ${offered.join(", ")}`, async () => {
    const { pageTable } = (await content("pages")) as { pageTable: Parameters<typeof findPageFaults>[0] };
    const { default: routes } = await read<{ default: Parameters<typeof listRoutePaths>[0] }>(
      "app/routes.ts",
    );
    assert.deepEqual(findPageFaults(pageTable, listRoutePaths(routes)), []);

    for (const name of [...commonContentFiles, ...offered]) {
      const text = JSON.stringify(await content(name));
      for (const off of existingSolutionNames.filter((one) => !offered.includes(one)))
        assert.doesNotMatch(text, namePatternBySolution[off] ?? /./, `${name} names ${off}`);
      assert.doesNotMatch(text, /undefined|,,|\.\.| {2}| [,.]/, `${name}.ts`);
    }

    const { home } = (await content("home")) as {
      home: { day: { moments: DayMoments }; highlights: { claims: unknown[] }; opening: { lead: string } };
    };
    const paths = offered.map((name) => `/${name}`);
    assert.deepEqual(new Set(home.day.moments.map(({ to }) => to)), new Set(paths));
    assert.ok(isSampleContent ? home.highlights.claims.length === 3 : home.highlights.claims.length > 0);
    assert.match(home.opening.lead, /^\p{Lu}.*\.$/u);
    const { navigation } = (await content("navigation")) as {
      navigation: { solutions: { items: { to: string }[] } };
    };
    assert.deepEqual(
      navigation.solutions.items.map(({ to }) => to),
      paths,
    );
    const { relatedBySolution } = (await content("solution-extras")) as {
      relatedBySolution: Record<string, { solutions: { to: string }[] }>;
    };
    for (const [name, { solutions: others }] of Object.entries(relatedBySolution))
      assert.deepEqual(others.map(({ to }) => to).sort(), paths.filter((path) => path !== `/${name}`).sort());
  });
}

/** A firm that has confirmed nothing: no founding year, no partnerships, no figures. */
const firmWithoutFacts = {
  since: undefined,
  partners: undefined,
  claims: Object.fromEntries(claimNames.map((name) => [name, false as const])),
};

for (const offered of testedSolutionSets) {
  const read = createVariantImporter({ ...firmWithoutFacts, solutions: offered, booking });

  test(`every text has a variant without figures for a new firm that offers ${offered.join(", ")}`, async () => {
    const { claims } = await read<{ claims: object }>("prepare/content/files/claims.ts");
    assert.deepEqual(Object.keys(claims), ["meeting"]);
    for (const name of [...commonContentFiles, ...offered]) {
      const text = JSON.stringify(await read(`prepare/content/files/${name}.ts`));
      assert.doesNotMatch(text, /undefined|,,|\.\.| {2}| [,.]/, `${name}.ts`);
    }
  });
}

test("without configured solutions the menu has all four in the order of the specification, and the day story its seven hours in order", {
  skip: !isSampleContent && sampleTestSkipReason,
}, async () => {
  const read = createVariantImporter({ solutions: undefined });
  const { navigation } = await read<{ navigation: { solutions: { items: { to: string }[] } } }>(
    "prepare/content/files/navigation.ts",
  );
  assert.deepEqual(
    navigation.solutions.items.map(({ to }) => to),
    ["/google-workspace", "/kaseya", "/crm", "/agentes-ia"],
  );
  const { home } = await read<{ home: { day: { moments: DayMoments } } }>("prepare/content/files/home.ts");
  assert.deepEqual(
    home.day.moments.map(({ hour }) => hour),
    ["7:50", "9:20", "11:00", "16:10", "18:15", "23:10", "2:40"],
  );
});
