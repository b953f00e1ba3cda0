import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { parse } from "yaml";
import { canEditFirm } from "../edit/config.ts";
import { site } from "../src/content/site.ts";
import type { DevelopedSite } from "./development.ts";
import { drawTestPhoto } from "./drawn-photo.ts";
import { openEditor, readEditedFiles, startSiteWithTestArticles } from "./editor.ts";

/** One development server for all tests. Not `test` of site-test.ts, which fails on console warnings: the editor may cause some. */
const test = base.extend<object, { project: DevelopedSite }>({
  project: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern, and accepts no other parameter
    async ({}, use) => {
      const project = await startSiteWithTestArticles();
      await use(project);
      await project.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

test.use({ locale: "es-CO", viewport: { width: 1600, height: 900 } });
test.describe.configure({ mode: "serial" });
test.setTimeout(300_000);

/** For steps that wait until the editor is loaded or the site is rendered again. */
const longTimeoutOptions = { timeout: 100_000 };

const readPage = async ({ origin }: DevelopedSite, path: string) => (await fetch(origin + path)).text();

/** Writes a file into the content folder on disk, as the editor does with a real folder. */
function writeContentFile({ content: folder }: DevelopedSite, path: string, text: Uint8Array | string): void {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** A writer's usual actions in the editor. */
const getControls = (page: Page) => ({
  /** Fills a field, again until it keeps the text: the editor empties fields that it is still setting up. */
  async fillField(name: string, text: string) {
    const field = page.getByRole("textbox", { name });
    await expect(async () => {
      await field.fill(text);
      await page.waitForTimeout(300);
      await expect(field).toHaveValue(text, { timeout: 100 });
    }).toPass(longTimeoutOptions);
  },
  save: () => page.getByRole("button", { name: "Guardar", exact: true }).click(),
  async writeMarkdown(text: string) {
    await page.getByRole("button", { name: "Editar en Markdown" }).click();
    await page.getByRole("textbox", { name: "Texto" }).fill(text);
  },
});

test("an article that gets a new title in the editor is saved with the rest of its text, and npm run dev shows it", async ({
  page,
  project,
}) => {
  await openEditor(page, project);
  const { fillField, save } = getControls(page);
  await page
    .getByRole("row", { name: /corta la luz/ })
    .getByText(/corta la luz/)
    .click(longTimeoutOptions);
  await expect(page.getByText("Arriba en la página y en los buscadores.")).toBeVisible();
  const title = "Tus teléfonos cuando se corta la luz";
  await fillField("Título", title);
  await save();
  const file = "2026-09-02-corte-de-luz.md";
  const readText = async () => String((await readEditedFiles(page, `${project.content}/news`))[file]);
  await expect.poll(readText, longTimeoutOptions).toContain(`title: "${title}"`);
  const text = await readText();
  expect(text).toContain("1. Elige quién recibe las llamadas fuera de la oficina.\n");
  writeContentFile(project, `news/${file}`, text);
  await expect
    .poll(() => readPage(project, "/novedades/corte-de-luz"), longTimeoutOptions)
    .toContain(`${title}</h1>`);
});

test("a new article and its photo from the editor get a page and the first place on /novedades without a restart of npm run dev", async ({
  page,
  project,
}) => {
  await openEditor(page, project);
  const { fillField, save, writeMarkdown } = getControls(page);
  await page.getByRole("radio", { name: "Recursos" }).click(longTimeoutOptions);
  await page.getByRole("button", { name: "Subir nuevos recursos" }).first().click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("dialog").getByRole("button", { name: "Elegir archivos" }).click();
  await (await chooser).setFiles({
    name: "IMG_Taller (1).JPG",
    mimeType: "image/jpeg",
    buffer: await drawTestPhoto("T"),
  });
  await page.getByRole("alertdialog").getByRole("button", { name: "Subir", exact: true }).click();
  await expect
    .poll(() => readEditedFiles(page, `${project.content}/photos`), longTimeoutOptions)
    .toHaveProperty(["img_taller-1.jpg"]);

  await page.getByRole("radio", { name: "Contenido" }).click();
  await page.getByRole("button", { name: "Crear una nueva entrada" }).click(longTimeoutOptions);
  const title = "Atendemos también los sábados";
  await fillField("Título", title);
  await fillField(
    "Descripción",
    "Desde este mes la mesa de ayuda atiende los sábados de nueve a trece, por los mismos canales y sin costo para quien ya es cliente.",
  );
  await writeMarkdown(
    "Escribe como siempre.\n\n![El taller](img_taller-1.jpg)\n\n## Qué cambia\n\nEl horario.",
  );
  await save();
  // Swedish writes dates as ISO 8601 does, but in local time, unlike toISOString().
  const file = `${new Date().toLocaleDateString("sv")}-atendemos-tambien-los-sabados.md`;
  const readArticles = () => readEditedFiles(page, `${project.content}/news`);
  await expect.poll(readArticles, longTimeoutOptions).toHaveProperty([file]);

  const photos = await readEditedFiles(page, `${project.content}/photos`);
  let reloads = 0;
  page.on("load", () => reloads++);
  writeContentFile(project, "photos/img_taller-1.jpg", photos["img_taller-1.jpg"] ?? "");
  writeContentFile(project, `news/${file}`, (await readArticles())[file] ?? "");
  const address = "/novedades/atendemos-tambien-los-sabados";
  await expect.poll(() => readPage(project, address), longTimeoutOptions).toContain(`${title}</h1>`);
  expect(reloads, "reloads of the editor").toBe(0);
  await page.goto(`${project.origin}/novedades`);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText(title);
});

test("an article with a broken link and a draft: npm run dev shows the one's error on every page but the editor, and marks the other", async ({
  page,
  project,
}) => {
  const path = "news/2026-09-03-borrador.md";
  const description = "Una descripción de ejemplo para la prueba de una noticia. ".repeat(3).slice(0, 140);
  const write = (link: string) =>
    writeContentFile(
      project,
      path,
      `---\ntitle: Un borrador\ndescription: ${description}\ndraft: true\n---\n\n[Escríbenos](${link})\n`,
    );
  write("/contcto");
  await expect
    .poll(() => readPage(project, "/sobre-nosotros"), longTimeoutOptions)
    .toContain("2026-09-03-borrador.md:7: encontré (/contcto)");
  expect((await fetch(`${project.origin}/editar`)).status).toBe(200);
  write("/contacto");
  await expect
    .poll(() => readPage(project, "/novedades/borrador"), longTimeoutOptions)
    .toContain("Borrador: no se publica");
  const scheduledPath = "news/2926-09-03-manana.md";
  writeContentFile(
    project,
    scheduledPath,
    `---\ntitle: Lo de mañana\ndescription: ${description.replace("Una", "Otra")}\n---\n\nHola.\n`,
  );
  await expect
    .poll(() => readPage(project, "/novedades/manana"), longTimeoutOptions)
    .toContain("Se publica con una construcción ese día o después");
  await page.goto(`${project.origin}/novedades`);
  const items = page.getByRole("main").getByRole("listitem");
  await expect(items.filter({ hasText: "Un borrador" })).toContainText("no se publica");
  await expect(items.filter({ hasText: "Lo de mañana" })).toContainText("Se publica con");
});

test("what the editor changes of the firm is saved with all that it has no fields for, and npm run dev shows it", async ({
  page,
  project,
}) => {
  await openEditor(page, project);
  const { fillField, save } = getControls(page);
  if (!canEditFirm) {
    await expect(page.getByRole("treeitem", { name: "Novedades" })).toBeVisible(longTimeoutOptions);
    await expect(page.getByRole("treeitem", { name: "La empresa" })).toHaveCount(0);
    return;
  }
  await page.getByRole("treeitem", { name: "La empresa" }).click(longTimeoutOptions);
  await page.getByText("Datos de la empresa").click(longTimeoutOptions);
  const claim = "Tecnología que se explica sola";
  await fillField("Qué hace la empresa, en una línea", claim);
  await save();
  const readText = async () => String((await readEditedFiles(page, project.content))["site.yaml"]);
  await expect.poll(readText, longTimeoutOptions).toContain(claim);
  expect(parse(await readText())).toEqual({ ...site, brand: { ...site.brand, claim } });
  writeContentFile(project, "site.yaml", await readText());
  // The development server starts again when the firm changes.
  const readHome = () => readPage(project, "/").catch(String);
  await expect.poll(readHome, longTimeoutOptions).toContain(claim);
});

test("the editor that is built for a team asks to sign in to the Git host, and offers no folder of this machine", async ({
  page,
}) => {
  const command = "node_modules/astro/bin/astro.mjs";
  execFileSync(process.execPath, [command, "build", "--config", "edit/astro.config.ts"], {
    env: { ...process.env, EDITOR_BACKEND: "{name: github, repo: tu-empresa/sitio}" },
    stdio: "pipe",
  });
  await page.route("https://editor.example/**", (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({
      path: join("build/editor", pathname === "/" ? "index.html" : pathname),
    });
  });
  await page.goto("https://editor.example/");
  await expect(page.getByRole("button", { name: /Iniciar sesión con .?GitHub/ })).toBeVisible(
    longTimeoutOptions,
  );
  await expect(page.getByRole("button", { name: "Trabajar con un repositorio local" })).toBeHidden();
});
