/**
 * `npx node tests/other-firm.ts`: builds the site of the firm in tests/firms/lapacho, which has another country, other solutions and
 * few facts, runs its checks, and searches its built files for remains of the sample. `-- --all` also runs the whole browser
 * suite; `-- header.spec` runs only that file.
 */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { styleText } from "node:util";
import { parseColourTokens, readTokenSheets } from "../src/brand/tokens.ts";
import { sampleFirmValues } from "../src/content/sample-firm.ts";
import { site } from "../src/content/site.ts";
import { startServer } from "./server-command.ts";

const firm = { CONTENT: "tests/firms/lapacho", SITE_FOLDER: "build/lapacho" };

/** Patterns of words of the sample, and of solutions that the firm does not offer, which no built file may contain. */
const forbiddenPatterns = [
  ...[sampleFirmValues.name, sampleFirmValues.host, sampleFirmValues.phoneDigits],
  ...[site.brand.claim, site.whatsapp.greeting, site.booking.label, site.booking.place, site.timeZone],
  ...["Villa Crespo", "Rosario", "2345-6789", "\\$ \\d{1,3}\\.\\d{3}"],
  ...["es[-_]AR", "Argentina"],
  ...["agentes? (de )?IA", "agentes-ia", "recepcionista", "\\bCRM\\b", '/crm["?#]'],
  // Facts of the sample that are wrong for this firm: it began in 2015, has no partnerships, removes claims and changes one.
  ...["\\b2003\\b", "\\b2012\\b", "20\\u00a0años", "\\bpartners?\\b", "60\\u00a0%", "100 participantes"],
].map((words) => new RegExp(words.replaceAll(" ", "\\s"), "iu"));

function exitWithError(message: string): never {
  console.error(styleText("red", message, { stream: process.stderr }));
  process.exit(1);
}

/** Runs a command for the firm, and exits when its status is not the expected one. @returns the output, if it is not shown */
function runOrExit(command: string, { status = 0, shown = true } = {}): string {
  console.info(styleText("bold", `\n${command}`));
  const result = spawnSync(command.replace(/^npm run /, "npm run --silent "), {
    stdio: shown ? "inherit" : "pipe",
    encoding: "utf8",
    env: { ...process.env, ...firm },
    shell: true,
  });
  const output = `${result.stdout ?? ""}${result.stderr ?? ""}`;
  if (result.status !== status)
    exitWithError(`${output}${command}: found status ${result.status}; expected ${status}`);
  return output;
}

/** Lists the sample's colours that the firm changes, in the format of the built pages. */
function listReplacedSampleColours(): string[] {
  const names = "brand brand-strong brand-mid brand-bright brand-wash action action-strong night".split(" ");
  const own = readFileSync(join(firm.CONTENT, "brand.css"), "utf8");
  const [sample, changed] = [readTokenSheets(), readTokenSheets(own)].map((css) => {
    const token = parseColourTokens(css);
    return names.map((name) => token(name).toLowerCase());
  });
  return sample?.filter((colour) => !changed?.includes(colour)) ?? [];
}

/** Finds words and colours of the sample in the built files. @returns the path and the text around each */
function findSampleRemains(): string[] {
  const colours = listReplacedSampleColours();
  if (colours.length < 6)
    exitWithError(`found ${colours.length} colours that the firm changes; expected six or more`);
  const patterns = [
    ...forbiddenPatterns,
    ...colours.map((colour) => new RegExp(`${colour}(?![\\da-f])`, "i")),
  ];
  // Without the licences, which contain years and names of other firms, and the firm's redirects of old addresses.
  const files = globSync("**/*.{html,md,txt,js,css,svg,json,xml,webmanifest}", {
    cwd: firm.SITE_FOLDER,
  }).filter((path) => !["licencias.txt", "vercel.json"].includes(path));
  if (files.length < 30) exitWithError(`found ${files.length} files to look at; expected the built site`);
  return files.flatMap((path) => {
    const text = readFileSync(join(firm.SITE_FOLDER, path), "utf8");
    return patterns.flatMap((pattern) => {
      const found = pattern.exec(text);
      return found ? [`${path}: ${text.slice(Math.max(0, found.index - 30), found.index + 40)}`] : [];
    });
  });
}

/** Checks pages and answers of the development server and of the server, and what the launch check says of the latter. */
async function checkServersOrExit(): Promise<void> {
  for (const command of ["npm run dev", "npm run serve"]) {
    const { origin, stop } = await startServer(command.split(" "), { PORT: "0", ...firm });
    const page = await (await fetch(origin)).text();
    if (!page.includes("Lapacho Redes")) exitWithError(`${command}: expected the firm's name at ${origin}`);
    if (command === "npm run serve") {
      const old = await fetch(`${origin}/Servicios/centrales.php/`, { redirect: "manual" });
      const target = old.headers.get("location");
      if (target !== "/telefonia-ip")
        exitWithError(`an old address: found ${old.status} ${target}; expected /telefonia-ip`);
      // It must refuse the example addresses and the claims without a source.
      const table = runOrExit(`npm run launch-check -- --url ${origin}`, { status: 1, shown: false });
      for (const row of [/^falta +Certificado: /m, /^\w+ +Mapa del sitio: /m])
        if (!row.test(table)) exitWithError(table);
    }
    await stop();
  }
}

const [option, ...otherOptions] = process.argv.slice(2);
const playwright = ["npx playwright test -c tests", option === "--all" ? "" : option, ...otherOptions]
  .join(" ")
  .trim();
runOrExit("npm run build", { shown: false });
if (option && option !== "--all") runOrExit(playwright);
else {
  runOrExit("npm run check");
  if (option === "--all") runOrExit(`${playwright} --max-failures 0`);
  const remains = findSampleRemains();
  if (remains.length > 0)
    exitWithError(`the built site still contains remains of the sample:\n${remains.join("\n")}`);
  console.info("Nothing of the sample is left in the built site.");
  if (!readFileSync(join(firm.SITE_FOLDER, "index.html"), "utf8").includes('class="by-day '))
    exitWithError("the firm opens its home page in the dark; expected its own hero");
  await checkServersOrExit();
  console.info(styleText("green", "\nthe other firm passed"));
}
