/**
 * Run by `npm run test:hosts`: tests the built site on every installed host with one table of cases. Installs nothing,
 * and prints what is missing. `npm run test:hosts -- nginx` tests one host.
 */

import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { styleText } from "node:util";
import { createSiteServer } from "../../server/serve.ts";
import { site } from "../../site.config.ts";
import type { SiteConfig } from "../../site.schema.ts";
import { listenOnFreePort } from "../listen.ts";
import { buildHostCases } from "./cases.ts";
import { type HostCaseResult, type KnownDifference, runHostCases } from "./check.ts";
import { faultFindersByHost } from "./formats.ts";
import { nginxHost, startNginxWithCertificate, testHosts } from "./hosts.ts";
import { computeObservatoryScore } from "./observatory.ts";
import { readHostedSite } from "./served.ts";
import { getInstallCommand } from "./tools.ts";
import { sendRequest } from "./wire.ts";

const builtSiteFolder = "build/site";
const secretFileText = "not for visitors";

const printStyled = (style: "green" | "red" | "yellow", text: string) =>
  console.info(styleText(style, text, { stream: process.stdout }));

if (!existsSync(join(builtSiteFolder, "index.html"))) {
  console.error(
    `${builtSiteFolder}: found no index.html; expected the finished site. Make it with npm run build.`,
  );
  process.exit(1);
}

/** A PDF file, as owners may add to public/; the sample has none. */
const testPdfFile = { path: "/folletos/precios.pdf", bytes: Buffer.from("%PDF-1.4") };

/** Copies the site into a folder, with secret files beside it and dotfiles in it that no visitor may get. */
function prepareTestSite(): { root: string; folder: string } {
  const root = mkdtempSync(join(tmpdir(), "hosts-"));
  const folder = join(root, "site");
  cpSync(builtSiteFolder, folder, { recursive: true });
  mkdirSync(join(folder, testPdfFile.path, ".."));
  writeFileSync(join(folder, testPdfFile.path), testPdfFile.bytes);
  for (const path of [
    "secret.txt",
    "site/.env",
    "site/.git/config",
    "site/assets/.hidden",
    "site/.well-known/.hidden",
  ]) {
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), secretFileText);
  }
  symlinkSync(join(root, "secret.txt"), join(folder, "link.txt"));
  return { root, folder };
}

function reportCaseResults(name: string, results: HostCaseResult[], known: KnownDifference[]): boolean {
  const failed = results.filter(({ faults }) => faults.length > 0);
  const met = new Set(results.flatMap(({ differs }) => differs));
  const gone = known.filter(({ why }) => !met.has(why));
  const differing = results.filter(({ differs }) => differs.length > 0).length;
  for (const { name: what, faults } of failed) {
    printStyled("red", `${name}: ${what}`);
    for (const fault of faults) console.info(`    ${fault}`);
  }
  for (const { why } of gone)
    printStyled("red", `${name}: no case differs any more for this reason, take it out: ${why}`);
  const passed = failed.length + gone.length === 0;
  printStyled(
    passed ? "green" : "red",
    `${name}: ${results.length - failed.length} of ${results.length} cases hold, ${differing} of them with a difference that the host forces`,
  );
  return passed;
}

/** The expected scores of pages with a script, by `hsts` of site.config.ts. */
const expectedObservatoryScores = { off: 80, host: 135, subdomains: 135, preload: 140 };

/** Whether every page of a host has the expected score of Mozilla's HTTP Observatory. */
async function checkObservatoryScores(name: string, origin: string, config: SiteConfig): Promise<boolean> {
  const expected = expectedObservatoryScores[config.hsts];
  let isGood = true;
  for (const page of hostedSite.pages) {
    const { score, modifiers } = await computeObservatoryScore(origin, page, config.url);
    if (score === expected) continue;
    isGood = false;
    printStyled(
      "red",
      `${name}: Observatory ${page}: found ${score}; expected ${expected}: ${JSON.stringify(modifiers)}`,
    );
  }
  if (isGood)
    printStyled("green", `${name}: Observatory gives ${expected} to every page (hsts: "${config.hsts}")`);
  return isGood;
}

/** Like `checkObservatoryScores`, with the headers of an owner who chooses the browsers' preload list. */
async function checkScoresWithPreload(): Promise<boolean> {
  const config: SiteConfig = { ...site, hsts: "preload" };
  const server = createSiteServer({ root: builtSiteFolder, config });
  try {
    return await checkObservatoryScores("Node", await listenOnFreePort(server), config);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Whether nginx serves the same with its lines for a certificate switched on, and redirects http to https. */
async function checkNginxWithCertificate(): Promise<boolean> {
  const name = "nginx with a certificate";
  const scratch = join(root, "certificate");
  mkdirSync(scratch);
  try {
    const { origin, secure, stop } = await startNginxWithCertificate(folder, scratch);
    try {
      const results = await runHostCases(
        secure,
        hostCases.filter(({ isHarmless }) => isHarmless),
        nginxHost.differences,
      );
      const { status, headers } = await sendRequest(origin, { path: "/crm?a=1" });
      const leads = status === 301 && headers.location === "https://127.0.0.1/crm?a=1";
      if (!leads)
        printStyled("red", `${name}: http: found ${status} ${headers.location}; expected 301 to https`);
      return reportCaseResults(name, results, []) && leads;
    } finally {
      await stop();
    }
  } catch (error) {
    printStyled("red", `${name}: ${(error as Error).message}`);
    return false;
  }
}

/** Whether the files generated for hosts that cannot run on this machine agree with the table. */
async function checkHostFormats(): Promise<boolean> {
  let isGood = true;
  for (const [name, faultsOf] of Object.entries(faultFindersByHost)) {
    const faults = await faultsOf(hostedSite, folder, join(root, "formats"));
    for (const fault of faults) printStyled("red", `${name}: ${fault}`);
    if (faults.length > 0) isGood = false;
    else printStyled("green", `${name}: its files say what the table says`);
  }
  return isGood;
}

const wantedHostNames = process.argv.slice(2).map((name) => name.toLowerCase());
const unknownHostName = wantedHostNames.find(
  (name) => !testHosts.some((host) => host.name.toLowerCase() === name),
);
if (unknownHostName) {
  console.error(
    `test:hosts: found ${JSON.stringify(unknownHostName)}; expected one of ${testHosts.map(({ name }) => name.toLowerCase()).join(", ")}`,
  );
  process.exit(1);
}
const { root, folder } = prepareTestSite();
const hostedSite = { ...readHostedSite(builtSiteFolder, site), secret: secretFileText };
hostedSite.files.set(testPdfFile.path, testPdfFile.bytes);
const hostCases = buildHostCases(hostedSite);
const toolsInstallCommand = getInstallCommand("tests");
if (toolsInstallCommand)
  printStyled(
    "yellow",
    `Mozilla's HTTP Observatory: not asked, and ${Object.keys(faultFindersByHost).join(", ")}: not read, as their tools are not installed. To get them: ${toolsInstallCommand}`,
  );
let isGood = true;
try {
  for (const host of testHosts) {
    if (wantedHostNames.length > 0 && !wantedHostNames.includes(host.name.toLowerCase())) continue;
    const missing = host.missing();
    if (missing) {
      printStyled("yellow", `${host.name}: not tried, it is not installed. To get it: ${missing}`);
      continue;
    }
    const scratch = join(root, host.name);
    mkdirSync(scratch);
    try {
      const running = await host.start(folder, scratch);
      try {
        const results = await runHostCases(running.origin, hostCases, host.differences);
        isGood = reportCaseResults(host.name, results, host.differences) && isGood;
        if (!toolsInstallCommand)
          isGood = (await checkObservatoryScores(host.name, running.origin, site)) && isGood;
      } finally {
        await running.stop();
      }
    } catch (error) {
      isGood = false;
      printStyled("red", `${host.name}: ${(error as Error).message}`);
    }
  }
  if (wantedHostNames.length === 0 && !nginxHost.missing())
    isGood = (await checkNginxWithCertificate()) && isGood;
  if (wantedHostNames.length === 0 && !toolsInstallCommand) {
    isGood = (await checkHostFormats()) && isGood;
    isGood = (await checkScoresWithPreload()) && isGood;
  }
} finally {
  rmSync(root, { recursive: true });
}
process.exit(isGood ? 0 : 1);
