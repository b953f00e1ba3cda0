import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { test } from "node:test";
import postcss from "postcss";
import { compile } from "tailwindcss";

const tailwindSheet = createRequire(import.meta.url).resolve("tailwindcss/index.css");

/** Compiles utilities as the build does. @returns the declarations of each, by its name */
async function compileUtilities(sheet: string, names: readonly string[]) {
  const { build } = await compile(sheet, {
    base: import.meta.dirname,
    loadStylesheet: async (id, base) => {
      const path = id === "tailwindcss" ? tailwindSheet : join(base, id);
      return { path, base: dirname(path), content: readFileSync(path, "utf8") };
    },
  });
  const declarations: Record<string, string[]> = {};
  postcss.parse(build([...names])).walkAtRules("layer", ({ params, nodes }) => {
    if (params !== "utilities") return;
    for (const node of nodes ?? []) {
      const name = node.type === "rule" ? node.selector.replaceAll("\\", "").slice(1) : "";
      if (node.type !== "rule" || !names.includes(name)) continue;
      declarations[name] = node.nodes.flatMap((one) =>
        one.type === "decl" ? `${one.prop}: ${one.value}` : [],
      );
    }
  });
  return declarations;
}

const siteSheet = readFileSync(join(import.meta.dirname, "global.css"), "utf8");

/** What a person who knows Tailwind writes, but colours, which are the firm's; their values may be ours, under the names of Tailwind's theme. */
const wellKnownUtilities = `
  leading-none leading-tight leading-snug leading-normal leading-relaxed leading-loose leading-6 tracking-tight tracking-wide
  text-xs text-sm text-base text-lg text-xl text-2xl text-3xl text-4xl text-5xl text-sm/6 text-lg/snug text-balance
  font-normal font-medium font-semibold font-bold font-mono size-5 size-full w-64 h-screen min-h-11 basis-64 basis-1/2 basis-xs
  gap-4 gap-x-px p-4 -mt-2 max-w-xs max-w-lg max-w-2xl max-w-7xl max-w-prose max-w-screen-lg rounded-sm rounded-md rounded-lg
  rounded-xl rounded-2xl rounded-t-3xl rounded-full grid-cols-3 col-span-2 columns-xs translate-x-1 translate-y-px opacity-50
  animate-spin animate-pulse ease-in ease-out ease-in-out duration-150 blur-sm drop-shadow-md aspect-video perspective-near
`.split(/\s+/);

test("Tailwind's utilities say here what its documentation says", async () => {
  const names = wellKnownUtilities.filter(Boolean);
  const documented = await compileUtilities('@import "tailwindcss" source(none);', names);
  assert.deepEqual(Object.keys(documented).sort(), [...names].sort());
  assert.deepEqual(await compileUtilities(siteSheet, names), documented);
});

test("shadows, which Tailwind writes out, are there in every size", async () => {
  const names = ["2xs", "xs", "sm", "md", "lg", "xl", "2xl", "none"].map((size) => `shadow-${size}`);
  const listProperties = async (sheet: string) =>
    Object.entries(await compileUtilities(sheet, names)).map(([name, all]) => [
      name,
      all.map((one) => one.split(":")[0]),
    ]);
  assert.deepEqual(
    await listProperties(siteSheet),
    await listProperties('@import "tailwindcss" source(none);'),
  );
});
