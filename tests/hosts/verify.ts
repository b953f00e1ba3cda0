/** `npm run verify -- https://www.example.com [host]`: sends harmless requests to a live site, and prints what is wrong. */

import { firm } from "../../src/content/firm/firm.ts";
import { exitWithError } from "../../src/content/reading/problems.ts";
import { read } from "../../src/site-content.ts";
import { hostNames, listDifferences, reportFaults, reportResult } from "./case-runner.ts";
import { checkLiveSite } from "./live.ts";

const site = read(firm);

const [address = "", host] = process.argv.slice(2);
const exitWithFault = (found: string, expected: string) =>
  exitWithError(`verify: found ${JSON.stringify(found)}; expected ${expected}`);
if (!/^https?:/.test(address) || !URL.canParse(address))
  exitWithFault(address, `an address, for example npm run verify -- ${site.url}`);
if (host && !hostNames.includes(host)) exitWithFault(host, `one of ${hostNames.join(", ")}`);

const { origin } = new URL(address);
// Of an unnamed host those of all hosts are allowed.
await checkLiveSite(origin, listDifferences(...(host ? [host] : hostNames)), console.info).then(
  (result) => reportResult(origin, result),
  ({ message }: Error) => reportFaults(origin, [message]),
);
