import assert from "node:assert/strict";
import { globSync } from "node:fs";
import { test } from "node:test";
import { findPageFaults } from "../prepare/check-pages.ts";
import { claimNames, type SiteConfig } from "../site.schema.ts";
import { modulesWith } from "./content-with.ts";
import { notSample, sampleStands } from "./sample.ts";

type Facts = Pick<SiteConfig, "since" | "partners" | "claims">;

const files = globSync("prepare/content/files/*.ts").sort();

/** The texts in a value, its keys aside. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** All that the site says as a firm with other facts has it, by the file that says it. */
async function saidWith(facts: Facts, solutions?: string[]) {
  const read = modulesWith({ since: undefined, partners: undefined, claims: undefined, solutions, ...facts });
  const said = new Map<string, string>();
  for (const path of files)
    said.set(
      path,
      textsIn(await read(path))
        .join("\n")
        .replaceAll("\u00a0", " "),
    );
  const { pageTable } = await read<typeof import("#content/pages")>("prepare/content/files/pages.ts");
  const routed = Object.values(pageTable).map(({ path }) => path);
  return { said, faults: findPageFaults(pageTable, routed) };
}

const off = Object.fromEntries(claimNames.map((name) => [name, false as const]));
const years = /\bdesde (?:19|20)\d\d|\b2003\b|\b2012\b/iu;
const partner = /\bpartners?\b/iu;

for (const [what, facts, solutions, gone] of [
  ["that says nothing of itself", {}, undefined, [years, partner, /\d+ años de experiencia/u]],
  ["that is partner of nobody", { since: 2015 }, undefined, [partner, /\b2003\b|\b2012\b/u]],
  [
    "that is partner of Google alone",
    { since: 2015, partners: { google: 2016 } },
    undefined,
    [/partner de Kaseya|también de Kaseya/iu],
  ],
  [
    "that is partner of Kaseya alone",
    { partners: { kaseya: 2018 } },
    undefined,
    [/partner de Google|Google desde/iu],
  ],
  [
    "that is partner without saying since when",
    { since: 2015, partners: { google: true, kaseya: true } },
    undefined,
    [/desde true|: ?"true"/u, /\b2012\b/u],
  ],
  [
    "that stands by no figure",
    { since: 2015, claims: off },
    undefined,
    [
      /48 ?h/u,
      /\b50 integraciones/u,
      /70 %/u,
      /30 GB/u,
      /100 p/u,
      /10 años/u,
      /60 %/u,
      /años de experiencia/u,
    ],
  ],
  [
    "that stands by none and offers two",
    { claims: off },
    ["google-workspace", "kaseya"],
    [/30 GB/u, /100 p/u, /10 años/u, /60 %/u, years, partner],
  ],
] as const satisfies readonly [string, Facts, string[] | undefined, RegExp[]][])
  test(`a firm ${what} has a whole site that does not say it`, {
    skip: !sampleStands && notSample,
  }, async () => {
    const { said, faults } = await saidWith(facts, solutions && [...solutions]);
    assert.deepEqual(faults, []);
    assert.ok(said.size > 10);
    for (const [path, text] of said) {
      for (const pattern of gone) assert.doesNotMatch(text, pattern, path);
      assert.doesNotMatch(text, /undefined|\bNaN\b|\bnull\b|,,|\.\.| {2}| [,.]/, path);
    }
  });

test("another figure stands wherever the sample's did", { skip: !sampleStands && notSample }, async () => {
  const { said } = await saidWith({ since: 2009, claims: { launch: "72 horas", dataLoss: "40 %" } });
  const text = [...said.values()].join("\n");
  assert.doesNotMatch(text, /48 horas|60 %/u);
  assert.match(text, /menos de 72 horas/iu);
  const { pictures } = await modulesWith({ claims: { dataLoss: "40 %" } })<typeof import("#content/kaseya")>(
    "prepare/content/files/kaseya.ts",
  );
  assert.deepEqual(pictures.shutters, { firms: 10, closed: 4 });
  assert.match(text, /Más de 15 años de experiencia/u);
});
