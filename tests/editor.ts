import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type { DevelopedSite } from "./development.ts";

export const longTimeoutOptions = { timeout: 100_000 };

/** Lets the editor work in the browser's private file system: a test cannot answer the window for choosing a folder. */
export async function openEditor(page: Page, project: DevelopedSite): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${project.origin}/editar`, { waitUntil: "commit" });
  const openFolder = page.getByRole("button", { name: "Trabajar con un repositorio local" });
  // Before, a change of another test may reload the page.
  await openFolder.waitFor(longTimeoutOptions);
  const file = `${project.content}/site.yaml`;
  const files = { ".git/HEAD": "ref: refs/heads/main\n", [file]: readFileSync(file, "utf8") };
  await page.evaluate(async (texts) => {
    for (const [path, text] of Object.entries(texts)) {
      const names = path.split("/");
      let directory = await navigator.storage.getDirectory();
      for (const name of names.slice(0, -1))
        directory = await directory.getDirectoryHandle(name, { create: true });
      const handle = await directory.getFileHandle(names.at(-1) ?? "", { create: true });
      const stream = await handle.createWritable();
      await stream.write(text);
      await stream.close();
    }
  }, files);
  await openFolder.click();
}

export const readEditedFile = (page: Page, { content }: DevelopedSite, path: string): Promise<string> =>
  page
    .evaluate(async (names) => {
      let directory = await navigator.storage.getDirectory();
      for (const name of names.slice(0, -1)) directory = await directory.getDirectoryHandle(name);
      const handle = await directory.getFileHandle(names.at(-1) ?? "");
      return (await handle.getFile()).text();
    }, `${content}/${path}`.split("/"))
    .catch(() => "");

/** Fills a field, again until it keeps the text: the editor empties fields that it is still setting up. */
export async function fillField(page: Page, name: string, text: string): Promise<void> {
  const field = page.getByRole("textbox", { name });
  await expect(async () => {
    await field.fill(text);
    // The editor empties it when it is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(field).toHaveValue(text, { timeout: 100 });
  }).toPass(longTimeoutOptions);
}

export const save = (page: Page) => page.getByRole("button", { name: "Guardar", exact: true }).click();
