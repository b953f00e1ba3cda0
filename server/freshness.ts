import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** Everything the finished site is made of; what is missing is passed over. */
const sources = [
  "app",
  "finish",
  "public",
  "site.config.ts",
  "site.schema.ts",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
];

const recordPath = (root: string) => join(root, "build", "sources.sha256");

function filesOf(root: string, source: string): string[] {
  const path = join(root, source);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [source];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

/**
 * A SHA-256 in hexadecimal over names and contents; times do not count, a checkout sets them anew. The address that
 * a preview is built for counts: its pages ask search engines to stay away.
 */
function sourcesHash(root: string): string {
  const hash = createHash("sha256").update(`${process.env.SITE_ADDRESS ?? ""}\0`);
  for (const file of sources.flatMap((source) => filesOf(root, source)).sort()) {
    const content = readFileSync(join(root, file));
    // The length keeps one file's end apart from the next one's name.
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/**
 * Whether the finished site in `build/site` was made from the sources as they are now.
 * @param root the project's folder
 * @returns "missing" where there is no `build/site/index.html`, "outdated" where the sources have changed since
 *   `recordBuild`, else "fresh"
 */
export function buildState(root: string): "missing" | "outdated" | "fresh" {
  if (!existsSync(join(root, "build", "site", "index.html"))) return "missing";
  const record = recordPath(root);
  const built = existsSync(record) ? readFileSync(record, "utf8").trim() : "";
  return built === sourcesHash(root) ? "fresh" : "outdated";
}

/**
 * Notes in `build/sources.sha256` what the site was built from: the last step of a build that succeeded.
 * @param root the project's folder
 */
export function recordBuild(root: string): void {
  mkdirSync(dirname(recordPath(root)), { recursive: true });
  writeFileSync(recordPath(root), `${sourcesHash(root)}\n`);
}

/**
 * Takes that note away, before a build begins: one that breaks off halfway must not pass for finished when its
 * sources are put back as they were.
 * @param root the project's folder
 */
export function forgetBuild(root: string): void {
  rmSync(recordPath(root), { force: true });
}
