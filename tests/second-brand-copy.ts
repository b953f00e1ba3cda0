/** Makes a copy of the project and changes it as the owner of the second brand (tests/second-brand/) would. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { styleText } from "node:util";
import { copyProjectSources, linkNodeModules } from "./variant-site.ts";

const projectFolder = join(import.meta.dirname, "..");
/** Solutions that owners copy (docs/guia.md); the second brand offers one. */
const exampleSolutionsFolder = join(projectFolder, "docs/examples");
const brandOverlayFolder = join(import.meta.dirname, "second-brand");

/** The package of the brand's font. In this checkout it is installed under the name second-brand-font. */
const brandFontPackage = { name: "@fontsource-variable/figtree", version: "5.3.0" };

/** Links the packages into the copy; of the fonts only the brand's, under its real package name. */
function linkPackagesAndFont(folder: string): void {
  const scope = "@fontsource-variable";
  linkNodeModules(folder, [scope]);
  mkdirSync(join(folder, "node_modules", scope), { recursive: true });
  symlinkSync(
    join(projectFolder, "node_modules/second-brand-font"),
    join(folder, "node_modules", scope, "figtree"),
    "junction",
  );
}

/** Runs a command in a folder. When the command fails, the function throws or exits the process. */
type RunCommand = (folder: string, command: string, env?: Record<string, string>) => void;

/** Replaces the font package in package.json and package-lock.json; without a network in package.json alone. */
function changeFontPackage(folder: string, run: RunCommand): void {
  const ours = Object.keys(
    JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8")).devDependencies,
  ).find((name) => name.startsWith("@fontsource-variable/"));
  // npm changes only package.json and package-lock.json, because the packages are linked from this checkout.
  const env = { npm_config_package_lock_only: "true" };
  run(folder, `npm uninstall ${ours}`, env);
  const install = `npm install -D ${brandFontPackage.name}@${brandFontPackage.version}`;
  const { status, stderr } = spawnSync(install, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...env },
    shell: true,
  });
  if (status === 0) return;
  if (!/ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENOTCACHED|ENETUNREACH/.test(stderr)) throw new Error(stderr);
  console.info(styleText("yellow", `${install}: no registry answers, so package.json is edited`));
  const file = join(folder, "package.json");
  const text = readFileSync(file, "utf8");
  writeFileSync(
    file,
    text.replace(
      '"devDependencies": {',
      `$&\n    "${brandFontPackage.name}": "${brandFontPackage.version}",`,
    ),
  );
}

/**
 * Makes a copy of the project for the second brand with the tools of an owner: npm, edits, files, and `npm run setup`.
 * @returns its folder, which the caller removes
 */
export function createSecondBrandCopy(run: RunCommand): string {
  const folder = copyProjectSources();
  changeFontPackage(folder, run);
  linkPackagesAndFont(folder);
  cpSync(brandOverlayFolder, folder, { recursive: true });
  cpSync(exampleSolutionsFolder, join(folder, "content/solutions"), { recursive: true });
  run(folder, "npm run setup -- --from answers.json");
  rmSync(join(folder, "answers.json"));
  return folder;
}
