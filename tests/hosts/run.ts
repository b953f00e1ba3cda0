/** Tests the built site on every installed host. `npx node tests/hosts/run.ts nginx` tests one. */
import "../exit-without-built-site.ts";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { styleText } from "node:util";
import { builtSiteFolder } from "../../deploy/output-folders.ts";
import { listDifferences, reportResult, runHostCases } from "../../deploy/verify/case-runner.ts";
import { buildHostCases } from "../../deploy/verify/cases.ts";
import { buildLeadingCase } from "../../deploy/verify/live.ts";
import { sendRequest } from "../../deploy/verify/wire.ts";
import { exitWithError } from "../../src/content/reading/problems.ts";
import { findFreePort } from "../listen.ts";
import { type HostToTest, hosts, isInstalled } from "./hosts.ts";
import { prepareTestSite } from "./test-site.ts";

const requested = process.argv.slice(2).map((name) => name.toLowerCase());
const unknown = requested.filter((name) => !hosts[name]);
if (unknown.length > 0)
  exitWithError(`hosts: found ${unknown.join(" ")}; expected some of ${Object.keys(hosts).join(" ")}`);
const { root, testSite } = prepareTestSite(builtSiteFolder);

async function testHost(name: string, { needs, start }: HostToTest) {
  const missing = needs.filter((need) => !isInstalled(need)).join(", ");
  const notTested = `${name}: not tested, because it needs ${missing}; see docs/hosting.md`;
  if (missing) return console.info(styleText("yellow", notTested));
  const folder = mkdtempSync(join(root.path, "scratch-"));
  const host = await start(testSite, folder, await findFreePort(), await findFreePort());
  const known = listDifferences(name, `${name}-file`);
  const cases = buildHostCases(testSite.hostedSite).filter((one) => host.cases?.test(one.name) ?? true);
  cases.push(...(host.leadingOrigins ?? []).map((one) => buildLeadingCase(...one)));
  const result = await runHostCases(host.origin, cases, known, host.send);
  if (host.ipv6Origin && (await sendRequest(host.ipv6Origin, { path: "/" })).status !== 200)
    result.faults.push("over IPv6: found no answer; expected 200");
  reportResult(name, result, known);
  await host.stop();
}

// A host that fails does not stop the others.
for (const [name, host] of Object.entries(hosts))
  if (requested.length === 0 || requested.includes(name))
    await testHost(name, host).catch(({ message }: Error) =>
      reportResult(name, { caseCount: 0, faults: [message], met: new Set() }),
    );
root.remove();
