import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { findPageFaults, listRoutePaths } from "../prepare/check-pages.ts";
import { site } from "../site.config.ts";
import { modulesWith } from "./content-with.ts";
import { notSample, sampleStands } from "./sample.ts";

/** The words that a site without a solution must not say. */
const names: Record<string, RegExp> = {
  "agentes-ia": /agentes? (de )?IA|recepcionista|\bun agente\b/iu,
  crm: /\bCRM\b/u,
  "google-workspace": /Workspace|partner de Google|Google Partner/iu,
  kaseya: /Kaseya|Datto/u,
};

/** The page texts of each. */
const texts: Record<string, string[]> = {
  "agentes-ia": ["agentes-ia"],
  crm: ["crm"],
  "google-workspace": ["google-workspace"],
  kaseya: ["kaseya"],
};

const everywhere = [
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

/** An owner may have taken away what they do not offer. */
const all = Object.keys(names).filter((name) => existsSync(`content/solutions/${name}.yaml`));
/** Of the sample every choice among them but none; of an owner the one that they have made. */
const everyChoice = Array.from({ length: 2 ** all.length - 1 }, (_, choice) =>
  all.filter((_name, index) => ((choice + 1) >> index) % 2 === 1),
);
const made = all.filter((name) => site.solutions?.includes(name));
const choices = sampleStands ? everyChoice : [made].filter(({ length }) => length > 0);

/** With the page of the own agenda. */
const { url: _, ...booking } = site.booking;

type Moments = { hour: string; to: string; picture?: string }[];
type Content = Record<string, unknown>;

for (const offered of choices) {
  const read = modulesWith({ solutions: offered, booking });
  const content = (name: string) => read<Content>(`prepare/content/files/${name}.ts`);

  test(`the site is whole with ${offered.join(", ")}`, async () => {
    const { pageTable } = (await content("pages")) as { pageTable: Parameters<typeof findPageFaults>[0] };
    const { default: routes } = await read<{ default: Parameters<typeof listRoutePaths>[0] }>(
      "app/routes.ts",
    );
    assert.deepEqual(findPageFaults(pageTable, listRoutePaths(routes)), []);

    for (const name of [...everywhere, ...offered.flatMap((one) => texts[one] ?? [])]) {
      const said = JSON.stringify(await content(name));
      for (const off of all.filter((one) => !offered.includes(one)))
        assert.doesNotMatch(said, names[off] ?? /./, `${name} names ${off}`);
      assert.doesNotMatch(said, /undefined|,,|\.\.| {2}| [,.]/, `${name}.ts`);
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

test("left out, the menu has the order of the specification, and the day that of its hours", {
  skip: !sampleStands && notSample,
}, async () => {
  const read = modulesWith({ solutions: undefined });
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
