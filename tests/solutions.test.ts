import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import { pageFaults, routePaths } from "../prepare/check-pages.ts";
import { site } from "../site.config.ts";
import { modulesWith } from "./content-with.ts";

/** The words that a site without a solution must not say. */
const names: Record<string, RegExp> = {
  "agentes-ia": /agentes? IA|recepcionista|\bun agente\b/iu,
  crm: /\bCRM\b/u,
  "google-workspace": /Workspace|partner de Google|Google Partner/iu,
  kaseya: /Kaseya|Datto/u,
};

/** The page texts of each. */
const texts: Record<string, string[]> = {
  "agentes-ia": ["ai-agents"],
  crm: ["crm", "crm-pictures"],
  "google-workspace": ["google-workspace", "google-workspace-pictures"],
  kaseya: ["kaseya", "kaseya-pictures"],
};

const everywhere = [
  "about",
  "careers",
  "contact-calls",
  "greetings",
  "home",
  "home-pictures",
  "meeting",
  "navigation",
  "pages",
  "related",
  "topics",
];

/** An owner may have taken away what they do not offer. */
const all = Object.keys(names).filter((name) => existsSync(`app/content/solutions/${name}.ts`));
/** Every choice among them but none. */
const choices = Array.from({ length: 2 ** all.length - 1 }, (_, choice) =>
  all.filter((_name, index) => ((choice + 1) >> index) % 2 === 1),
);

/** With the page of the own agenda. */
const { url: _, ...booking } = site.booking;

type Moments = { hour: string; to: string; picture?: string }[];
type Content = Record<string, unknown>;

for (const offered of choices) {
  const read = modulesWith({ solutions: offered, booking });
  const content = (name: string) => read<Content>(`app/content/${name}.ts`);

  test(`the site is whole with ${offered.join(", ")}`, async () => {
    const { pageTable } = (await content("pages")) as { pageTable: Parameters<typeof pageFaults>[0] };
    const { default: routes } = await read<{ default: Parameters<typeof routePaths>[0] }>("app/routes.ts");
    assert.deepEqual(pageFaults(pageTable, routePaths(routes)), []);

    for (const name of [...everywhere, ...offered.flatMap((one) => texts[one] ?? [])]) {
      const said = JSON.stringify(await content(name));
      for (const off of all.filter((one) => !offered.includes(one)))
        assert.doesNotMatch(said, names[off] ?? /./, `${name}.ts names ${off}`);
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
    const { related } = (await content("related")) as {
      related: Record<string, { solutions: { to: string }[] }>;
    };
    for (const [name, { solutions: others }] of Object.entries(related))
      assert.deepEqual(others.map(({ to }) => to).sort(), paths.filter((path) => path !== `/${name}`).sort());
  });
}

test("left out, the menu has the order of the specification, and the day that of its hours", async () => {
  const read = modulesWith({ solutions: undefined });
  const { navigation } = await read<{ navigation: { solutions: { items: { to: string }[] } } }>(
    "app/content/navigation.ts",
  );
  assert.deepEqual(
    navigation.solutions.items.map(({ to }) => to),
    ["/google-workspace", "/kaseya", "/crm", "/agentes-ia"],
  );
  const { home } = await read<{ home: { day: { moments: Moments } } }>("app/content/home.ts");
  assert.deepEqual(
    home.day.moments.map(({ hour }) => hour),
    ["7:50", "9:20", "11:00", "13:30", "16:10", "18:15", "2:40"],
  );
});
