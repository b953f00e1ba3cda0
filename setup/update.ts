/**
 * `npm run update`: merges the project's new commits into the owner's copy. package.json keeps the
 * owner's font. If another file has a merge conflict, prints its name and changes nothing.
 * `-- --from NAME/BRANCH` merges another branch than origin/main.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

const fontPackageScope = "@fontsource-variable/";

function exitWithError(...lines: string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

/** Runs a command. @returns its standard output without white space around it; undefined if the command fails */
function runCommandOrUndefined(command: string, ...args: string[]): string | undefined {
  // npm needs a shell on Windows, where it is a batch file.
  const { status, stdout } = spawnSync(command, args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    shell: process.platform === "win32" && command === "npm",
  });
  return status === 0 ? stdout.trim() : undefined;
}

const runGitOrExit = (...args: string[]) =>
  runCommandOrUndefined("git", ...args) ??
  exitWithError(`git ${args.join(" ")}: no se pudo; se espera git en esta carpeta`);

type PackageJson = { devDependencies: Record<string, string> };

/** @returns the text of the project's package.json with the owner's font package instead of the project's */
function keepOwnerFont(projectText: string, ownerText: string): string {
  const [project, own] = [projectText, ownerText].map((text) => JSON.parse(text) as PackageJson);
  const isFont = ([name]: [string, string]) => name.startsWith(fontPackageScope);
  const packages = Object.entries(project?.devDependencies ?? {}).filter((one) => !isFont(one));
  const fonts = Object.entries(own?.devDependencies ?? {}).filter(isFont);
  const sorted = [...packages, ...fonts].sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify({ ...project, devDependencies: Object.fromEntries(sorted) }, null, 2)}\n`;
}

/** By file, the function that resolves a merge conflict in it, starting from the project's version. */
const conflictResolversByFile: Record<string, () => void> = {
  "package.json": () => {
    const [projectText, ownerText] = [
      runGitOrExit("show", "MERGE_HEAD:package.json"),
      runGitOrExit("show", "HEAD:package.json"),
    ];
    writeFileSync("package.json", keepOwnerFont(projectText, ownerText));
  },
  "package-lock.json": () => {
    runGitOrExit("checkout", "--theirs", "package-lock.json");
    if (runCommandOrUndefined("npm", "install", "--package-lock-only") === undefined)
      exitWithError(
        "npm install: no se pudo; se espera conexión a internet. Vuelve a empezar: git merge --abort",
      );
  },
};

/** Merges a branch, such as `origin/main`, and resolves conflicts in package.json and its lock file, but no others. */
function updateOwnerCopy(upstreamBranch: string): void {
  if (runGitOrExit("status", "--porcelain", "--untracked-files=no") !== "")
    exitWithError(
      'Hay cambios sin guardar en git; se espera que estén guardados: git add -A, y después git commit -m "Mis cambios"',
    );
  const [remote = "origin", ...branch] = upstreamBranch.split("/");
  runGitOrExit("fetch", remote, branch.join("/") || "main");
  const before = runGitOrExit("rev-parse", "HEAD");
  const isMerged = runCommandOrUndefined("git", "merge", "--no-edit", "FETCH_HEAD") !== undefined;
  if (isMerged && runGitOrExit("rev-parse", "HEAD") === before) {
    console.info("No hay nada nuevo.");
    return;
  }
  const both = runGitOrExit("diff", "--name-only", "--diff-filter=U").split("\n").filter(Boolean);
  const conflicting = both.filter((path) => !conflictResolversByFile[path]);
  if (!isMerged && (conflicting.length > 0 || both.length === 0)) {
    runGitOrExit("merge", "--abort");
    exitWithError(
      ...conflicting.map(
        (path) => `${path}: cambió aquí y también en el proyecto; se espera que lo juntes tú`,
      ),
      `No se cambió nada. Para juntarlos a mano: git merge ${upstreamBranch}, y después npm run check.`,
    );
  }
  // package.json goes first: the lock file follows from it.
  for (const path of Object.keys(conflictResolversByFile))
    if (both.includes(path)) conflictResolversByFile[path]?.();
  runGitOrExit("add", "-u");
  if (!isMerged) runGitOrExit("commit", "--no-edit");
  console.info("Listo. Ahora: npm ci, y después npm run check.");
}

const { from: upstreamBranch } = (() => {
  try {
    return parseArgs({ options: { from: { type: "string", default: "origin/main" } } }).values;
  } catch (error) {
    return exitWithError(`update: ${(error as Error).message}; se espera nada o --from origin/main`);
  }
})();
if (readFileSync("package.json", "utf8").includes("<<<<<<<"))
  exitWithError("package.json: hay una mezcla sin terminar; se espera git merge --abort antes de empezar");
updateOwnerCopy(upstreamBranch);
