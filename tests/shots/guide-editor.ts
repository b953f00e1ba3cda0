/** The picture of the editor for docs/guia.md. */
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { openEditor, startProjectWithTestArticles } from "../editor.ts";

export const editorPictureFile = "editor.webp";

/** Starts `npm run dev` in a copy of the project, and takes a picture of an article in the editor. */
export async function renderEditorPicture(browser: Browser): Promise<Buffer> {
  const project = await startProjectWithTestArticles();
  const page = await browser.newPage({
    viewport: { width: 1360, height: 760 },
    locale: "es-CO",
    reducedMotion: "reduce",
  });
  try {
    await openEditor(page, project);
    const article = page.getByRole("row", { name: /corta la luz/ }).getByText(/corta la luz/);
    await article.click({ timeout: 60_000 });
    await page.getByRole("textbox", { name: "Título" }).waitFor();
    return await sharp(await page.screenshot({ animations: "disabled" }))
      .webp({ quality: 60 })
      .toBuffer();
  } finally {
    await page.close();
    await project.close();
  }
}
