/**
 * `npm run launch-check`: prints a table of all checks before publishing, each with its state; exits with status 1 while one
 * is `falta` (missing) or site.yaml is invalid, and with 2 on a wrong option. `-- --url https://www.example.com` also
 * checks the live site.
 */
import "../src/content/exit-on-invalid-site.ts";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs, styleText } from "node:util";
import { builtSiteFolder } from "../deploy/site-folder.ts";
import { parseColourTokens, readTokenSheets } from "../src/brand/tokens.ts";
import { claimsByName } from "../src/content/claims.ts";
import { getContentPath } from "../src/content/content-folder.ts";
import { offeredSolutionNames } from "../src/content/offered.ts";
import { buyerQuestions, commercialTermsTexts } from "../src/content/owner.ts";
import { privacyPageTexts } from "../src/content/privacy.ts";
import { site } from "../src/content/site.ts";
import { runLiveChecks } from "./live.ts";
import { checkReadiness } from "./readiness.ts";
import { formatCheckTable } from "./table.ts";

const readTextIfExists = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);

/** Reads the option --url; undefined without one; an invalid one is reported, and the process exits with status 2. */
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

const liveUrl = readUrlOption();
const benchReportText = readTextIfExists("docs/bench.md") ?? "";
const getTokenColour = parseColourTokens(readTokenSheets());
const contentFilePaths = globSync(getContentPath("**/*.{yaml,md}"));
const readinessRows = checkReadiness({
  config: site,
  claims: claimsByName,
  offeredSolutions: offeredSolutionNames,
  colours: { brand: getTokenColour("brand"), action: getTokenColour("action") },
  hasOwnLogo: existsSync(getContentPath("logo.svg")),
  hasPrivacyText: privacyPageTexts !== undefined,
  buyerQuestions: [
    ...commercialTermsTexts.list,
    ...offeredSolutionNames.flatMap((name) => buyerQuestions.lists[name] ?? []),
  ],
  contentTexts: new Map(contentFilePaths.map((path) => [path, readFileSync(path, "utf8")])),
  homeHtml: readTextIfExists(join(builtSiteFolder, "index.html")),
  lastBenchDate: benchReportText.includes(`${site.url} `)
    ? /\d{4}-\d{2}-\d{2}/.exec(benchReportText)?.[0]
    : undefined,
});
if (liveUrl)
  readinessRows.push(
    ...(await runLiveChecks(liveUrl, (subject) => console.error(`Pregunto a ${liveUrl.host}: ${subject}`))),
  );

const coloursByState = { listo: "green", revisar: "yellow", falta: "red" } as const;
console.info(
  formatCheckTable(readinessRows, process.stdout.columns ?? 80, (state, text) =>
    styleText(coloursByState[state], text, { stream: process.stdout }),
  ),
);
const blockingRowCount = readinessRows.filter(({ state }) => state === "falta").length;
console.info(
  blockingRowCount === 0
    ? "\nNo falta nada para publicar."
    : `\nFaltan ${blockingRowCount} de ${readinessRows.length}.`,
);
process.exitCode = blockingRowCount === 0 ? 0 : 1;
