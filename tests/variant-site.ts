import { exec } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { firm } from "../src/content/firm/firm.ts";
import type { SiteConfig } from "../src/content/firm/site-fields.ts";
import { contentFolder, read } from "../src/site-content.ts";

const site = read(firm);

const projectFolder = join(import.meta.dirname, "..");
export type VariantFiles = Record<string, string | Uint8Array | undefined>;

/**
 * Inside the project, because builds that write elsewhere share one folder of files that Astro removes at the
 * end.
 */
const getVariantsFolder = (playwrightPid: number) =>
  join(projectFolder, `build/site-variants-${playwrightPid}`);

// biome-ignore lint/style/noDefaultExport: Playwright takes a teardown's default export
export default function removeVariants(): void {
  rmSync(getVariantsFolder(process.pid), { recursive: true, force: true });
}

/** Builds the site with other values and files, in the first worker that needs it, while the others wait. */
export async function buildVariantOnce(values: Partial<SiteConfig>, files: VariantFiles): Promise<string> {
  const changes = JSON.stringify([values, files], (_key, value) => value ?? null);
  const place = join(getVariantsFolder(process.ppid), createHash("sha256").update(changes).digest("hex"));
  const folder = join(place, "variant");
  const outcome = join(place, "outcome.txt");
  if (mkdirSync(place, { recursive: true }) !== undefined) {
    const fault = await buildVariantSite(folder, values, files).then(() => "", String);
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
