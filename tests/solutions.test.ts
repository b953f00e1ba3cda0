import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { findPageFaults, listRoutePaths } from "../prepare/check-pages.ts";
import { site } from "../site.config.ts";
import { importerFor } from "./content-with.ts";
import { isSampleContent, skipReason } from "./sample.ts";

/** Words that a site without the solution must not contain. */
const namesOf: Record<string, RegExp> = {
  "agentes-ia": /agentes? (de )?IA|recepcionista|\bun agente\b/iu,
  crm: /\bCRM\b/u,
  "google-workspace": /Workspace|partner de Google|Google Partner/iu,
  kaseya: /Kaseya|Datto/u,
};

/** Content files that every site has. */
const commonFiles = [
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
const all = Object.keys(namesOf).filter((name) => existsSync(`content/solutions/${name}.yaml`));
/** The tested sets of solutions: for the sample all sets except the empty one, for an owner the configured one. */
const everyChoice = Array.from({ length: 2 ** all.length - 1 }, (_, choice) =>
  all.filter((_name, index) => ((choice + 1) >> index) % 2 === 1),
);
const made = all.filter((name) => site.solutions?.includes(name));
const choices = isSampleContent ? everyChoice : [made].filter(({ length }) => length > 0);

/** A configuration without a booking service, so that the page of the site's own agenda exists. */
const { url: _, ...booking } = site.booking;

type Moments = { hour: string; to: string; picture?: string }[];
type Content = Record<string, unknown>;

for (const offered of choices) {
  const read = importerFor({ solutions: offered, booking });
  const content = (name: string) => read<Content>(`prepare/content/files/${name}.ts`);

  test(`pages and texts mention only offered solutions for a firm that offers ${offered.join(", ")}`, async () => {
    const { pageTable } = (await content("pages")) as { pageTable: Parameters<typeof findPageFaults>[0] };
    const { default: routes } = await read<{ default: Parameters<typeof listRoutePaths>[0] }>(
      "app/routes.ts",
    );
    assert.deepEqual(findPageFaults(pageTable, listRoutePaths(routes)), []);

    for (const name of [...commonFiles, ...offered]) {
      const text = JSON.stringify(await content(name));
      for (const off of all.filter((one) => !offered.includes(one)))
        assert.doesNotMatch(text, namesOf[off] ?? /./, `${name} names ${off}`);
      assert.doesNotMatch(text, /undefined|,,|\.\.| {2}| [,.]/, `${name}.ts`);
    }

    const { home } = (await content("home")) as {
      home: { day: { moments: Moments }; highlights: { claims: unknown[] }; opening: { lead: string } };
    };
    const paths = offered.map((name) => `/${name}`);
    assert.deepEqual(new Set(home.day.moments.map(({ to }) => to)), new Set(paths));
    assert.equal(home.highlights.claims.length, 3);
    assert.match(home.opening.lead, /^\p{Lu}.*\.$/u);
    const { navigation } = (await content("navigation")) as {
      navigation: { solutions: { items: { to: string }[] } };
    };
    assert.deepEqual(
      navigation.solutions.items.map(({ to }) => to),
      paths,
    );
    const { related } = (await content("solution-extras")) as {
      related: Record<string, { solutions: { to: string }[] }>;
    };
    for (const [name, { solutions: others }] of Object.entries(related))
      assert.deepEqual(others.map(({ to }) => to).sort(), paths.filter((path) => path !== `/${name}`).sort());
  });
}

test("without configured solutions the menu has the order of the specification, and the day story the order of its hours", {
  skip: !isSampleContent && skipReason,
}, async () => {
  const read = importerFor({ solutions: undefined });
  const { navigation } = await read<{ navigation: { solutions: { items: { to: string }[] } } }>(
    "prepare/content/files/navigation.ts",
  );
  assert.deepEqual(
    navigation.solutions.items.map(({ to }) => to),
    ["/google-workspace", "/kaseya", "/crm", "/agentes-ia"],
  );
  const { home } = await read<{ home: { day: { moments: Moments } } }>("prepare/content/files/home.ts");
  assert.deepEqual(
    home.day.moments.map(({ hour }) => hour),
    ["7:50", "9:20", "11:00", "16:10", "18:15", "23:10", "2:40"],
  );
});
