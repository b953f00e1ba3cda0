import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtSiteFolder } from "../../deploy/site-folder.ts";

/** A screenshot's file name, and how it differs between another commit (before) and this checkout (after). */
export interface ComparedPicture {
  file: string;
  state: "changed" | "only before" | "only after" | "same";
}

const pictureStateOrder: ComparedPicture["state"][] = ["changed", "only after", "only before", "same"];

const listPngNames = (folder: string) => readdirSync(folder).filter((name) => name.endsWith(".png"));

/** Compares the pictures of two folders by their bytes: one browser encodes the same page in the same way. */
export function comparePicturesByBytes(beforeFolder: string, afterFolder: string): ComparedPicture[] {
  const [old, now] = [new Set(listPngNames(beforeFolder)), new Set(listPngNames(afterFolder))];
  const stateOf = (file: string): ComparedPicture["state"] => {
    if (!old.has(file)) return "only after";
    if (!now.has(file)) return "only before";
    return readFileSync(join(beforeFolder, file)).equals(readFileSync(join(afterFolder, file)))
      ? "same"
      : "changed";
  };
  const pictures = [...new Set([...old, ...now])].sort().map((file) => ({ file, state: stateOf(file) }));
  return pictureStateOrder.flatMap((state) => pictures.filter((picture) => picture.state === state));
}

const escapeHtml = (text: string) => text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Builds the HTML of a page with both screenshots of each state side by side, and the difference: black where they are equal. */
export function buildComparisonPage(
  pictures: readonly ComparedPicture[],
  revision: string,
  folders: { before: string; after: string },
): string {
  const image = (folder: string, file: string) =>
    `<img loading="lazy" alt="" src="${escapeHtml(`${folder}/${file}`)}">`;
  const figures = pictures.map(({ file, state }) => {
    const before = state === "only after" ? "" : image(folders.before, file);
    const after = state === "only before" ? "" : image(folders.after, file);
    const difference = state === "changed" ? `<div class="difference">${before}${after}</div>` : "";
    const parts = `<div>${before}</div><div>${after}</div>${difference && `<div>${difference}</div>`}`;
    return `<details${state === "same" ? "" : " open"}><summary>${escapeHtml(file)}: ${state}</summary><div class="both">${parts}</div></details>`;
  });
  const changed = pictures.filter(({ state }) => state !== "same").length;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${changed} of ${pictures.length} changed since ${escapeHtml(revision)}</title>
<style>
body { font: 1rem/1.5 system-ui; margin: 2rem; background: #ddd; color: #111 }
summary { padding: 1rem 0; font-weight: 600; cursor: pointer }
.both { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start }
img { display: block; max-width: 100% }
.difference { position: relative; isolation: isolate; background: #000 }
.difference img + img { position: absolute; inset: 0 auto auto 0; mix-blend-mode: difference }
</style>
<h1>${changed} of ${pictures.length} changed since ${escapeHtml(revision)}</h1>
<p>Before, after, and the difference: black where they agree.</p>
${figures.join("\n")}
</html>
`;
}

function runCommandOrThrow(cwd: string, command: string, ...args: string[]): string {
  // On Windows npm is a shell script.
  const shell = process.platform === "win32" && command === "npm";
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, shell, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stderr || stdout}`);
  return stdout.trim();
}

/**
 * Builds the site of a git revision in a temporary folder.
 * @param use gets the folder of the built site, which exists until `use` ends
 */
export async function buildSiteOfCommit(
  projectFolder: string,
  revision: string,
  use: (root: string) => Promise<void>,
): Promise<void> {
  const git = (...args: string[]) => runCommandOrThrow(projectFolder, "git", ...args);
  const commit = git("rev-parse", "--verify", "--end-of-options", `${revision}^{commit}`);
  const folder = mkdtempSync(join(tmpdir(), "shots-"));
  const checkout = join(folder, "checkout");
  try {
    git("worktree", "add", "--detach", checkout, commit);
    const lock = (of: string) => readFileSync(join(of, "package-lock.json"), "utf8");
    const modules = join(projectFolder, "node_modules");
    // With the same lock file the installed packages are used.
    if (lock(checkout) === lock(projectFolder) && existsSync(modules))
      symlinkSync(modules, join(checkout, "node_modules"), "junction");
    else runCommandOrThrow(checkout, "npm", "ci");
    runCommandOrThrow(checkout, "npm", "run", "build");
    await use(join(checkout, builtSiteFolder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
    git("worktree", "prune");
  }
}
