/** Tests the built site on every installed host. `npx node tests/hosts/run.ts nginx` tests one. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { styleText } from "node:util";
import { listSite } from "../../deploy/files-in.ts";
import { writeHostFiles } from "../../deploy/host-files.ts";
import { builtSiteFolder } from "../../deploy/site-folder.ts";
import { site } from "../../src/content/site.ts";
import { buildHostCases } from "./cases.ts";
import { type HostCaseResult, type KnownDifference, runHostCases } from "./check.ts";
import { faultFindersByHost } from "./formats.ts";
import { nginxHost, startNginxWithTrustedCertificate, type TestHost, testHosts } from "./hosts.ts";
import { readHostedSite } from "./served.ts";
import { getInstallCommand } from "./tools.ts";
import { sendRequest } from "./wire.ts";

/** The text of files that no host may serve. */
const secretFileText = "not for visitors";

const printStyled = (style: "green" | "red" | "yellow", text: string) =>
  console.info(styleText(style, text, { stream: process.stdout }));

if (!existsSync(join(builtSiteFolder, "index.html"))) {
  console.error(
    `${builtSiteFolder}: found no index.html; expected the finished site. Make it with npm run build.`,
  );
  process.exit(1);
}

/** The site with a booking service and with old addresses: the sample has neither. */
const testConfig = {
  ...site,
  booking: { ...site.booking, url: "https://calendly.com/acme/30min" },
  redirects: {
    "/servicios/crm.html": "/contacto",
    "/index.php": "/",
    "/Nosotros_2019/": "/sobre-nosotros",
  },
};

/** Files as owners add them, and a photo of an article; the sample has none of them. */
const ownerFileNames = "gif mp4 ics csv docx zip pdf xlsx md webm mp3 jpg JPG"
  .split(" ")
  .map((extension) => `descargas/archivo.${extension}`)
  .concat("descargas/Lista de precios.pdf", "descargas/año.png", "assets/foto.a1b2c3.webp");

/** Copies the built site, and adds an owner's files, secret files beside and in the site, and a link to one of them. */
function prepareTestSite(): { root: string; siteFolder: string } {
  const root = mkdtempSync(join(tmpdir(), "hosts-"));
  const siteFolder = join(root, "site");
  cpSync(builtSiteFolder, siteFolder, { recursive: true });
  mkdirSync(join(siteFolder, "descargas"));
  for (const name of ownerFileNames) writeFileSync(join(siteFolder, name), name.padEnd(1000, "-"));
  for (const path of "secret.txt site/.env site/.git/config site/assets/.hidden site/.well-known/.hidden".split(
    " ",
  )) {
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), secretFileText);
  }
  symlinkSync(join(root, "secret.txt"), join(siteFolder, "link.txt"));
  writeHostFiles(testConfig, listSite(siteFolder).pages, siteFolder, join(root, "settings"));
  return { root, siteFolder };
}

/** Prints the faults of a host's cases, and known differences that no longer occur. @returns whether there are none */
function reportCaseResults(
  name: string,
  results: HostCaseResult[],
  knownDifferences: KnownDifference[],
): boolean {
  const failed = results.flatMap(({ name: what, faults }) => faults.map((fault) => `${what}: ${fault}`));
  const metReasons = new Set(results.flatMap(({ knownDifferenceReasons }) => knownDifferenceReasons));
  const outdated = knownDifferences
    .filter(({ reason }) => !metReasons.has(reason))
    .map(
      ({ reason }) => `no case has this known difference any more; remove it from differences.ts: ${reason}`,
    );
  const differing = results.filter(({ knownDifferenceReasons }) => knownDifferenceReasons.length > 0).length;
  const passedText = `${results.length} cases hold, ${differing} of them with a difference that the host forces`;
  return reportFaults(name, [...failed, ...outdated], passedText);
}

/** Prints the faults of a check, or that it passed. @returns whether there are none */
function reportFaults(name: string, faults: string[], passedText: string): boolean {
  for (const fault of faults) printStyled("red", `${name}: ${fault}`);
  if (faults.length === 0) printStyled("green", `${name}: ${passedText}`);
  return faults.length === 0;
}

/** Checks that nginx passes the harmless cases over https, and redirects http to https. */
async function checkNginxOverHttps(): Promise<boolean> {
  const name = "nginx with a certificate";
  const { origin, httpsOrigin, stop } = await startNginxWithTrustedCertificate(
    siteOnDisk,
    makeScratchFolder("certificate"),
  );
  try {
    const harmless = hostCases.filter(({ isHarmless }) => isHarmless);
    const results = await runHostCases(httpsOrigin, harmless, nginxHost.knownDifferences);
    const { status, headers } = await sendRequest(origin, { path: "/crm?a=1" });
    const leads = status === 301 && headers.location === "https://127.0.0.1/crm?a=1";
    const faults = leads ? [] : [`http: found ${status} ${headers.location}; expected 301 to https`];
    return reportFaults(name, faults, "http leads to https") && reportCaseResults(name, results, []);
  } finally {
    await stop();
  }
}

/** Checks the files for hosts that cannot run here (formats.ts). @returns whether all are right */
async function checkGeneratedFiles(): Promise<boolean> {
  let haveAllPassed = true;
  for (const [name, findFaults] of Object.entries(faultFindersByHost)) {
    const faults = await findFaults(hostedSite, siteFolder);
    haveAllPassed =
      reportFaults(name, faults, "its files match the rules for headers and redirects") && haveAllPassed;
  }
  return haveAllPassed;
}

/** Tests a host with all cases. @returns whether all passed; true for a host that is not installed */
async function checkHostIfInstalled(host: TestHost): Promise<boolean> {
  const installAdvice = host.getInstallAdvice();
  if (installAdvice) {
    printStyled(
      "yellow",
      `${host.name}: not tested, because it is not installed; install it with: ${installAdvice}`,
    );
    return true;
  }
  const { origin, stop } = await host.start(siteOnDisk, makeScratchFolder(host.name));
  try {
    const results = await runHostCases(origin, hostCases, host.knownDifferences);
    return reportCaseResults(host.name, results, host.knownDifferences);
  } finally {
    await stop();
  }
}

const requestedHostNames = process.argv.slice(2).map((name) => name.toLowerCase());
const unknownHostName = requestedHostNames.find(
  (name) => !testHosts.some((host) => host.name.toLowerCase() === name),
);
if (unknownHostName) {
  console.error(
    `test:hosts: found ${JSON.stringify(unknownHostName)}; expected one of ${testHosts.map(({ name }) => name.toLowerCase()).join(", ")}`,
  );
  process.exit(1);
}
const { root, siteFolder } = prepareTestSite();
const makeScratchFolder = (name: string) => mkdtempSync(join(root, `${name}-`));
/** The test site as every host should serve it. */
const hostedSite = { ...readHostedSite(siteFolder, testConfig), secretText: secretFileText };
const siteOnDisk = { config: testConfig, folder: siteFolder, settingsFolder: join(root, "settings") };
const hostCases = buildHostCases(hostedSite);
/** The command that installs the tools of `checkGeneratedFiles`; undefined when they are installed. */
const toolsInstallCommand = getInstallCommand("tests");
if (toolsInstallCommand)
  printStyled(
    "yellow",
    `the files for ${Object.keys(faultFindersByHost).join(", ")}: not tested, because their tools are not installed; install them with: ${toolsInstallCommand}`,
  );
/** The checks by name. All run, also after one has failed. */
const hostChecks: [name: string, check: () => Promise<boolean>][] = testHosts
  .filter(({ name }) => requestedHostNames.length === 0 || requestedHostNames.includes(name.toLowerCase()))
  .map((host) => [host.name, () => checkHostIfInstalled(host)]);
if (requestedHostNames.length === 0) {
  if (!nginxHost.getInstallAdvice()) hostChecks.push(["nginx with a certificate", checkNginxOverHttps]);
  if (!toolsInstallCommand) hostChecks.push(["formats", checkGeneratedFiles]);
}
/** Whether all checks so far have passed. */
let haveAllPassed = true;
for (const [name, check] of hostChecks)
  haveAllPassed =
    (await check().catch(({ message }: Error) => reportFaults(name, [message], ""))) && haveAllPassed;
rmSync(root, { recursive: true });
process.exit(haveAllPassed ? 0 : 1);
