import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { startServerAndReadPrintedOrigin } from "./server-command.ts";
import { copyProjectSources, linkNodeModules } from "./variant-site.ts";
import { markdownRemovals } from "./without-markdown.ts";

/** `npm run dev` in a copy of the project that has the pages and news of tests/markdown/, and no others. */
export interface EditedProject {
  folder: string;
  origin: string;
  /** Ends the development server and deletes the copy. */
  close: () => Promise<void>;
}

export async function startProjectWithTestArticles(): Promise<EditedProject> {
  const folder = copyProjectSources(mkdtempSync(join(tmpdir(), "editor-")));
  linkNodeModules(folder);
  for (const path of Object.keys(markdownRemovals)) rmSync(join(folder, path), { force: true });
  for (const name of ["written", "news"])
    cpSync(join("tests/markdown", name), join(folder, "content", name), { recursive: true });
  const promotion = join(folder, "content/news/2026-11-20-promocion.md");
  writeFileSync(promotion, readFileSync(promotion, "utf8").replaceAll("/telefonia-ip", "/contacto"));
  const { origin, stop } = await startServerAndReadPrintedOrigin(
    folder,
    "npm run dev -- --host 127.0.0.1 --port 0",
  );
  const close = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  return { folder, origin, close };
}

/**
 * Opens the editor and lets it work on a copy of the project's content in the browser's private file system: a test cannot
 * answer the browser's window for choosing a folder.
 */
export async function openEditor(page: Page, { folder, origin }: EditedProject): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${origin}/editar`, { waitUntil: "commit" });
  const files = globSync("content/{news,written}/*.md", { cwd: folder });
  await page.evaluate(
    async (texts) => {
      for (const [path, text] of Object.entries(texts)) {
        const names = path.split("/");
        let directory = await navigator.storage.getDirectory();
        for (const name of names.slice(0, -1))
          directory = await directory.getDirectoryHandle(name, { create: true });
        const file = await directory.getFileHandle(names.at(-1) ?? "", { create: true });
        const stream = await file.createWritable();
        await stream.write(text);
        await stream.close();
      }
    },
    {
      ".git/HEAD": "ref: refs/heads/main\n",
      ...Object.fromEntries(files.map((path) => [path, readFileSync(join(folder, path), "utf8")])),
    },
  );
  await page.getByRole("button", { name: "Trabajar con un repositorio local" }).click({ timeout: 100_000 });
}

/** Reads the files of a folder of the project that the editor works on, as bytes by name. */
export async function readEditedFiles(page: Page, path: string): Promise<Record<string, Buffer>> {
  const files = await page.evaluate(async (parts) => {
    let directory = await navigator.storage.getDirectory();
    for (const part of parts) directory = await directory.getDirectoryHandle(part, { create: true });
    const read: [string, number[]][] = [];
    // The editor writes into a hidden file first, and then renames it.
    for await (const [name, handle] of directory.entries())
      if (handle.kind === "file" && !name.startsWith(".")) {
        const file = await (handle as FileSystemFileHandle).getFile();
        read.push([name, [...new Uint8Array(await file.arrayBuffer())]]);
      }
    return read;
  }, path.split("/"));
  return Object.fromEntries(files.map(([name, bytes]) => [name, Buffer.from(bytes)]));
}
