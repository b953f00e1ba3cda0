import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { canEditFirm } from "../edit/config.ts";
import { getTextPath } from "../src/content/reading/folder.ts";
import { contentFolder } from "../src/site-content.ts";
import { type DevelopedSite, startDevelopment } from "../tests/development.ts";
import { drawTestPhoto } from "../tests/drawn-photo.ts";
import { fillField, longTimeoutOptions, openEditor, readEditedFile, save } from "../tests/editor.ts";
import { expect, test } from "../tests/fixtures.ts";
import { buildMarkdown } from "../tests/markdown-file.ts";
import { careersPaths, missingPagePath, solutionPaths } from "../tests/paths.ts";
import { agendaPageTexts, ownAgendaPath, site } from "../tests/shared-content.ts";

// All tests run in one worker, because they share one development server.
test.describe.configure({ mode: "default" });

let developed: DevelopedSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  developed = await startDevelopment();
});

test.afterAll(() => developed?.close());

test("npm run dev loads every kind of page once, with its scripts", { tag: "@slow" }, async ({
  page,
  browserConsole,
}) => {
  test.setTimeout(180_000);
  browserConsole.allowFault(new RegExp(`404.*${missingPagePath}`));
  const documents: string[] = [];
  page.on("domcontentloaded", () => documents.push(new URL(page.url()).pathname));
  const slow = { timeout: 60_000 };

  const paths = ["/", ...careersPaths, "/contacto", ...solutionPaths, missingPagePath];
  for (const path of paths) {
    await page.goto(developed.origin + path, slow);
    await expect(page.locator("html[data-boot]"), path).toBeAttached(slow);
    if (path === "/hablemos")
      // Clicks again until React has hydrated the form: before, the browser shows its own message, without aria-invalid.
      await expect(async () => {
        await page.getByRole("button", { name: "Enviar" }).click();
        await expect(page.locator("[aria-invalid=true]").first()).toBeVisible({ timeout: 5000 });
      }).toPass(slow);
    if (path === "/contacto" && ownAgendaPath) {
      const frame = page.frameLocator("iframe");
      await frame.locator("label:has(input[name=time]:enabled)").first().click(slow);
      await expect(frame.getByRole("link", { name: agendaPageTexts.chosen.whatsapp })).toBeVisible();
    }
  }
  expect(documents, "documents loaded, each once").toEqual(paths);
});

// Before the firm changes below: then the server starts again, perhaps while a page of the next test loads.
test("npm run dev shows an unknown key, and a link to a missing part, with file and line", {
  tag: "@slow",
}, async ({ page, browserConsole }) => {
  browserConsole.allowFault(/status of 500/);
  // On a busy machine the server needs a while to render what has changed.
  test.setTimeout(180_000);
  const file = `${developed.content}/words/about.yaml`;
  const written = readFileSync(getTextPath(contentFolder, "words/about.yaml"), "utf8");
  const line = written.split("\n").indexOf("closing:") + 2;
  const misspelt = written.replace("\nclosing:\n  title:", "\nclosing:\n  titulo:");
  developed.writeContent("words/about.yaml", misspelt);
  const expectOverlay = (text: string) =>
    expect(async () => {
      await page.goto(`${developed.origin}/sobre-nosotros`);
      await expect(page.locator("vite-error-overlay")).toContainText(text, { timeout: 5000 });
    }).toPass({ timeout: 50_000 });
  await expectOverlay(`${file}:${line}: closing.titulo: `);
  developed.writeContent("words/about.yaml", written);
  developed.writeContent("written/casos.md", buildMarkdown("[a](/contacto#no-existe)"));
  await expectOverlay(`${developed.content}/written/casos.md:6: encontré un enlace a "/contacto#no-existe"`);
  developed.writeContent("written/casos.md", buildMarkdown("[a](/contacto)"));
});

// The development server starts again when the firm changes.
const readPage = (path: string) => fetch(developed.origin + path).then((answer) => answer.text(), String);

test.describe("the editor of npm run dev", { tag: "@slow" }, () => {
  test.use({ locale: "es-CO", viewport: { width: 1600, height: 900 } });
  test.setTimeout(300_000);
  // The editor itself may log some.
  test.beforeEach(({ browserConsole }) => browserConsole.allowFault(/./));

  test("a new article and its photo appear on /novedades without a restart", async ({ page }) => {
    await openEditor(page, developed);
    await page.getByRole("radio", { name: "Recursos" }).click(longTimeoutOptions);
    await page.getByRole("button", { name: "Subir nuevos recursos" }).first().click();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("dialog").getByRole("button", { name: "Elegir archivos" }).click();
    const photo = await drawTestPhoto("T");
    await (await chooser).setFiles({ name: "IMG_Taller (1).JPG", mimeType: "image/jpeg", buffer: photo });
    await page.getByRole("alertdialog").getByRole("button", { name: "Subir", exact: true }).click();
    const photoPath = "photos/img_taller-1.jpg";
    await expect.poll(() => readEditedFile(page, developed, photoPath), longTimeoutOptions).not.toBe("");

    await page.getByRole("radio", { name: "Contenido" }).click();
    await page.getByRole("button", { name: "Crear una nueva entrada" }).first().click(longTimeoutOptions);
    const title = "Atendemos también los sábados";
    await fillField(page, "Título", title);
    await fillField(page, "Descripción", "Desde este mes atendemos los sábados. ".repeat(4).trim());
    await page.getByRole("button", { name: "Editar en Markdown" }).click();
    const text = "Escribe como siempre.\n\n![El taller](img_taller-1.jpg)\n\n## Qué cambia\n\nEl horario.";
    await page.getByRole("textbox", { name: "Texto" }).fill(text);
    await save(page);
    // Swedish writes dates as ISO 8601 does, but in local time, unlike toISOString().
    const path = `news/${new Date().toLocaleDateString("sv")}-atendemos-tambien-los-sabados.md`;
    const readArticle = () => readEditedFile(page, developed, path);
    await expect.poll(readArticle, longTimeoutOptions).toContain(title);

    let reloads = 0;
    page.on("load", () => reloads++);
    developed.writeContent(photoPath, photo);
    developed.writeContent(path, await readArticle());
    const address = "/novedades/atendemos-tambien-los-sabados";
    await expect.poll(() => readPage(address), longTimeoutOptions).toContain(`${title}</h1>`);
    expect(reloads, "reloads of the editor").toBe(0);
    await page.goto(`${developed.origin}/novedades`);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText(title);
  });

  test("the editor keeps what it has no fields for, and npm run dev shows it", async ({ page }) => {
    test.skip(!canEditFirm, "the editor does not offer this firm");
    await openEditor(page, developed);
    await page.getByRole("treeitem", { name: "La empresa" }).click(longTimeoutOptions);
    await page.getByText("Datos de la empresa").click(longTimeoutOptions);
    const claim = "Tecnología que se explica sola";
    await fillField(page, "Qué hace la empresa, en una línea", claim);
    await save(page);
    const readText = () => readEditedFile(page, developed, "site.yaml");
    await expect.poll(readText, longTimeoutOptions).toContain(claim);
    expect(parse(await readText())).toEqual({ ...site, brand: { ...site.brand, claim } });
    developed.writeContent("site.yaml", await readText());
    await expect.poll(() => readPage("/"), longTimeoutOptions).toContain(claim);
  });

  test("npm run dev shows a draft and an article of a day to come, each with its mark", async () => {
    for (const [path, draft, mark] of [
      ["2026-09-03-borrador", "true", "Borrador: no se publica"],
      ["2926-09-03-manana", "false", "Se publica con una construcción ese día o después"],
    ] as const) {
      developed.writeContent(`news/${path}.md`, buildMarkdown("Hola.", { title: path, draft }));
      const address = `/novedades/${path.slice("2026-09-03-".length)}`;
      await expect.poll(() => readPage(address), longTimeoutOptions).toContain(mark);
    }
  });
});
