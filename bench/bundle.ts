/**
 * `npm run bundle`: what the JavaScript of the finished site is made of, by file and by part. The parts come from
 * the source maps of one more build of the same sources, in memory; it has to give the same files.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { SourceMapPayload } from "node:module";
import { join } from "node:path";
import { styleText } from "node:util";
import { createBuilder, type Rolldown } from "vite";
import { attribute, elements, readPage } from "../finish/dom.ts";
import { compressed, compressedParts, glue } from "./bundle-parts.ts";
import { KB } from "./limits.ts";
import { alignedTable, type Cell } from "./table.ts";

const root = join(import.meta.dirname, "..");
const site = join(root, "build", "site");

interface Script {
  /** As in the page, `/assets/crm-D3adB33f.js`. */
  address: string;
  minified: number;
  compressed: number;
  /** Compressed bytes by part. */
  parts: Map<string, number>;
}

interface PageScripts {
  name: string;
  /** Addresses of what it loads until React has it; what it fetches ahead for other pages is not counted. */
  loads: Set<string>;
}

/** Files that the build step writes itself, by the beginning of their names. */
const written: [prefix: string, part: string][] = [
  ["boot-", "app/boot.ts"],
  ["manifest-", "(router's route table)"],
  ["start-", "(router's state of the page)"],
  ["state-", "(router's state of the page)"],
];

async function buildInMemory(): Promise<Map<string, Rolldown.OutputChunk>> {
  const builder = await createBuilder({
    root,
    logLevel: "error",
    build: { write: false, sourcemap: "hidden" },
  });
  const client = builder.environments.client;
  if (!client) throw new Error("the build has no client environment");
  const result = await builder.build(client);
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    "output" in one ? one.output : [],
  );
  return new Map(
    outputs.filter((file) => file.type === "chunk").map((chunk) => [`/${chunk.fileName}`, chunk]),
  );
}

function readScript(address: string, chunk: Rolldown.OutputChunk | undefined): Script {
  const text = readFileSync(join(site, address), "utf8");
  const sizes = { address, minified: Buffer.byteLength(text), compressed: compressed(text) };
  if (!chunk) {
    const part = written.find(([prefix]) => address.startsWith(`/assets/${prefix}`))?.[1];
    if (!part) throw new Error(`${address} did not come out of a second build: run npm run build first`);
    return { ...sizes, parts: new Map([[part, sizes.compressed]]) };
  }
  if (chunk.code.trimEnd() !== text.trimEnd())
    throw new Error(`${address} came out differently of a second build`);
  // The bundler's own helpers, which come from no source.
  if (chunk.name === "rolldown-runtime") return { ...sizes, parts: new Map([[glue, sizes.compressed]]) };
  if (!chunk.map) throw new Error(`${address} has no source map`);
  return { ...sizes, parts: compressedParts(text, chunk.map as unknown as SourceMapPayload) };
}

/** What a page loads, by following the imports that are always followed. */
function readPageScripts(file: string, chunks: Map<string, Rolldown.OutputChunk>): PageScripts | undefined {
  const document = readPage(readFileSync(join(site, file), "utf8"));
  const [boot] = elements(document, (element) => attribute(element, "data-start") !== undefined);
  if (!boot) return undefined;
  const loads = new Set<string>();
  const load = (address: string | undefined) => {
    if (address === undefined || loads.has(address)) return;
    loads.add(address);
    const chunk = chunks.get(address);
    if (chunk) for (const imported of chunk.imports) load(`/${imported}`);
    else for (const [, imported] of importsOf(address)) load(imported);
  };
  load(attribute(boot, "src"));
  load(attribute(boot, "data-start"));
  return { name: file.replace(/\.html$/, ""), loads };
}

function importsOf(address: string) {
  return readFileSync(join(site, address), "utf8").matchAll(/import\s*"([^"]+)"/g);
}

const kilobytes = (bytes: number): Cell => ({ text: bytes === 0 ? "" : (bytes / KB).toFixed(1) });
const sumOf = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0);

function showFiles(scripts: Script[], pages: PageScripts[]): void {
  const rows = scripts.map(({ address, minified, compressed: bytes }) => {
    const loadedBy = pages.filter(({ loads }) => loads.has(address)).map(({ name }) => name);
    const by = loadedBy.length === 1 ? (loadedBy[0] ?? "") : `${loadedBy.length} pages`;
    return [{ text: address }, kilobytes(minified), kilobytes(bytes), { text: by }];
  });
  const total = [
    { text: `${scripts.length} files` },
    kilobytes(sumOf(scripts.map(({ minified }) => minified))),
    kilobytes(sumOf(scripts.map(({ compressed: bytes }) => bytes))),
    { text: "" },
  ];
  const head = ["file", "minified KB", "brotli KB", "loaded by"];
  console.info(alignedTable({ head, rows: [...rows, total] }, process.stdout));
}

function showParts(scripts: Script[], pages: PageScripts[]): void {
  const columns = [
    ...pages.map(({ name, loads }) => ({
      head: name.replaceAll("-", "-\n"),
      scripts: scripts.filter(({ address }) => loads.has(address)),
    })),
    { head: "all\nfiles", scripts },
  ].map(({ head, scripts: loaded }) => ({ head, parts: addUp(loaded) }));
  const all = columns.at(-1)?.parts ?? new Map<string, number>();
  const names = [...all].sort(([, a], [, b]) => b - a).map(([name]) => name);
  const rows = names.map((name) => [
    { text: name },
    ...columns.map(({ parts }) => kilobytes(parts.get(name) ?? 0)),
  ]);
  const total = [{ text: "together" }, ...columns.map(({ parts }) => kilobytes(sumOf(parts.values())))];
  const head = ["brotli KB until React has it", ...columns.map((column) => column.head)];
  console.info(alignedTable({ head, rows: [...rows, total] }, process.stdout));
}

function addUp(scripts: Script[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { parts } of scripts) {
    for (const [part, bytes] of parts) sums.set(part, (sums.get(part) ?? 0) + bytes);
  }
  return sums;
}

async function bundle(): Promise<void> {
  if (process.argv.length > 2) throw new Error(`"${process.argv[2]}": expected no arguments`);
  if (!existsSync(join(site, "assets"))) {
    throw new Error("there is no finished site: npm run build makes one");
  }
  const chunks = await buildInMemory();
  const scripts = readdirSync(join(site, "assets"))
    .filter((name) => name.endsWith(".js"))
    .map((name) => readScript(`/assets/${name}`, chunks.get(`/assets/${name}`)))
    .sort((a, b) => b.compressed - a.compressed);
  const pages = readdirSync(site)
    .filter((name) => name.endsWith(".html"))
    .map((name) => readPageScripts(name, chunks))
    .filter((page) => page !== undefined);
  showFiles(scripts, pages);
  console.info("");
  showParts(scripts, pages);
  console.info(
    `\nA KB is ${KB} bytes. A part's share: compressed alone, scaled to its file's compressed size.`,
  );
}

try {
  await bundle();
} catch (error) {
  console.error(styleText("red", `bundle: ${(error as Error).message}`, { stream: process.stderr }));
  process.exitCode = 1;
}
