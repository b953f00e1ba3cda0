/**
 * `npm run verify -- https://www.example.com [host]`: asks a site in use what visitors and crawlers ask, and prints a
 * table. With the name of its host (nginx, caddy, workerd) the differences known of that are allowed for.
 */
import { styleText } from "node:util";
import { markdownTable } from "markdown-table";
import { pages } from "../../app/content/pages.ts";
import { fileStem } from "../../app/page-address.ts";
import { site } from "../../site.config.ts";
import { casesFor, type Served } from "./cases.ts";
import { check, type Result } from "./check.ts";
import { differences } from "./differences.ts";
import { ask } from "./wire.ts";

function fail(message: string): never {
  console.error(styleText("red", message, { stream: process.stderr }));
  process.exit(1);
}

/** Addresses on this site that a page names: scripts, pictures, its text in Markdown. */
function filesNamedIn(html: string): string[] {
  return [...html.matchAll(/(?:href|src)="(\/[^"#?]+\.\w+)"/g)].flatMap(([, path]) => path ?? []);
}

/** What a site in use serves: its pages, and the files that they name. */
async function readLive(origin: string): Promise<Served> {
  const files = new Map<string, Buffer>();
  const read = async (path: string, status: number) => {
    const got = await ask(origin, { path, headers: { "Accept-Encoding": "identity" } });
    return got.status === status ? got.body : undefined;
  };
  const missing = await read("/no-existe", 404);
  if (!missing) fail(`${origin}/no-existe: found no 404; expected the page for unknown addresses`);
  files.set("/404.html", missing);
  const addresses: string[] = [];
  for (const { path } of Object.values(pages)) {
    if (path === "/404") continue;
    const page = await read(path, 200);
    if (!page) {
      console.info(`${path} is not there; deployed from an older state?`);
      continue;
    }
    addresses.push(path);
    files.set(path === "/" ? "/index.html" : `${path}.html`, page);
  }
  const named = [...files.values()].flatMap((html) => filesNamedIn(html.toString()));
  const texts = Object.values(pages)
    .filter(({ kind }) => kind !== "hidden")
    .map(({ path }) => `/${fileStem(path)}.md`);
  const known = [
    ...texts,
    "/robots.txt",
    "/sitemap.xml",
    "/llms.txt",
    "/speculation-rules.json",
    "/.well-known/security.txt",
  ];
  for (const path of new Set([...named, ...known])) {
    const bytes = await read(path, 200);
    if (bytes) files.set(path, bytes);
    else console.info(`${path} is named and not there`);
  }
  const compressed = [...files.keys()].filter((path) => /\.(html|js|css|md)$/.test(path));
  return { config: site, pages: addresses, files, compressed: new Set(compressed) };
}

/** Whether plain http leads to https, which only a site in use can show. */
async function checkHttps(origin: string): Promise<Result> {
  const name = "http leads to https";
  const plain = origin.replace(/^https:/, "http:");
  try {
    const { status, headers } = await ask(plain, { path: "/" });
    const leads = [301, 308].includes(status) && headers.location?.startsWith("https://");
    const faults = leads ? [] : [`found ${status} ${headers.location ?? ""}; expected 301 or 308 to https`];
    return { name, faults, differs: [] };
  } catch (error) {
    return { name, faults: [`no answer: ${(error as Error).message}`], differs: [] };
  }
}

const kinds =
  /^(page|HEAD|other spelling|capitals|file|missing|Accept-Encoding|known content|Range|http leads to https)/;

const [address = "", host] = process.argv.slice(2);
if (!URL.canParse(address) || !/^https?:/.test(address))
  fail(
    `verify: found ${JSON.stringify(address)}; expected an address, for example npm run verify -- ${site.url}`,
  );
if (host !== undefined && !(host in differences))
  fail(`verify: found ${JSON.stringify(host)}; expected one of ${Object.keys(differences).join(", ")}`);
const { origin } = new URL(address);

let served: Served;
try {
  served = await readLive(origin);
} catch (error) {
  fail(`${origin}: ${(error as Error).message}`);
}
const cases = casesFor(served).filter(({ isHarmless }) => isHarmless);
const results = await check(origin, cases, differences[host as keyof typeof differences] ?? []);
if (origin.startsWith("https:")) results.push(await checkHttps(origin));

const groups = Map.groupBy(results, ({ name }) => kinds.exec(name)?.[0] ?? "the rest");
const count = (list: Result[], counts: (result: Result) => boolean) => String(list.filter(counts).length);
const rows = [...groups].map(([name, list]) => [
  name,
  count(list, ({ faults }) => faults.length === 0),
  count(list, ({ faults }) => faults.length > 0),
  count(list, ({ differs }) => differs.length > 0),
]);
console.info(
  markdownTable([["asked for", "as expected", "not", "allowed for the host"], ...rows], {
    align: ["l", "r", "r", "r"],
  }),
);
for (const { name, faults } of results) for (const fault of faults) console.info(`${name}: ${fault}`);
process.exit(results.every(({ faults }) => faults.length === 0) ? 0 : 1);
