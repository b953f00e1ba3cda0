import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { createDisposableTemporaryFolder } from "./temporary-folder.ts";

const identity = [
  "-c",
  "user.name=Owner",
  "-c",
  "user.email=owner@example.com",
  "-c",
  "commit.gpgsign=false",
];

/** The lines of the guide's chapter about updates that begin with `git`, with another address of the project. */
const listUpdateCommands = (upstream: string) =>
  [...readFileSync("docs/guia.md", "utf8").matchAll(/^git (.* (?:upstream|merge\.ours).*)$/gm)].map(
    ([, command = ""]) => command.replace(/https:\S+/, upstream).split(" "),
  );

test("the guide's commands for an update keep an owner's words, take the project's code, and name a file that both changed", () => {
  using root = createDisposableTemporaryFolder();
  const [upstream, copy] = [join(root.path, "upstream"), join(root.path, "copy")];
  const git = (cwd: string, ...args: string[]) =>
    execFileSync("git", [...identity, ...args], { cwd, encoding: "utf8", stdio: "pipe" });
  const write = (folder: string, texts: Record<string, string>) => {
    for (const [path, text] of Object.entries(texts)) {
      mkdirSync(join(folder, path, ".."), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    git(folder, "add", "-A");
    git(folder, "commit", "-m", "Change");
  };
  const readCopy = (path: string) => readFileSync(join(copy, path), "utf8");
  const words = (title: string) => `title: ${title}\ntext: Una línea.\n`;
  mkdirSync(upstream);
  cpSync(".gitattributes", join(upstream, ".gitattributes"));
  git(upstream, "init", "--initial-branch=main");
  write(upstream, {
    "content/words/home.yaml": words("De muestra"),
    "src/page.ts": "1\n",
    "package-lock.json": "1\n",
  });
  git(root.path, "clone", "-q", upstream, copy);
  git(copy, "remote", "rename", "origin", "old");

  write(copy, { "content/words/home.yaml": words("De la empresa"), "package-lock.json": "2\n" });
  write(upstream, {
    "content/words/home.yaml": words("Nuevo"),
    "src/page.ts": "2\n",
    "package-lock.json": "3\n",
  });
  const commands = listUpdateCommands(upstream);
  assert.equal(commands.length, 3);
  for (const command of commands) git(copy, ...command);
  assert.equal(readCopy("content/words/home.yaml"), words("De la empresa"));
  assert.equal(readCopy("src/page.ts"), "2\n");

  write(copy, { "src/page.ts": "3, of the owner\n" });
  write(upstream, { "src/page.ts": "3\n" });
  assert.throws(() => git(copy, ...(commands.at(-1) ?? [])), { stdout: /CONFLICT.*src\/page\.ts/ });
  git(copy, "merge", "--abort");
  assert.equal(readCopy("src/page.ts"), "3, of the owner\n");
});
