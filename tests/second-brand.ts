/**
 * `npm run test:second-brand`: sets up a copy of the project for another firm, runs the owner's checks and
 * the guide's commands in it, and searches the built files for remains of the sample. Keeps the site in
 * `build/second-brand`. `-- --all` also runs the whole suite; `-- header.spec` runs only that file.
 */

import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { styleText } from "node:util";
import { builtSiteFolder } from "../deploy/site-folder.ts";
import { darkSchemeMediaQuery, parseColourTokens, readTokenSheets } from "../src/brand/tokens.ts";
import { sampleFirmValues } from "../src/content/sample-firm.ts";
import { site } from "../src/content/site.ts";
import { commandsRunOnSecondBrand } from "./guide-commands.ts";
import { createSecondBrandCopy } from "./second-brand-copy.ts";
import { startServerAndReadPrintedOrigin } from "./server-command.ts";

const projectFolder = join(import.meta.dirname, "..");

/** Patterns of words of the sample, and of solutions that the second brand does not offer, which no built file may contain. */
const forbiddenSamplePatterns = [
  ...[sampleFirmValues.name, sampleFirmValues.host, sampleFirmValues.phoneDigits],
  ...[site.booking.place, site.timeZone, "Villa Crespo", "Rosario", "2345-6789"],
  ...["es[-_]AR", "Argentina", "Familjen"],
  ...["agentes? (de )?IA", "agentes-ia", "recepcionista", "\\bCRM\\b", '/crm["?#]'],
  // Facts of the sample that are wrong for the second brand: it began in 2015, has no partnerships, removes one claim and
  // changes the figure of another.
  ...["\\b2003\\b", "\\b2012\\b", "20\\u00a0años", "\\bpartners?\\b", "60\\u00a0%", "100 participantes"],
];

function exitWithError(message: string): never {
  console.error(styleText("red", message, { stream: process.stderr }));
  process.exit(1);
}

const { brand } = JSON.parse(readFileSync(join(import.meta.dirname, "second-brand/answers.json"), "utf8"));

/** The commands that were run so far: in the end those of docs/guia.md must be among them. */
const commandsAlreadyRun = new Set<string>();

/** Runs a command, and exits when its status is not the expected one. @returns the output, if it is not shown */
function runCommandOrExit(
  folder: string,
  command: string,
  { status = 0, shown = true, env = {} } = {},
): string {
  console.info(styleText("bold", `\n${command}`));
  commandsAlreadyRun.add(command);
  const result = spawnSync(command.replace(/^npm run /, "npm run --silent "), {
    cwd: folder,
    stdio: shown ? "inherit" : "pipe",
    encoding: "utf8",
    env: { ...process.env, ...env },
    shell: true,
  });
  const output = `${result.stdout ?? ""}${result.stderr ?? ""}`;
  if (result.status !== status)
    exitWithError(
      `${output}the second brand in ${folder}: ${command}: found status ${result.status}; expected ${status}`,
    );
  return output;
}

/** Runs a command that serves, and exits if it fails. @returns its origin, and a function that stops it */
function startServerOrExit(folder: string, command: string) {
  console.info(styleText("bold", `\n${command}`));
  commandsAlreadyRun.add(command);
  return startServerAndReadPrintedOrigin(folder, command, { PORT: "0" }).catch(({ message }) =>
    exitWithError(message),
  );
}

/** Checks the pages and answers of `npm run dev`, `npm start` and `npm run serve` in the copy, and exits after a failure. */
async function checkServersOrExit(folder: string): Promise<void> {
  for (const command of ["npm run dev", "npm start"]) {
    const { origin, stop } = await startServerOrExit(folder, command);
    const page = await fetch(origin);
    if (!(await page.text()).includes(brand.name))
      exitWithError(`${command}: ${origin}: found ${page.status}; expected ${brand.name}`);
    await stop();
  }
  const { origin, stop } = await startServerOrExit(folder, "LOG=1 npm run serve");
  const old = await fetch(`${origin}/Servicios/centrales.php/`, { redirect: "manual" });
  const target = old.headers.get("location");
  if (target !== "/telefonia-ip")
    exitWithError(`an old address: found ${old.status} ${target}; expected /telefonia-ip`);
  runCommandOrExit(folder, `npm run verify -- ${origin}`, { shown: false });
  const options = { status: 1, shown: false };
  const table = runCommandOrExit(folder, `npm run launch-check -- --url ${origin}`, options);
  for (const row of [/^Certificado +falta/m, /^Mapa del sitio /m]) if (!row.test(table)) exitWithError(table);
  await stop();
}

/** Lists the sample's colours that the brand changes, in the format of the built pages. */
function listReplacedSampleColours(folder: string): string[] {
  const tokens = "brand brand-strong brand-mid brand-bright brand-wash action action-strong night".split(" ");
  const [sampleScale = [], brandScale = []] = [projectFolder, folder].map((root) => {
    const css = readTokenSheets(root);
    const schemes = [parseColourTokens(css), parseColourTokens(css, darkSchemeMediaQuery)];
    return schemes.flatMap((readToken) => tokens.map((name) => readToken(name).toLowerCase()));
  });
  const changed = [...new Set(sampleScale.filter((colour) => !brandScale.includes(colour)))];
  if (changed.length < 8)
    exitWithError(`found ${changed.length} colours that the brand changes; expected its whole scale`);
  return changed;
}

/** Finds words and colours of the sample in the built files. @returns the path and the text around each */
function findSampleRemainsInBuiltSite(folder: string): string[] {
  const patterns = [
    ...forbiddenSamplePatterns.map((words) => new RegExp(words.replaceAll(" ", "\\s"), "iu")),
    ...listReplacedSampleColours(folder).map((colour) => new RegExp(`${colour}(?![\\da-f])`, "i")),
  ];
  // Without the licences, which contain years and names of other firms.
  const files = globSync("**/*.{html,md,txt,js,css,svg,json,xml,webmanifest}", {
    cwd: join(folder, builtSiteFolder),
  }).filter((path) => path !== "licencias.txt");
  if (files.length < 30)
    exitWithError(`${folder}: found ${files.length} files to look at; expected the built site`);
  return files.flatMap((path) => {
    const text = readFileSync(join(folder, builtSiteFolder, path), "utf8");
    return patterns.flatMap((pattern) => {
      const found = pattern.exec(text);
      return found ? [`${path}: ${text.slice(Math.max(0, found.index - 30), found.index + 40)}`] : [];
    });
  });
}

const commandArguments = process.argv.slice(2);
const runsWholeSuite = commandArguments[0] === "--all";
const brandCopyPath = createSecondBrandCopy((copy, command, env) => runCommandOrExit(copy, command, { env }));

if (commandArguments.length > 0 && !runsWholeSuite) {
  runCommandOrExit(brandCopyPath, "npm run build", { shown: false });
  const quoted = commandArguments.map((one) => JSON.stringify(one)).join(" ");
  runCommandOrExit(brandCopyPath, `npm run browser -- ${quoted}`);
  process.exit();
}

runCommandOrExit(brandCopyPath, "npm run unit");
runCommandOrExit(brandCopyPath, "npm run check");
if (runsWholeSuite) runCommandOrExit(brandCopyPath, "npm run browser -- --max-failures 0");
runCommandOrExit(brandCopyPath, "npm run build", { shown: false });
const sampleRemains = findSampleRemainsInBuiltSite(brandCopyPath);
if (sampleRemains.length > 0)
  exitWithError(`the built site still contains remains of the sample:\n${sampleRemains.join("\n")}`);
console.info("Nothing of the sample is left in the built site.");
if (!readFileSync(join(brandCopyPath, builtSiteFolder, "index.html"), "utf8").includes('class="by-day '))
  exitWithError("the second brand opens its home page in the dark; expected its own hero");

await checkServersOrExit(brandCopyPath);
// It must refuse the example addresses and the claims without a source.
runCommandOrExit(brandCopyPath, "npm run launch-check", { status: 1 });

const guideCommandsNotRun = commandsRunOnSecondBrand.filter((command) => !commandsAlreadyRun.has(command));
if (guideCommandsNotRun.length > 0)
  exitWithError(`commands of docs/guia.md that were not run: ${guideCommandsNotRun.join(", ")}`);

const keptSiteFolder = join(projectFolder, "build/second-brand");
rmSync(keptSiteFolder, { recursive: true, force: true });
mkdirSync(join(projectFolder, "build"), { recursive: true });
cpSync(join(brandCopyPath, builtSiteFolder), keptSiteFolder, { recursive: true });
rmSync(brandCopyPath, { recursive: true });
console.info(styleText("green", "\nthe second brand passed"));
