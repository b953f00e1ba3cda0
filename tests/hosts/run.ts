/** Tests the built site on every installed host. `npx node tests/hosts/run.ts nginx` tests one. */
import "../exit-without-built-site.ts";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { builtSiteFolder } from "../../deploy/site-folder.ts";
import { buildHostCases } from "./cases.ts";
import { runHostCases } from "./check.ts";
import { knownDifferencesByHost, netlifyFileDifference } from "./differences.ts";
import { buildRuleCases, ruleReadersByHost } from "./formats.ts";
import { nginxHost, startNginxWithTrustedCertificate, testHosts } from "./hosts.ts";
import { exitWithError, printStyled, reportCaseResults, reportFaults } from "./report.ts";
import { prepareTestSite } from "./test-site.ts";
import { getInstallCommand } from "./tools.ts";
import { sendRequest } from "./wire.ts";

const reportMissing = (name: string, advice: string) =>
  printStyled("yellow", `${name}: not tested, because it is not installed; install it with: ${advice}`);

/** Checks that nginx passes the harmless cases over https, and redirects http to https. */
async function checkNginxOverHttps() {
  const name = "nginx with a certificate";
  const { origin, httpsOrigin, stop } = await startNginxWithTrustedCertificate(
    siteOnDisk,
    makeScratchFolder(),
  );
  try {
    const harmless = hostCases.filter(({ isHarmless }) => isHarmless);
    const results = await runHostCases(httpsOrigin, harmless, nginxHost.knownDifferences);
    const { status, headers } = await sendRequest(origin, { path: "/crm?a=1" });
    const leads = status === 301 && headers.location === "https://127.0.0.1/crm?a=1";
    const faults = leads ? [] : [`http: found ${status} ${headers.location}; expected 301 to https`];
    reportFaults(name, faults, "http leads to https");
    reportCaseResults(name, results);
  } finally {
    await stop();
  }
}

const names = [...testHosts.map(({ name }) => name), ...Object.keys(ruleReadersByHost)];
const requested = process.argv.slice(2).map((name) => name.toLowerCase());
const isRequested = (name: string) => requested.length === 0 || requested.includes(name.toLowerCase());
const unknownName = requested.find((name) => !names.some((one) => one.toLowerCase() === name));
if (unknownName)
  exitWithError(`hosts: found ${JSON.stringify(unknownName)}; expected ${names.join(", ").toLowerCase()}`);

const { root, siteOnDisk, hostedSite, remove } = prepareTestSite(builtSiteFolder);
const makeScratchFolder = () => mkdtempSync(join(root, "scratch-"));
const hostCases = buildHostCases(hostedSite);
/** Runs a check; the others run also after it has failed. */
const run = (name: string, check: () => Promise<void>) =>
  check().catch(({ message }: Error) => reportFaults(name, [message]));

for (const host of testHosts.filter(({ name }) => isRequested(name))) {
  const installAdvice = host.getInstallAdvice();
  if (installAdvice) {
    reportMissing(host.name, installAdvice);
    continue;
  }
  await run(host.name, async () => {
    const { origin, stop } = await host.start(siteOnDisk, makeScratchFolder());
    try {
      const results = await runHostCases(origin, hostCases, host.knownDifferences);
      reportCaseResults(host.name, results, host.knownDifferences);
    } finally {
      await stop();
    }
  });
  if (host === nginxHost) await run(host.name, checkNginxOverHttps);
}
const toolsInstallCommand = getInstallCommand("tests");
for (const [name, readRules] of Object.entries(ruleReadersByHost).filter(([name]) => isRequested(name)))
  if (toolsInstallCommand) reportMissing(`the files for ${name}`, toolsInstallCommand);
  else
    await run(name, async () => {
      const { netlify, vercel } = knownDifferencesByHost;
      const knownDifferences = name === "Netlify" ? [...netlify, netlifyFileDifference] : vercel;
      const cases = buildRuleCases(hostedSite, await readRules(siteOnDisk.folder));
      reportCaseResults(name, await runHostCases("", cases, knownDifferences), knownDifferences);
    });
remove();
