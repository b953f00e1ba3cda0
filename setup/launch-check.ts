/**
 * `npm run launch-check`: prints a table of what is missing before the site can be published; exits with status 1 while
 * something is. `-- --url https://www.example.com` also checks the live site.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { parseArgs, styleText } from "node:util";
import { claims } from "#content/claims";
import { buyerQuestions, terms } from "#content/owner";
import { privacy } from "#content/privacy";
import { offeredSolutions } from "../app/offered.ts";
import { parseColourTokens, readTokenSheets } from "../finish/tokens.ts";
import { site } from "../site.config.ts";
import { requireValidSite } from "../site.schema.ts";
import { runLiveChecks } from "./live.ts";
import { checkReadiness } from "./readiness.ts";
import { formatTable } from "./table.ts";

const readTextIfExists = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);

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
const liveUrl = readUrlOption();
const benchReport = readTextIfExists("docs/bench.md") ?? "";
const colourTokens = parseColourTokens(readTokenSheets());
const contentFiles = globSync("content/**/*.{yaml,md}");
const checkRows = checkReadiness({
  config: site,
  claims,
  offered: offeredSolutions,
  colours: { brand: colourTokens("brand"), action: colourTokens("action") },
  logo: existsSync("public/logo.svg"),
  privacy: privacy !== undefined,
  terms: [...terms.list, ...offeredSolutions.flatMap((name) => buyerQuestions.lists[name] ?? [])],
  content: new Map(contentFiles.map((path) => [path, readFileSync(path, "utf8")])),
  home: readTextIfExists("build/site/index.html"),
  benched: benchReport.includes(`${site.url} `) ? /\d{4}-\d{2}-\d{2}/.exec(benchReport)?.[0] : undefined,
});
if (liveUrl)
  checkRows.push(
    ...(await runLiveChecks(liveUrl, (subject) => console.error(`Pregunto a ${liveUrl.host}: ${subject}`))),
  );

const stateColours = { listo: "green", revisar: "yellow", falta: "red" } as const;
console.info(
  formatTable(checkRows, process.stdout.columns ?? 80, (state, text) =>
    styleText(stateColours[state], text, { stream: process.stdout }),
  ),
);
const missingCount = checkRows.filter(({ state }) => state === "falta").length;
console.info(
  missingCount === 0 ? "\nNo falta nada para publicar." : `\nFaltan ${missingCount} de ${checkRows.length}.`,
);
process.exitCode = missingCount === 0 ? 0 : 1;
