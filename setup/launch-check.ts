/**
 * `npm run launch-check`: prints a table of what is missing before the site can be published; exits with status 1 while
 * something is. `-- --url https://www.example.com` also checks the live site.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { parseArgs, styleText } from "node:util";
import { claims } from "#content/claims";
import { buyerQuestions, terms } from "#content/owner";
import { privacy } from "#content/privacy";
import { offered } from "../app/offered.ts";
import { parseColourTokens, readTokenSheets } from "../finish/tokens.ts";
import { site } from "../site.config.ts";
import { requireValidSite } from "../site.schema.ts";
import { live } from "./live.ts";
import { checkReadiness } from "./readiness.ts";
import { formatTable } from "./table.ts";

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);

/** Reads the option --url; exits with one line if it is invalid. */
function readUrlOption(): URL | undefined {
  let url: string | undefined;
  try {
    url = parseArgs({ options: { url: { type: "string" } } }).values.url;
  } catch (error) {
    console.error(`launch-check: ${(error as Error).message}; se espera nada o --url ${site.url}`);
    process.exit(2);
  }
  if (url === undefined || (URL.canParse(url) && /^https?:/.test(url))) return url ? new URL(url) : undefined;
  console.error(
    `launch-check: --url: encontré ${JSON.stringify(url)}; se espera una dirección, por ejemplo ${site.url}`,
  );
  return process.exit(2);
}

requireValidSite(site);
const url = readUrlOption();
const bench = textOf("docs/bench.md") ?? "";
const token = parseColourTokens(readTokenSheets());
const content = globSync("content/**/*.{yaml,md}");
const rows = checkReadiness({
  config: site,
  claims,
  offered,
  colours: { brand: token("brand"), action: token("action") },
  logo: existsSync("public/logo.svg"),
  privacy: privacy !== undefined,
  terms: [...terms.list, ...offered.flatMap((name) => buyerQuestions.lists[name] ?? [])],
  content: new Map(content.map((path) => [path, readFileSync(path, "utf8")])),
  home: textOf("build/site/index.html"),
  benched: bench.includes(`${site.url} `) ? /\d{4}-\d{2}-\d{2}/.exec(bench)?.[0] : undefined,
});
if (url) rows.push(...(await live(url, (subject) => console.error(`Pregunto a ${url.host}: ${subject}`))));

const colours = { listo: "green", revisar: "yellow", falta: "red" } as const;
console.info(
  formatTable(rows, process.stdout.columns ?? 80, (state, text) =>
    styleText(colours[state], text, { stream: process.stdout }),
  ),
);
const missingCount = rows.filter(({ state }) => state === "falta").length;
console.info(
  missingCount === 0 ? "\nNo falta nada para publicar." : `\nFaltan ${missingCount} de ${rows.length}.`,
);
process.exitCode = missingCount === 0 ? 0 : 1;
