import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { createSiteServer } from "../server/serve.ts";
import type { SiteConfig } from "../site.schema.ts";

const project = join(import.meta.dirname, "..");
const notSource = ["node_modules", "build", "shots", "test-results"];

/** @returns a new folder with the sources of the project, which the caller removes; it has no packages */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  cpSync(project, folder, {
    recursive: true,
    filter: (path) => {
      const parts = relative(project, path).split(/[\\/]/);
      const [top = ""] = parts;
      return !top.startsWith(".") && !notSource.includes(top) && !parts.includes("node_modules");
    },
  });
  return folder;
}

interface Variant {
  /** The folder of the built site. */
  root: string;
  /** Where it is served, such as `http://127.0.0.1:40000`. */
  origin: string;
  /** Ends the server and removes the site. */
  close: () => void;
}

/**
 * Builds the site as an owner does who has written other values into site.config.ts, and serves it. In a hook it wants
 * `test.setTimeout(180_000)`, and the tests one worker: each would build.
 * @param values to stand in the configuration, in place of those that are there
 * @param files texts by path, in place of those of the project; undefined takes one away
 * @returns the site, which the caller closes
 * @throws Error with what the build has said, when it fails
 */
export async function serveVariant(
  values: Partial<SiteConfig>,
  files: Record<string, string | undefined> = {},
): Promise<Variant> {
  const folder = await buildVariant(values, files);
  const root = join(folder, "build/site");
  const server = createSiteServer({ root });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    root,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @returns a copy of the project in a new folder; the site is in its `build/site` */
async function buildVariant(
  values: Partial<SiteConfig>,
  files: Record<string, string | undefined>,
): Promise<string> {
  const folder = copyProject();
  symlinkSync(join(project, "node_modules"), join(folder, "node_modules"), "junction");
  const config = join(folder, "site.config.ts");
  const end = "} satisfies SiteConfig";
  const text = readFileSync(config, "utf8");
  if (!text.includes(end)) throw new Error(`site.config.ts: expected the configuration to end with "${end}"`);
  writeFileSync(config, text.replace(end, `...${JSON.stringify(values)},\n${end}`));

  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    if (content === undefined) rmSync(join(folder, path), { force: true });
    else writeFileSync(join(folder, path), content);
  }

  // On Windows npm is a script of the shell.
  const build = spawn("npm", ["run", "build"], { cwd: folder, shell: process.platform === "win32" });
  let said = "";
  for (const output of [build.stdout, build.stderr]) output.on("data", (chunk) => (said += chunk));
  const [status] = await once(build, "close");
  if (status !== 0) throw new Error(`The variant of the site was not built:\n${said}`);
  return folder;
}
