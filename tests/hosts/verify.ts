/**
 * `npm run verify -- https://www.example.com [host]`: sends requests to a live site as visitors and crawlers do, and
 * prints a table. With the name of the host (nginx, caddy, workerd) its known differences are not faults.
 */
import { styleText } from "node:util";
import { markdownTable } from "markdown-table";
import { site } from "../../site.config.ts";
import type { Result } from "./check.ts";
import { differences } from "./differences.ts";
import { checkLive } from "./live.ts";

function fail(message: string): never {
  console.error(styleText("red", message, { stream: process.stderr }));
  process.exit(1);
}

const kinds =
  /^(page|HEAD|other spelling|old address|capitals|file|missing|Accept-Encoding|known content|Range|http leads to https)/;

const [address = "", host] = process.argv.slice(2);
if (!URL.canParse(address) || !/^https?:/.test(address))
  fail(
    `verify: found ${JSON.stringify(address)}; expected an address, for example npm run verify -- ${site.url}`,
  );
if (host !== undefined && !(host in differences))
  fail(`verify: found ${JSON.stringify(host)}; expected one of ${Object.keys(differences).join(", ")}`);
const { origin } = new URL(address);

const known = differences[host as keyof typeof differences] ?? [];
const results = await checkLive(origin, known, console.info).catch(({ message }) =>
  fail(`${origin}: ${message}`),
);

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
