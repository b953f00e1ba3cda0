import { exec } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import type { SiteConfig } from "../src/content/firm/site-fields.ts";
import { contentFolder } from "../src/site-content.ts";
import { createCompleteOwner } from "./complete-owner.ts";
import { site } from "./shared-content.ts";

const projectFolder = join(import.meta.dirname, "..");
export type VariantFiles = Record<string, string | Uint8Array | undefined>;

/** Lies in the project, because builds that write elsewhere share one folder for what Astro removes at their end. */
const getVariantFolder = (playwrightPid: number) =>
  join(projectFolder, `build/site-variant-${playwrightPid}`);

// biome-ignore lint/style/noDefaultExport: Playwright takes a setup's default export
export default function removeVariantAfterTests(): () => void {
  return () => rmSync(getVariantFolder(process.pid), { recursive: true, force: true });
}

/**
 * Builds the site of the complete owner in the first process that needs it, while the others wait.
 * @returns the folder of the built site
 */
export async function buildCompleteOwnerOnce(): Promise<string> {
  const folder = getVariantFolder(process.ppid);
  const outcome = join(folder, "outcome.txt");
  if (mkdirSync(folder, { recursive: true }) !== undefined) {
    const fault = await createCompleteOwner()
      .then(([values, files]) => buildVariantSite(folder, values, files))
      .then(() => "", String);
    // Renamed when complete, so that a waiting worker never reads an incomplete outcome.
    writeFileSync(`${outcome}.new`, fault);
    renameSync(`${outcome}.new`, outcome);
  }
  while (!existsSync(outcome)) await setTimeout(100);
  const fault = readFileSync(outcome, "utf8");
  if (fault) throw new Error(fault);
  return join(folder, "site");
}

/** @param files by path below the project: `content/logo.svg` */
export function writeContentFolder(folder: string, values: Partial<SiteConfig>, files: VariantFiles): void {
  cpSync(contentFolder, folder, { recursive: true });
  // JSON is valid YAML.
  writeFileSync(join(folder, "site.yaml"), JSON.stringify({ ...site, ...values }));
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, relative("content", path));
    mkdirSync(dirname(file), { recursive: true });
    if (content === undefined) rmSync(file, { force: true });
    else writeFileSync(file, content);
  }
}

async function buildVariantSite(folder: string, values: Partial<SiteConfig>, files: VariantFiles) {
  const content = join(folder, "content");
  writeContentFolder(content, values, files);
  // Built as from a shell with another NODE_ENV, because what is published must not depend on it.
  const env = {
    ...process.env,
    NODE_ENV: "development",
    CONTENT: content,
    SITE_FOLDER: join(folder, "site"),
  };
  await promisify(exec)("npm run build", { cwd: projectFolder, env }).catch(({ stdout, stderr }) => {
    throw new Error(`The variant of the site was not built:\n${stdout}${stderr}`);
  });
}
