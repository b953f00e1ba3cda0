/** Tests the built site on every installed host. `npx node tests/hosts/run.ts nginx` tests one. */
import "../exit-without-built-site.ts";
import { existsSync, mkdtempSync } from "node:fs";
import { join } from "node:path";
import { builtSiteFolder } from "../../deploy/site-folder.ts";
import { exitWithError } from "../../src/content/reading/problems.ts";
import { buildHostCases } from "./cases.ts";
import { runHostCases } from "./check.ts";
import { knownDifferencesByHost, netlifyFileDifference } from "./differences.ts";
import { buildRuleCases, ruleReadersByHost } from "./formats.ts";
import { testHosts } from "./hosts.ts";
import { buildLeadingCase } from "./live.ts";
import { printStyled, reportFaults, reportResult } from "./report.ts";
import { prepareTestSite } from "./test-site.ts";

const { root, siteOnDisk, hostedSite, remove } = prepareTestSite(builtSiteFolder);
const hostCases = buildHostCases(hostedSite);

/** The checks by the name of their host. Each says how to install what it lacks, or tests the host. */
const checksByHost: Record<string, () => Promise<string | undefined>> = {};
for (const [name, { getInstallAdvice, start }] of Object.entries(testHosts))
  checksByHost[name] = async () => {
    const advice = getInstallAdvice();
    if (advice) return advice;
    const {
      origin,
      leadingOrigins = [],
      stop,
    } = await start(siteOnDisk, mkdtempSync(join(root, "scratch-")));
    const cases = [...hostCases, ...leadingOrigins.map((one) => buildLeadingCase(...one))];
    const known = knownDifferencesByHost[name.toLowerCase() as keyof typeof knownDifferencesByHost];
    reportResult(name, await runHostCases(origin, cases, known), known);
    await stop();
  };
for (const [name, readRules] of Object.entries(ruleReadersByHost))
  checksByHost[name] = async () => {
    if (!existsSync("tests/hosts/tools/node_modules")) return "npm ci --prefix tests/hosts/tools";
    const { netlify, vercel } = knownDifferencesByHost;
    const known = name === "Netlify" ? [...netlify, netlifyFileDifference] : vercel;
    const cases = buildRuleCases(hostedSite, await readRules(siteOnDisk.folder));
    reportResult(name, await runHostCases("", cases, known), known);
  };

const requested = process.argv.slice(2).map((name) => name.toLowerCase());
const hosts = Object.keys(checksByHost);
const names = hosts.filter((name) => requested.length === 0 || requested.includes(name.toLowerCase()));
if (names.length < requested.length)
  exitWithError(`hosts: found ${requested.join(" ")}; expected some of ${hosts.join(" ")}`);
// The others run also after one has failed.
for (const name of names)
  await checksByHost[name]?.().then(
    (advice) =>
      advice &&
      printStyled("yellow", `${name}: not tested, because it is not installed; install it with: ${advice}`),
    ({ message }: Error) => reportFaults(name, [message]),
  );
remove();
