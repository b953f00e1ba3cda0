/**
 * `npm run test:second-brand`: does to a copy of the project what the owner of another firm does, who has another
 * country, name, logo, font and colours, two of the solutions and one of its own, a booking service and somewhere to
 * deliver applications to. Then runs the owner's checks there (`--all` for the whole suite), without a test edited, and
 * looks for what is left of the sample in everything that is built. The site stays in `build/second-brand` to be looked at.
 */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { styleText } from "node:util";
import { colourTokens, dark } from "../finish/tokens.ts";
import { site } from "../site.config.ts";
import { sample } from "../site.sample.ts";
import { copyProject } from "./variant-site.ts";

const project = join(import.meta.dirname, "..");
const overlay = join(import.meta.dirname, "second-brand");

/** What the owner changes in files of the project; the rest is added, or asked by `npm run setup`. */
const edits: Record<string, [from: string | RegExp, to: string][]> = {
  "package.json": [[/"@fontsource-variable\/[^"]+": "[^"]+"/, '"@fontsource-variable/figtree": "5.3.0"']],
  "app/content/claims.ts": [
    ['"2003"', '"2011"'],
    ['"2012"', '"2016"'],
    ["20\\u00a0años", "14\\u00a0años"],
  ],
  "app/content/region.ts": [
    ["Villa Crespo", "Villa Morra"],
    ["Rosario", "Encarnación"],
    ["+54 9 11 2345-6789", "+595 981 555123"],
    ['"$"', '"₲"'],
  ],
};

/** Words of the sample, and of what this firm does not offer, that nothing built may say. */
const traces = [
  sample.name,
  sample.host,
  ...sample.places,
  ...sample.numbers,
  site.booking.place,
  site.timeZone,
  "es-AR",
  "es_AR",
  "Argentina",
  "Familjen",
  "agentes? IA",
  "agentes-ia",
  "recepcionista",
  "\\bCRM\\b",
  '/crm["?#]',
  "\\b2003\\b",
  "20\\u00a0años",
];

function fail(message: string): never {
  console.error(styleText("red", message, { stream: process.stderr }));
  process.exit(1);
}

/** Links every package into the copy, and the brand's font under the name that it has at an owner's. */
function linkPackages(folder: string): void {
  const packages = join(project, "node_modules");
  const scope = "@fontsource-variable";
  mkdirSync(join(folder, "node_modules", scope), { recursive: true });
  for (const name of readdirSync(packages))
    if (name !== scope) symlinkSync(join(packages, name), join(folder, "node_modules", name), "junction");
  symlinkSync(
    join(packages, "second-brand-font"),
    join(folder, "node_modules", scope, "figtree"),
    "junction",
  );
}

function edit(folder: string): void {
  for (const [path, changes] of Object.entries(edits)) {
    const file = join(folder, path);
    const text = changes.reduce(
      (before, [from, to]) => {
        if (before.replace(from, () => to) === before) fail(`${path}: found no ${from} to change`);
        return typeof from === "string" ? before.replaceAll(from, to) : before.replace(from, () => to);
      },
      readFileSync(file, "utf8"),
    );
    writeFileSync(file, text);
  }
}

/** Runs a script of the copy; ends with its status where that is not 0. */
function run(folder: string, ...args: string[]): void {
  console.info(styleText("bold", `\nnpm run ${args.join(" ")}`));
  const { status } = spawnSync("npm", ["run", "--silent", ...args], {
    cwd: folder,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error(styleText("red", `the second brand in ${folder}: npm run ${args[0]} failed`));
    process.exit(status ?? 1);
  }
}

/** The sample's colours as finished pages write them; black, white and what the brand keeps are not its own. */
function sampleColours(folder: string): string[] {
  const sheets = [project, folder].map((root) => readFileSync(join(root, "app/app.css"), "utf8"));
  const [ours = [], theirs = []] = sheets.map((css) =>
    ["brand", "brand-strong", "brand-mid", "brand-bright", "brand-wash", "action", "action-strong", "night"]
      .flatMap((name) => [colourTokens(css)(name), colourTokens(css, dark)(name)])
      .map((colour) => colour.toLowerCase()),
  );
  const gone = [...new Set(ours.filter((colour) => !theirs.includes(colour)))];
  if (gone.length < 8) fail(`found ${gone.length} colours that the brand changes; expected its whole scale`);
  return gone;
}

/** @returns one line for each thing of the sample that a built file still has */
function leftovers(folder: string): string[] {
  const patterns = [
    ...traces.map((trace) => new RegExp(trace.replaceAll(" ", "\\s"), "iu")),
    ...sampleColours(folder).map((colour) => new RegExp(`${colour}(?![\\da-f])`, "i")),
  ];
  const files = globSync("**/*.{html,md,txt,js,css,svg,json,xml,webmanifest}", {
    cwd: join(folder, "build/site"),
  });
  if (files.length < 30) fail(`${folder}: found ${files.length} files to look at; expected the built site`);
  return files.flatMap((path) => {
    const text = readFileSync(join(folder, "build/site", path), "utf8");
    return patterns.flatMap((pattern) => {
      const found = pattern.exec(text);
      return found ? [`${path}: ${text.slice(Math.max(0, found.index - 30), found.index + 40)}`] : [];
    });
  });
}

const folder = copyProject();
linkPackages(folder);
cpSync(overlay, folder, { recursive: true });
edit(folder);
run(folder, "setup", "--", "--from", "answers.json");
rmSync(join(folder, "answers.json"));
for (const part of ["types", "unit", "build"]) run(folder, part);
const left = leftovers(folder);
if (left.length > 0) fail(`the built site still has of the sample:\n${left.join("\n")}`);
console.info("Nothing of the sample is left in the built site.");
const checks = ["--grep", "@check", "--project", "files", "--project", "desktop"];
run(folder, "browser", "--", ...(process.argv.includes("--all") ? [] : checks));
const kept = join(project, "build/second-brand");
rmSync(kept, { recursive: true, force: true });
mkdirSync(join(project, "build"), { recursive: true });
cpSync(join(folder, "build/site"), kept, { recursive: true });
rmSync(folder, { recursive: true });
console.info(styleText("green", "\nthe second brand passed"));
