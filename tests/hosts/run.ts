/** Tests the built site on every installed host. `npx node tests/hosts/run.ts nginx` tests one. */
import "../exit-without-built-site.ts";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { styleText } from "node:util";
import { builtSiteFolder } from "../../deploy/output-folders.ts";
import { exitWithError } from "../../src/content/reading/problems.ts";
import { hostNames, listDifferences, reportResult, runHostCases } from "./case-runner.ts";
import { buildHostCases } from "./cases.ts";
import { getInstallAdvice, hostStarters } from "./hosts.ts";
import { buildLeadingCase } from "./live.ts";
import { prepareTestSite } from "./test-site.ts";
import { sendRequest } from "./wire.ts";

const requested = process.argv.slice(2).map((name) => name.toLowerCase());
const unknown = requested.filter((name) => !hostNames.includes(name));
if (unknown.length > 0)
  exitWithError(`hosts: found ${unknown.join(" ")}; expected some of ${hostNames.join(" ")}`);
const { root, testSite, remove } = prepareTestSite(builtSiteFolder);

async function testHost(name: string) {
  const advice = getInstallAdvice(name);
  const notTested = `${name}: not tested, because it is not installed; install it with: ${advice}`;
  if (advice) return console.info(styleText("yellow", notTested));
  const host = await hostStarters[name]?.(testSite, mkdtempSync(join(root, "scratch-")));
  if (!host) throw new Error(`found no starter of ${name}`);
  const known = listDifferences(name, `${name}-file`);
  const cases = buildHostCases(testSite.hostedSite).filter((one) => host.cases?.test(one.name) ?? true);
  cases.push(...(host.leadingOrigins ?? []).map((one) => buildLeadingCase(...one)));
  const result = await runHostCases(host.origin, cases, known, host.send);
  if (host.ipv6Origin && (await sendRequest(host.ipv6Origin, { path: "/" })).status !== 200)
    result.faults.push("over IPv6: found no answer; expected 200");
  reportResult(name, result, known);
  await host.stop();
}

// The others run also after one has failed.
for (const name of hostNames.filter((one) => requested.length === 0 || requested.includes(one)))
  await testHost(name).catch(({ message }: Error) =>
    reportResult(name, { caseCount: 0, faults: [message], met: new Set() }),
  );
remove();
