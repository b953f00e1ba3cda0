import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
// Not `test` of site-test.ts, which fails on console warnings: the editor may cause some.
import { expect, type Page, test } from "@playwright/test";
import { parse } from "yaml";
import { firm } from "../src/content/firm/firm.ts";
import { findPackageFolder } from "../src/content/reading/package-folder.ts";
import { read } from "../src/site-content.ts";
import { type DevelopedSite, startDevelopment } from "../tests/development.ts";
import { drawTestPhoto } from "../tests/drawn-photo.ts";
import { canEditFirm } from "./config.ts";

const site = read(firm);

test.use({ locale: "es-CO", viewport: { width: 1600, height: 900 } });
test.describe.configure({ mode: "serial" });
test.setTimeout(300_000);

/** One development server for all tests. */
let project: DevelopedSite;
test.beforeAll(async () => {
  project = await startDevelopment();
});
test.afterAll(() => project?.close());

const longTimeoutOptions = { timeout: 100_000 };

// The development server starts again when the firm changes.
const readPage = (path: string) => fetch(project.origin + path).then((answer) => answer.text(), String);

/** Lets the editor work in the browser's private file system: a test cannot answer the window for choosing a folder. */
async function openEditor(page: Page): Promise<void> {
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

const readEditedFile = (page: Page, path: string): Promise<string> =>
  page
    .evaluate(async (names) => {
      let directory = await navigator.storage.getDirectory();
      for (const name of names.slice(0, -1)) directory = await directory.getDirectoryHandle(name);
      const handle = await directory.getFileHandle(names.at(-1) ?? "");
      return (await handle.getFile()).text();
    }, `${project.content}/${path}`.split("/"))
    .catch(() => "");

/** Fills a field, again until it keeps the text: the editor empties fields that it is still setting up. */
async function fillField(page: Page, name: string, text: string): Promise<void> {
  const field = page.getByRole("textbox", { name });
  await expect(async () => {
    await field.fill(text);
    await page.waitForTimeout(300);
    await expect(field).toHaveValue(text, { timeout: 100 });
  }).toPass(longTimeoutOptions);
}

const save = (page: Page) => page.getByRole("button", { name: "Guardar", exact: true }).click();

test("a new article and its photo appear on /novedades without a restart", async ({ page }) => {
  await openEditor(page);
  await page.getByRole("radio", { name: "Recursos" }).click(longTimeoutOptions);
  await page.getByRole("button", { name: "Subir nuevos recursos" }).first().click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("dialog").getByRole("button", { name: "Elegir archivos" }).click();
  const photo = await drawTestPhoto("T");
  await (await chooser).setFiles({ name: "IMG_Taller (1).JPG", mimeType: "image/jpeg", buffer: photo });
  await page.getByRole("alertdialog").getByRole("button", { name: "Subir", exact: true }).click();
  const photoPath = "photos/img_taller-1.jpg";
  await expect.poll(() => readEditedFile(page, photoPath), longTimeoutOptions).not.toBe("");

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
  const readArticle = () => readEditedFile(page, path);
  await expect.poll(readArticle, longTimeoutOptions).toContain(title);

  let reloads = 0;
  page.on("load", () => reloads++);
  project.writeContent(photoPath, photo);
  project.writeContent(path, await readArticle());
  const address = "/novedades/atendemos-tambien-los-sabados";
  await expect.poll(() => readPage(address), longTimeoutOptions).toContain(`${title}</h1>`);
  expect(reloads, "reloads of the editor").toBe(0);
  await page.goto(`${project.origin}/novedades`);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText(title);
});

test("the editor keeps what it has no fields for, and npm run dev shows it", async ({ page }) => {
  test.skip(!canEditFirm, "the editor does not offer this firm");
  await openEditor(page);
  await page.getByRole("treeitem", { name: "La empresa" }).click(longTimeoutOptions);
  await page.getByText("Datos de la empresa").click(longTimeoutOptions);
  const claim = "Tecnología que se explica sola";
  await fillField(page, "Qué hace la empresa, en una línea", claim);
  await save(page);
  const readText = () => readEditedFile(page, "site.yaml");
  await expect.poll(readText, longTimeoutOptions).toContain(claim);
  expect(parse(await readText())).toEqual({ ...site, brand: { ...site.brand, claim } });
  project.writeContent("site.yaml", await readText());
  await expect.poll(() => readPage("/"), longTimeoutOptions).toContain(claim);
});

test("npm run dev shows a draft and an article of a day to come, each with its mark", async () => {
  for (const [path, data, mark] of [
    ["2026-09-03-borrador", "draft: true", "Borrador: no se publica"],
    ["2926-09-03-manana", "draft: false", "Se publica con una construcción ese día o después"],
  ] as const) {
    const description = `${path} es una noticia de ejemplo para la prueba. `.repeat(4).slice(0, 140);
    const frontMatter = `title: ${path}\ndescription: ${description}\n${data}`;
    project.writeContent(`news/${path}.md`, `---\n${frontMatter}\n---\n\nHola.\n`);
    const address = `/novedades/${path.slice("2026-09-03-".length)}`;
    await expect.poll(() => readPage(address), longTimeoutOptions).toContain(mark);
  }
});

test("the editor that is built for a team asks to sign in to the Git host", async ({ page }) => {
  const env = { ...process.env, EDITOR_BACKEND: "{name: github, repo: tu-empresa/sitio}" };
  const astro = join(findPackageFolder("astro") ?? "", "bin/astro.mjs");
  const command = [astro, "build", "--config", "edit/astro.config.ts"];
  execFileSync(process.execPath, command, { env, stdio: "pipe" });
  await page.route("https://editor.example/**", (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join("build/editor", pathname === "/" ? "index.html" : pathname) });
  });
  await page.goto("https://editor.example/");
  const signIn = page.getByRole("button", { name: /Iniciar sesión con .?GitHub/ });
  await expect(signIn).toBeVisible(longTimeoutOptions);
});
