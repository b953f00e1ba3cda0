import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { findFreePort } from "./listen.ts";
import { copyProjectSources, linkNodeModules } from "./variant-site.ts";
import { markdownRemovals } from "./without-markdown.ts";

/** A running editor of the site's texts (`npm run edit`). */
export interface EditorProcess {
  /** The copy of the project that is edited. */
  folder: string;
  /** The address of the editor. */
  origin: string;
  /** Reads a file of the copy. */
  read: (path: string) => string;
  /** Ends the editor and deletes the copy. */
  close: () => Promise<void>;
}

/**
 * Starts the editor in a copy of the project that has the pages and news of tests/written/, and no others.
 * @throws Error when the editor exits before it serves
 */
export async function startEditorInCopyWithTestArticles(): Promise<EditorProcess> {
  const folder = copyProjectSources(mkdtempSync(join(tmpdir(), "editor-")));
  linkNodeModules(folder);
  for (const path of Object.keys(markdownRemovals)) rmSync(join(folder, path));
  cpSync("tests/written/pages", join(folder, "content/pages"), { recursive: true });
  cpSync("tests/written/articles", join(folder, "content/articles"), { recursive: true });
  const promotion = join(folder, "content/articles/2026-11-20-promocion.md");
  writeFileSync(promotion, readFileSync(promotion, "utf8").replaceAll("/telefonia-ip", "/contacto"));
  const editor = spawn(process.execPath, ["edit/edit.ts"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    // The editor also uses the next port, which is probably free as well.
    env: { ...process.env, PORT: String(await findFreePort()), NO_COLOR: "1" },
  });
  let output = "";
  for (const stream of [editor.stdout, editor.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const close = async () => {
    const ended = once(editor, "exit");
    if (editor.exitCode === null) {
      editor.kill();
      await ended;
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  for (;;) {
    const [, origin] = /Editor: (http:\/\/[^\s/]+)/.exec(output) ?? [];
    if (origin) return { folder, origin, read: (path) => readFileSync(join(folder, path), "utf8"), close };
    if (editor.exitCode !== null) throw new Error(`npm run edit ended: ${output}`);
    await setTimeout(100);
  }
}
