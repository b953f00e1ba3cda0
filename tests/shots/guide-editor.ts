/** The pictures of `npm run edit` for docs/guia.md. */
import type { Browser, FrameLocator, Page } from "@playwright/test";
import sharp from "sharp";
import { startEditorInCopyWithTestArticles } from "../editor.ts";

/** The file names of the pictures of `npm run edit` in docs/guia/. */
export const editorPictureFiles = [
  "editor-lista.webp",
  "editor-noticia.webp",
  "editor-no-guardado.webp",
] as const;

const longTimeoutOptions = { timeout: 60_000 };

/** Takes a screenshot of the window as WebP, once the site beside the editor is drawn. */
async function takeWebpScreenshotOfDrawnEditor(page: Page): Promise<Buffer> {
  await page
    .frameLocator("#site")
    .locator("body")
    .evaluate(() => document.fonts.ready);
  const site = await page.locator("#site").boundingBox();
  if (!site) throw new Error("found no frame with the site; expected #site");
  const borderPx = 8;
  const [left, top] = [Math.ceil(site.x) + borderPx, Math.ceil(site.y) + borderPx];
  const width = Math.floor(site.width) - 2 * borderPx;
  const height = Math.floor((site.height - 2 * borderPx) / 4);
  const quarters = [0, 1, 2, 3].map((index) => ({ left, top: top + index * height, width, height }));
  const isDrawn = async (picture: Buffer) => {
    for (const quarter of quarters) {
      const { channels } = await sharp(picture).extract(quarter).stats();
      if (channels.every(({ stdev }) => stdev < 1)) return false;
    }
    return true;
  };
  // Another process draws the site's frame, part by part, and it is blank until then.
  for (let attempt = 0; attempt < 50; attempt++) {
    const picture = await page.screenshot({ animations: "disabled" });
    if (await isDrawn(picture)) return sharp(picture).webp({ quality: 60 }).toBuffer();
    await page.waitForTimeout(200);
  }
  throw new Error("the site beside the editor stayed blank for 10 s");
}

/** Starts `npm run edit` in a copy of the project, and passes each picture of it to `write`. */
export async function renderEditorPictures(
  browser: Browser,
  write: (name: (typeof editorPictureFiles)[number], picture: Buffer) => void,
): Promise<void> {
  const editor = await startEditorInCopyWithTestArticles();
  const page = await browser.newPage({
    viewport: { width: 1360, height: 760 },
    locale: "es-CO",
    reducedMotion: "reduce",
  });
  const form: FrameLocator = page.frameLocator("iframe[title=Editor]");
  const site = page.frameLocator("#site");
  const save = () => form.getByRole("button", { name: "Guardar", exact: true }).click();
  try {
    await page.goto(editor.origin, { waitUntil: "commit" });
    const article = form.getByRole("row", { name: /corta la luz/ }).getByText(/corta la luz/);
    await article.waitFor(longTimeoutOptions);
    await site.getByRole("heading", { level: 1 }).waitFor(longTimeoutOptions);
    write("editor-lista.webp", await takeWebpScreenshotOfDrawnEditor(page));
    await article.click();
    await form.getByRole("textbox", { name: "Título" }).fill("Tus teléfonos cuando se corta la luz");
    await save();
    await site.getByRole("heading", { level: 1, name: "Tus teléfonos cuando" }).waitFor(longTimeoutOptions);
    // After saving, the editor shows the list or the article, depending on its settings.
    if (await article.isVisible()) await article.click();
    await form.getByRole("textbox", { name: "Título" }).waitFor(longTimeoutOptions);
    write("editor-noticia.webp", await takeWebpScreenshotOfDrawnEditor(page));
    await form.getByRole("button", { name: "Editar en Markdown" }).click();
    await form.getByRole("textbox", { name: "Texto" }).fill("Mira [cómo se pide](/contcto).");
    await save();
    await form.getByRole("alertdialog").waitFor(longTimeoutOptions);
    write("editor-no-guardado.webp", await takeWebpScreenshotOfDrawnEditor(page));
  } finally {
    await page.close();
    await editor.close();
  }
}
