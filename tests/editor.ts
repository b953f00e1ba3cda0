import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { type DevelopedSite, startDevelopment } from "./development.ts";

/** Starts `npm run dev` for a site that has the pages and news of tests/markdown/. */
export function startSiteWithTestArticles(): Promise<DevelopedSite> {
  const paths = globSync("{written,news}/*.md", { cwd: "tests/markdown" });
  const texts = paths.map((path) => [
    `content/${path}`,
    readFileSync(`tests/markdown/${path}`, "utf8").replaceAll("/telefonia-ip", "/contacto"),
  ]);
  return startDevelopment(Object.fromEntries(texts));
}

/**
 * Opens the editor and lets it work on a copy of the project's content in the browser's private file system: a test cannot
 * answer the browser's window for choosing a folder.
 */
export async function openEditor(page: Page, { content, origin }: DevelopedSite): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${origin}/editar`, { waitUntil: "commit" });
  const files = globSync(`${content}/{*.yaml,{news,written}/*.md}`);
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
      ...Object.fromEntries(files.map((path) => [path, readFileSync(path, "utf8")])),
    },
  );
  await page.getByRole("button", { name: "Trabajar con un repositorio local" }).click({ timeout: 100_000 });
}

/** Reads the files of a folder that the editor works on, as bytes by name. @param path from the project's root */
export async function readEditedFiles(page: Page, path: string): Promise<Record<string, Buffer>> {
  const files = await page.evaluate(async (parts) => {
    let directory = await navigator.storage.getDirectory();
    for (const part of parts) directory = await directory.getDirectoryHandle(part, { create: true });
    const read: [string, number[]][] = [];
    // The editor writes into a hidden file first, and then renames it.
    for await (const [name, handle] of directory.entries())
      if (handle.kind === "file" && !name.startsWith(".")) {
        const file = (handle as FileSystemFileHandle).getFile();
        // Gone or not readable if the editor replaces it just now.
        const bytes = await file.then((one) => one.arrayBuffer()).catch(() => undefined);
        if (bytes) read.push([name, [...new Uint8Array(bytes)]]);
      }
    return read;
  }, path.split("/"));
  return Object.fromEntries(files.map(([name, bytes]) => [name, Buffer.from(bytes)]));
}
