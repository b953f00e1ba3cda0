/**
 * `npx node tests/other-firm.ts`: checks the site of tests/firms/lapacho and searches it for texts of the sample.
 * `-- --all` also runs the whole browser suite; `-- header.spec` runs only that file.
 */

import assert from "node:assert/strict";
import { execSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { styleText } from "node:util";
import { sampleFirmValues } from "../src/content/firm/sample-firm.ts";
import { site } from "./shared-content.ts";

const otherFirm = { CONTENT: "tests/firms/lapacho", SITE_FOLDER: "build/lapacho" };

/** Patterns of words and colours of the sample, and of solutions that the firm does not offer, which no built file may contain. */
const forbiddenPatterns = [
  ...[sampleFirmValues.name, sampleFirmValues.host, sampleFirmValues.phoneDigits],
  ...Object.values(sampleFirmValues.colours),
  ...[site.brand.claim, site.whatsapp.greeting, site.booking.label, site.booking.place, site.timeZone],
  ...["Villa Crespo", "Rosario", "2345-6789", "\\$ \\d{1,3}\\.\\d{3}"],
  ...["es[-_]AR", "Argentina"],
  ...["agentes? (de )?IA", "agentes-ia", "recepcionista", "\\bCRM\\b", '/crm["?#]'],
  // Facts of the sample that are wrong for this firm: it began in 2015, has no partnerships, removes claims and changes one.
  ...["\\b2003\\b", "\\b2012\\b", "20\\u00a0años", "\\bpartners?\\b", "60\\u00a0%", "100 participantes"],
]
  .filter((words) => words !== undefined)
  .map((words) => new RegExp(words.replaceAll(" ", "\\s"), "iu"));

function runForFirm(command: string): void {
  console.info(styleText("bold", `\n${command}`));
  execSync(command, { stdio: "inherit", env: { ...process.env, ...otherFirm } });
}

function findSampleRemains(): string[] {
  // Without the licences, which contain years and names of other firms, and the firm's redirects of old addresses.
  const exclude = ["licencias.txt", "vercel.json"];
  const pattern = "**/*.{html,md,txt,js,css,svg,json,xml,webmanifest}";
  return globSync(pattern, { cwd: otherFirm.SITE_FOLDER, exclude }).flatMap((path) => {
    const text = readFileSync(join(otherFirm.SITE_FOLDER, path), "utf8");
    return forbiddenPatterns.flatMap((pattern) => {
      const { index } = pattern.exec(text) ?? {};
      return index === undefined ? [] : [`${path}: ${text.slice(Math.max(0, index - 30), index + 40)}`];
    });
  });
}

const [option = "", ...otherOptions] = process.argv.slice(2);
const playwright = "npx playwright test -c tests";
if (option && option !== "--all") {
  runForFirm("npm run --silent build");
  runForFirm([playwright, option, ...otherOptions].join(" "));
} else {
  // The check builds the site.
  runForFirm("npm run --silent check");
  if (option) runForFirm([playwright, ...otherOptions, "--max-failures 0"].join(" "));
  assert.deepEqual(findSampleRemains(), [], "the built site still contains remains of the sample");
  const home = readFileSync(join(otherFirm.SITE_FOLDER, "index.html"), "utf8");
  assert.match(home, /class="by-day /, "the firm opens its home page in the dark, not with its own hero");
  console.info(styleText("green", "\nthe other firm passed"));
}
