/**
 * `npm run update`: brings what is new in the project into the owner's copy, by a merge. What an owner edits lies in files
 * that the project does not touch; what is generated is made anew, and package.json keeps the owner's font. Anything else
 * that both have changed is named, and the copy stays as it was. `-- --from NAME/BRANCH` when it is not origin/main.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

const fontScope = "@fontsource-variable/";

function fail(...lines: string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

/** Runs a command without a shell. @returns what it says, undefined where it fails */
function attempt(command: string, ...args: string[]): string | undefined {
  // On Windows npm is a script of the shell.
  const { status, stdout } = spawnSync(command, args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    shell: process.platform === "win32" && command === "npm",
  });
  return status === 0 ? stdout.trim() : undefined;
}

const git = (...args: string[]) =>
  attempt("git", ...args) ?? fail(`git ${args.join(" ")}: no se pudo; se espera git en esta carpeta`);

type Package = { devDependencies: Record<string, string> };

/** The project's package.json with the owner's font. */
function withOwnFont(theirs: string, ours: string): string {
  const [project, own] = [theirs, ours].map((text) => JSON.parse(text) as Package);
  const isFont = ([name]: [string, string]) => name.startsWith(fontScope);
  const packages = Object.entries(project?.devDependencies ?? {}).filter((one) => !isFont(one));
  const fonts = Object.entries(own?.devDependencies ?? {}).filter(isFont);
  const sorted = [...packages, ...fonts].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify({ ...project, devDependencies: Object.fromEntries(sorted) }, null, 2)}\n`;
}

/** What makes a file anew that both have changed, from the project's form of it. */
const mend: Record<string, () => void> = {
  "package.json": () => {
    const [theirs, ours] = [git("show", "MERGE_HEAD:package.json"), git("show", "HEAD:package.json")];
    writeFileSync("package.json", withOwnFont(theirs, ours));
  },
  "package-lock.json": () => {
    git("checkout", "--theirs", "package-lock.json");
    if (attempt("npm", "install", "--package-lock-only") === undefined)
      fail("npm install: no se pudo; se espera conexión a internet. Vuelve a empezar: git merge --abort");
  },
};

const isGenerated = (path: string) =>
  ["deploy/nginx.conf", "deploy/Caddyfile"].includes(path) || path.startsWith("deploy/cloudflare/");

function update(from: string): void {
  if (git("status", "--porcelain", "--untracked-files=no") !== "")
    fail(
      'Hay cambios sin guardar en git; se espera que estén guardados: git add -A, y después git commit -m "Mis cambios"',
    );
  const [remote = "origin", branch = "main"] = from.split("/");
  git("fetch", remote, branch);
  const before = git("rev-parse", "HEAD");
  const isMerged = attempt("git", "merge", "--no-edit", "FETCH_HEAD") !== undefined;
  if (isMerged && git("rev-parse", "HEAD") === before) {
    console.info("No hay nada nuevo.");
    return;
  }
  const both = git("diff", "--name-only", "--diff-filter=U").split("\n").filter(Boolean);
  const strange = both.filter((path) => !mend[path] && !isGenerated(path));
  if (!isMerged && (strange.length > 0 || both.length === 0)) {
    git("merge", "--abort");
    fail(
      ...strange.map((path) => `${path}: cambió aquí y también en el proyecto; se espera que lo juntes tú`),
      "No se cambió nada. Para juntarlos a mano: git merge origin/main, y después npm run check.",
    );
  }
  // package.json goes first: the lock file follows from it.
  for (const path of Object.keys(mend)) if (both.includes(path)) mend[path]?.();
  for (const path of both.filter(isGenerated)) git("checkout", "--theirs", path);
  if (attempt(process.execPath, "deploy/files.ts") === undefined)
    fail("npm run deploy:files: no se pudo. Vuelve a empezar: git merge --abort");
  git("add", "-u");
  if (!isMerged) git("commit", "--no-edit");
  else if (git("status", "--porcelain", "--untracked-files=no") !== "")
    git("commit", "-m", "Make the hosts' files anew");
  console.info("Listo. Ahora: npm ci, y después npm run check.");
}

const { from } = (() => {
  try {
    return parseArgs({ options: { from: { type: "string", default: "origin/main" } } }).values;
  } catch (error) {
    return fail(`update: ${(error as Error).message}; se espera nada o --from origin/main`);
  }
})();
if (readFileSync("package.json", "utf8").includes("<<<<<<<"))
  fail("package.json: hay una mezcla sin terminar; se espera git merge --abort antes de empezar");
update(from);
