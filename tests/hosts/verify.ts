/** `npm run verify -- https://www.example.com [host]`: sends harmless requests to a live site, and prints a table. */
import { styleText } from "node:util";
import { markdownTable } from "markdown-table";
import { site } from "../../src/content/site.ts";
import { knownDifferencesByHost } from "./differences.ts";
import { checkLiveSite } from "./live.ts";

function exitWithError(message: string): never {
  console.error(styleText("red", message, { stream: process.stderr }));
  process.exit(1);
}

/** Matches the beginning of the names of cases that are one row of the printed table. */
const caseGroupPattern =
  /^(page|HEAD|other spelling|old address|capitals|file|missing|Accept-Encoding|known content|Range|http leads to https)/;

const [address = "", host] = process.argv.slice(2);
if (!URL.canParse(address) || !/^https?:/.test(address))
  exitWithError(
    `verify: found ${JSON.stringify(address)}; expected an address, for example npm run verify -- ${site.url}`,
  );
if (host !== undefined && !(host in knownDifferencesByHost))
  exitWithError(
    `verify: found ${JSON.stringify(host)}; expected one of ${Object.keys(knownDifferencesByHost).join(", ")}`,
  );
const { origin } = new URL(address);

/** The known differences of the host that the command line names; none without a name. */
const knownDifferences = knownDifferencesByHost[host as keyof typeof knownDifferencesByHost] ?? [];
const caseResults = await checkLiveSite(origin, knownDifferences, console.info).catch(({ message }) =>
  exitWithError(`${origin}: ${message}`),
);

const resultsByCaseGroup = Map.groupBy(
  caseResults,
  ({ name }) => caseGroupPattern.exec(name)?.[0] ?? "the rest",
);
/** For each group of cases, how many passed, failed, and had a difference that the host forces. */
const resultRows = [...resultsByCaseGroup].map(([name, results]) => {
  const failed = results.filter(({ faults }) => faults.length > 0).length;
  const differing = results.filter(({ knownDifferenceReasons }) => knownDifferenceReasons.length > 0).length;
  return [name, ...[results.length - failed, failed, differing].map(String)];
});
const columnHeads = ["asked for", "as expected", "not", "allowed for the host"];
console.info(markdownTable([columnHeads, ...resultRows], { align: ["l", "r", "r", "r"] }));
for (const { name, faults } of caseResults) for (const fault of faults) console.info(`${name}: ${fault}`);
process.exit(caseResults.every(({ faults }) => faults.length === 0) ? 0 : 1);
