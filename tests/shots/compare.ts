import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface ComparedPicture {
  file: string;
  state: "changed" | "only before" | "only after" | "same";
}

const pictureStateOrder: ComparedPicture["state"][] = ["changed", "only after", "only before", "same"];

const listPngNames = (folder: string) => readdirSync(folder).filter((name) => name.endsWith(".png"));

/** Compares the pictures of two folders by their bytes: one browser encodes the same page in the same way. */
export function comparePictures(before: string, after: string): ComparedPicture[] {
  const [old, now] = [new Set(listPngNames(before)), new Set(listPngNames(after))];
  const stateOf = (file: string): ComparedPicture["state"] => {
    if (!old.has(file)) return "only after";
    if (!now.has(file)) return "only before";
    return readFileSync(join(before, file)).equals(readFileSync(join(after, file))) ? "same" : "changed";
  };
  const pictures = [...new Set([...old, ...now])].sort().map((file) => ({ file, state: stateOf(file) }));
  return pictureStateOrder.flatMap((state) => pictures.filter((picture) => picture.state === state));
}

const escapeHtml = (text: string) => text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Builds a page with both renderings side by side, and the difference: black where they are equal. */
export function buildComparisonPage(
  pictures: readonly ComparedPicture[],
  reference: string,
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
<title>${changed} of ${pictures.length} changed since ${escapeHtml(reference)}</title>
<style>
body { font: 1rem/1.5 system-ui; margin: 2rem; background: #ddd; color: #111 }
summary { padding: 1rem 0; font-weight: 600; cursor: pointer }
.both { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start }
img { display: block; max-width: 100% }
.difference { position: relative; isolation: isolate; background: #000 }
.difference img + img { position: absolute; inset: 0 auto auto 0; mix-blend-mode: difference }
</style>
<h1>${changed} of ${pictures.length} changed since ${escapeHtml(reference)}</h1>
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

/** Builds another commit, any git revision, in a temporary folder that exists while `use` runs. */
export async function buildCommitSite(
  project: string,
  reference: string,
  use: (root: string) => Promise<void>,
): Promise<void> {
  const git = (...args: string[]) => runCommandOrThrow(project, "git", ...args);
  const commit = git("rev-parse", "--verify", "--end-of-options", `${reference}^{commit}`);
  const folder = mkdtempSync(join(tmpdir(), "shots-"));
  const checkout = join(folder, "checkout");
  try {
    git("worktree", "add", "--detach", checkout, commit);
    const lock = (of: string) => readFileSync(join(of, "package-lock.json"), "utf8");
    const modules = join(project, "node_modules");
    // With the same lock file the installed packages are used.
    if (lock(checkout) === lock(project) && existsSync(modules))
      symlinkSync(modules, join(checkout, "node_modules"), "junction");
    else runCommandOrThrow(checkout, "npm", "ci");
    runCommandOrThrow(checkout, "npm", "run", "build");
    await use(join(checkout, "build/site"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
    git("worktree", "prune");
  }
}
