/** `npm run verify -- https://www.example.com [host]`: sends harmless requests to a live site, and prints what is wrong. */

import { firm } from "../../src/content/firm/firm.ts";
import { exitWithError } from "../../src/content/reading/problems.ts";
import { read } from "../../src/site-content.ts";
import { knownDifferencesByHost } from "./differences.ts";
import { checkLiveSite } from "./live.ts";
import { reportFaults, reportResult } from "./report.ts";

const site = read(firm);

const [address = "", host] = process.argv.slice(2);
if (!/^https?:/.test(address) || !URL.canParse(address))
  exitWithError(
    `verify: found ${JSON.stringify(address)}; expected an address, for example npm run verify -- ${site.url}`,
  );
const hosts = Object.keys(knownDifferencesByHost);
if (host !== undefined && !hosts.includes(host))
  exitWithError(`verify: found ${JSON.stringify(host)}; expected one of ${hosts.join(", ")}`);

// Of an unnamed host those of all hosts are allowed.
const knownDifferences = Object.entries(knownDifferencesByHost).flatMap(([name, differences]) =>
  host === undefined || name === host ? differences : [],
);
const { origin } = new URL(address);
await checkLiveSite(origin, knownDifferences, console.info).then(
  (result) => reportResult(origin, result),
  ({ message }: Error) => reportFaults(origin, [message]),
);
