import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { createDisposableTemporaryFolder } from "../tests/temporary-folder.ts";
import { copyProjectSources, linkNodeModules } from "../tests/variant-site.ts";

const projectFolder = join(import.meta.dirname, "..");

/** The files that belong to the owner (docs/guia.md); an update does not change them. */
const ownerFilePattern = /^(site\.config\.ts|brand\.css|content\/|public\/)/;

const gitIdentityVariables = Object.fromEntries(
  ["AUTHOR", "COMMITTER"].flatMap((who) => [
    [`GIT_${who}_NAME`, "Owner"],
    [`GIT_${who}_EMAIL`, "owner@example.com"],
  ]),
);
const gitEnvironment = { ...process.env, ...gitIdentityVariables };

const createGitRunner =
  (cwd: string) =>
  (...args: string[]) =>
    execFileSync("git", ["-c", "commit.gpgsign=false", ...args], {
      cwd,
      env: gitEnvironment,
      encoding: "utf8",
      stdio: "pipe",
    });

/** Changes the text of a file; fails the test if the edit changes nothing. */
function editFile(path: string, edit: (text: string) => string): void {
  const text = readFileSync(path, "utf8");
  assert.notEqual(edit(text), text, path);
  writeFileSync(path, edit(text));
}

/** Creates a git repository of the project, and an owner's clone of it, configured by setup. */
function createProjectAndConfiguredClone(root: string) {
  const [upstream, clone] = [join(root, "upstream"), join(root, "clone")];
  copyProjectSources(upstream);
  const runGitUpstream = createGitRunner(upstream);
  runGitUpstream("init", "--initial-branch=main");
  runGitUpstream("add", "-A");
  runGitUpstream("commit", "-m", "The project");
  createGitRunner(root)("clone", upstream, clone);
  linkNodeModules(clone);
  cpSync(join(projectFolder, "tests/second-brand/answers.json"), join(clone, "answers.json"));
  cpSync(join(projectFolder, "tests/second-brand/content"), join(clone, "content"), { recursive: true });
  cpSync(join(projectFolder, "docs/examples"), join(clone, "content/solutions"), { recursive: true });
  const run = (...args: string[]) =>
    spawnSync(process.execPath, args, { cwd: clone, encoding: "utf8", env: gitEnvironment });
  const setup = run("setup/setup.ts", "--from", "answers.json");
  assert.equal(setup.status, 0, setup.stderr);
  editFile(join(clone, "package.json"), (text) =>
    text.replace(/@fontsource-variable\/[\w-]+(?=":)/, "@fontsource-variable/inter"),
  );
  const runGitInClone = createGitRunner(clone);
  runGitInClone("rm", "-q", "--cached", "--ignore-unmatch", "answers.json", "node_modules");
  runGitInClone("add", "-u");
  runGitInClone("add", "content");
  runGitInClone("commit", "-m", "Our site");
  return { upstream, runGitUpstream, clone, runGitInClone, run };
}

/** By file extension, the function that adds a comment or paragraph before and after the text of a file. */
const commentAddersByExtension: Record<string, (text: string) => string> = {
  ts: (text) => `// Later.\n${text}\n// Later.\n`,
  tsx: (text) => `// Later.\n${text}\n// Later.\n`,
  css: (text) => `/* Later. */\n${text}\n/* Later. */\n`,
  md: (text) => `Later.\n\n${text}\n\nLater.\n`,
};

test("an update that changes every TypeScript, CSS and Markdown file but the owner's merges without a conflict and keeps the owner's files", () => {
  using root = createDisposableTemporaryFolder();
  const { upstream, runGitUpstream, clone, runGitInClone, run } = createProjectAndConfiguredClone(root.path);
  const readInClone = (path: string) => readFileSync(join(clone, path), "utf8");

  const changed = runGitUpstream("ls-files")
    .split("\n")
    .filter((path) => !ownerFilePattern.test(path) && commentAddersByExtension[path.split(".").at(-1) ?? ""]);
  assert.ok(changed.length > 300, `${changed.length} files`);
  const editUpstream = (path: string, edit: (text: string) => string) => editFile(join(upstream, path), edit);
  for (const path of changed)
    editUpstream(path, commentAddersByExtension[path.split(".").at(-1) ?? ""] ?? String);
  // Setup once wrote tokens.css: the project's changes to it must still reach the owner.
  editUpstream("src/brand/tokens.css", (text) =>
    text.replace(/(--color-brand: )[^;]+/, "$1oklch(0.4 0.1 200)"),
  );
  editUpstream("deploy/nginx.conf", (text) => text.replaceAll("server_name", "# Later.\n  server_name"));
  editUpstream("package.json", (text) =>
    text.replace(/("(?:@iconify-json\/logos|@capsizecss\/unpack)": ")[^"]+/g, "$199.0.0"),
  );
  runGitUpstream("add", "-A");
  runGitUpstream("commit", "-m", "Later");

  const own = ["site.config.ts", "brand.css", "content/solutions/telefonia-ip.yaml"];
  const before = own.map(readInClone);
  const { status, stdout, stderr } = run("setup/update.ts");
  assert.equal(status, 0, stderr);
  assert.match(stdout, /Listo/);
  assert.equal(runGitInClone("status", "--porcelain", "--untracked-files=no"), "");
  assert.deepEqual(own.map(readInClone), before);
  assert.match(readInClone("src/site-map.ts"), /^\/\/ Later\.\n[\s\S]*\/\/ Later\.\n$/);
  assert.match(readInClone("src/brand/tokens.css"), /oklch\(0\.4 0\.1 200\)/);
  assert.match(readInClone("deploy/nginx.conf"), /# Later\.\s+server_name/);
  const { devDependencies } = JSON.parse(readInClone("package.json"));
  assert.equal(devDependencies["@iconify-json/logos"], "99.0.0");
  assert.ok(devDependencies["@fontsource-variable/inter"]);
  assert.equal(devDependencies["@fontsource-variable/familjen-grotesk"], undefined);

  const again = run("setup/update.ts");
  assert.match(again.stdout, /No hay nada nuevo/);
});

test("update stops at uncommitted changes, and at a merge conflict, whose file it names, and changes nothing", () => {
  using root = createDisposableTemporaryFolder();
  const { upstream, runGitUpstream, clone, runGitInClone, run } = createProjectAndConfiguredClone(root.path);
  const write = (folder: string, text: string) => writeFileSync(join(folder, "src/site-map.ts"), text);
  write(upstream, "// Theirs.\n");
  runGitUpstream("commit", "-am", "Later");
  write(clone, "// Ours.\n");
  const unsaved = run("setup/update.ts");
  assert.equal(unsaved.status, 1);
  assert.match(unsaved.stderr, /cambios sin guardar/);
  runGitInClone("commit", "-am", "Ours");
  const { status, stderr } = run("setup/update.ts");
  assert.equal(status, 1);
  assert.match(stderr, /^src\/site-map\.ts: cambió aquí y también en el proyecto/m);
  assert.equal(readFileSync(join(clone, "src/site-map.ts"), "utf8"), "// Ours.\n");
  assert.equal(runGitInClone("status", "--porcelain", "--untracked-files=no"), "");
});
