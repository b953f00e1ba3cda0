/** Tests the built site on every installed host. `npx node tests/hosts/run.ts nginx` tests one. */
import "../exit-without-built-site.ts";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { builtSiteFolder } from "../../deploy/output-folders.ts";
import { exitWithError } from "../../src/content/reading/problems.ts";
import {
  hostNames,
  listDifferences,
  printStyled,
  reportFaults,
  reportResult,
  runHostCases,
} from "./case-runner.ts";
import { buildHostCases } from "./cases.ts";
import { buildRuleCases, ruleReadersByHost } from "./formats.ts";
import { getInstallAdvice, hostStarters } from "./hosts.ts";
import { buildLeadingCase } from "./live.ts";
import { prepareTestSite } from "./test-site.ts";
import { sendRequest } from "./wire.ts";

const requested = process.argv.slice(2).map((name) => name.toLowerCase());
const unknown = requested.filter((name) => !hostNames.includes(name));
if (unknown.length > 0)
  exitWithError(`hosts: found ${unknown.join(" ")}; expected some of ${hostNames.join(" ")}`);
const { root, siteOnDisk, hostedSite, remove } = prepareTestSite(builtSiteFolder);
const hostCases = buildHostCases(hostedSite);

async function testHost(name: string) {
  const advice = getInstallAdvice(name);
  const notTested = `${name}: not tested, because it is not installed; install it with: ${advice}`;
  if (advice) return printStyled("yellow", notTested);
  const readRules = ruleReadersByHost[name];
  if (readRules) {
    const known = listDifferences(name, `${name}-file`);
    const cases = buildRuleCases(hostedSite, await readRules(siteOnDisk.folder));
    return reportResult(name, await runHostCases("", cases, known), known);
  }
  const host = await hostStarters[name]?.(siteOnDisk, mkdtempSync(join(root, "scratch-")));
  if (!host) throw new Error(`found no starter of ${name}`);
  const known = listDifferences(name);
  const leadingCases = (host.leadingOrigins ?? []).map((one) => buildLeadingCase(...one));
  const result = await runHostCases(host.origin, [...hostCases, ...leadingCases], known);
  if (host.ipv6Origin && (await sendRequest(host.ipv6Origin, { path: "/" })).status !== 200)
    result.faults.push("over IPv6: found no answer; expected 200");
  reportResult(name, result, known);
  await host.stop();
}

// The others run also after one has failed.
for (const name of hostNames.filter((one) => requested.length === 0 || requested.includes(one)))
  await testHost(name).catch(({ message }: Error) => reportFaults(name, [message]));
remove();
