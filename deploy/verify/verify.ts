/** `npm run verify -- https://www.example.com [host]`: sends harmless requests to a live site, and prints what is wrong. */
import { firm } from "../../src/content/firm/firm.ts";
import { exitWithError } from "../../src/content/reading/problems.ts";
import { read } from "../../src/site-content.ts";
import { hostNames, listDifferences, reportResult } from "./case-runner.ts";
import { checkLiveSite } from "./live.ts";

const [address = "", host] = process.argv.slice(2);
const exitWithFault = (found: string, expected: string) =>
  exitWithError(`verify: found ${JSON.stringify(found)}; expected ${expected}`);
if (!/^https?:/.test(address) || !URL.canParse(address))
  exitWithFault(address, `an address, for example npm run verify -- ${read(firm).url}`);
if (host && !hostNames.includes(host)) exitWithFault(host, `one of ${hostNames.join(", ")}`);

const { origin } = new URL(address);
// Without the name of a host, the known differences of all hosts are allowed.
const known = listDifferences(...(host ? [host] : hostNames));
const result = await checkLiveSite(origin, known, console.info).catch(({ message }: Error) => ({
  caseCount: 0,
  faults: [message],
  met: new Set<never>(),
}));
reportResult(origin, result);
