import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { dirname, join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { drawTestPhoto } from "./drawn-photo.ts";
import { type EditorProcess, startEditorInCopyWithTestArticles } from "./editor.ts";

/** One editor for all tests. Not `test` of site-test.ts, which fails on console warnings: the editor may cause some. */
const test = base.extend<object, { sharedEditor: EditorProcess }>({
  sharedEditor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern, and accepts no other parameter
    async ({}, use) => {
      const editor = await startEditorInCopyWithTestArticles();
      await use(editor);
      await editor.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

test.use({ locale: "es-CO", viewport: { width: 1600, height: 900 } });
test.describe.configure({ mode: "serial" });
test.setTimeout(300_000);

/** An article of tests/written/, which the copy in the editor has. */
const articleFilePath = "content/articles/2026-09-02-corte-de-luz.md";
/** For steps that wait until the editor is loaded or the site is rendered again. */
const longTimeoutOptions = { timeout: 100_000 };

/** Opens the editor. @returns locators in the editor and in the site beside it, and a writer's usual actions */
async function openEditorAndGetControls(page: Page, editor: EditorProcess) {
  await page.goto(editor.origin, { waitUntil: "commit" });
  const form = page.frameLocator("iframe[title=Editor]");
  return {
    form,
    site: page.frameLocator("#site"),
    message: page.getByRole("status").filter({ hasText: /./ }),
    field: (name: string) => form.getByRole("textbox", { name }),
    save: () => form.getByRole("button", { name: "Guardar", exact: true }).click(),
    openArticle: () =>
      form
        .getByRole("row", { name: /corta la luz/ })
        .getByText(/corta la luz/)
        .click(longTimeoutOptions),
    async writeMarkdown(text: string) {
      await form.getByRole("button", { name: "Editar en Markdown" }).click();
      await form.getByRole("textbox", { name: "Texto" }).fill(text);
    },
  };
}

test("saving an article with a new title in the editor writes the article's file, and the page beside the editor shows the title", async ({
  page,
  sharedEditor,
}) => {
  const { form, site, message, field, save, openArticle } = await openEditorAndGetControls(
    page,
    sharedEditor,
  );
  // Before anything is saved there is no message above the site, so the site has the whole height of the window.
  const shown = await page.locator("#site").boundingBox();
  expect(shown?.height, "height of the site").toBe(page.viewportSize()?.height);
  await openArticle();
  await expect(form.getByText("Arriba en la página y en los buscadores.")).toBeVisible();
  const title = "Tus teléfonos cuando se corta la luz";
  await field("Título").fill(title);
  await save();
  await expect(message).toHaveText("Guardado.", longTimeoutOptions);
  const text = sharedEditor.read(articleFilePath);
  expect(text).toContain(`title: "${title}"`);
  expect(text).toContain("1. Elige quién recibe las llamadas fuera de la oficina.\n");
  await expect(site.getByRole("heading", { level: 1, name: title })).toBeVisible(longTimeoutOptions);
});

test("the editor does not save an article with a broken link, and shows the reason", async ({
  page,
  sharedEditor,
}) => {
  const before = sharedEditor.read(articleFilePath);
  const { form, message, save, openArticle, writeMarkdown } = await openEditorAndGetControls(
    page,
    sharedEditor,
  );
  await openArticle();
  await writeMarkdown("Mira [cómo se pide](/contcto).");
  await save();
  await expect(message).toContainText("No se guardó.");
  await expect(message).toContainText(/encontré \(\/contcto\); .*¿quisiste decir "\/contacto"\?/);
  await expect(form.getByRole("alertdialog")).toContainText("/contcto");
  expect(sharedEditor.read(articleFilePath)).toBe(before);
});

test("a new article in the editor gets a file, a page and the first place on /novedades", async ({
  page,
  sharedEditor,
}) => {
  const { form, site, message, field, save, writeMarkdown } = await openEditorAndGetControls(
    page,
    sharedEditor,
  );
  await form.getByRole("button", { name: "Crear una nueva entrada" }).click(longTimeoutOptions);
  const title = "Atendemos también los sábados";
  await field("Título").fill(title);
  await field("Descripción").fill(
    "Desde este mes la mesa de ayuda atiende los sábados de nueve a trece, por los mismos canales y sin costo para quien ya es cliente.",
  );
  await writeMarkdown("Escribe como siempre.\n\n## Qué cambia\n\nEl horario.");
  await save();
  await expect(message).toHaveText("Guardado.", longTimeoutOptions);
  await expect(site.getByRole("heading", { level: 1, name: title })).toBeVisible(longTimeoutOptions);
  const breadcrumbs = site.getByRole("navigation", { name: "Ruta de navegación" });
  await breadcrumbs.getByRole("link", { name: "Novedades" }).click();
  await expect(site.getByRole("heading", { level: 2 }).first()).toHaveText(title, longTimeoutOptions);
  // Swedish writes dates as ISO 8601 does, but in local time, unlike toISOString().
  const day = new Date().toLocaleDateString("sv");
  expect(sharedEditor.read(`content/articles/${day}-atendemos-tambien-los-sabados.md`)).toContain(
    "## Qué cambia",
  );
});

test("the editor uploads a photo, and refuses a broken photo", async ({ page, sharedEditor }) => {
  const { form, message } = await openEditorAndGetControls(page, sharedEditor);
  await form.getByRole("radio", { name: "Recursos" }).click(longTimeoutOptions);
  const dialog = form.getByRole("alertdialog");
  const choose = async (name: string, buffer: Buffer) => {
    await form.getByRole("button", { name: "Subir nuevos recursos" }).first().click();
    const chooser = page.waitForEvent("filechooser");
    await form.getByRole("dialog").getByRole("button", { name: "Elegir archivos" }).click();
    await (await chooser).setFiles({ name, mimeType: "image/jpeg", buffer });
  };
  const upload = dialog.getByRole("button", { name: "Subir", exact: true });
  await choose("taller.jpg", await drawTestPhoto("T"));
  await upload.click();
  await expect(message).toHaveText("Guardado.", longTimeoutOptions);
  expect(existsSync(join(sharedEditor.folder, "content/photos/taller.jpg"))).toBe(true);
  await choose("rota.jpg", Buffer.from("no photo"));
  await expect(dialog).toContainText("está dañado");
  await expect(upload).toBeDisabled();
  expect(existsSync(join(sharedEditor.folder, "content/photos/rota.jpg"))).toBe(false);
});

test("the editor's server deletes a photo only when no article uses it, and otherwise names the article", async ({
  sharedEditor,
}) => {
  const photo = join(sharedEditor.folder, "content/photos/laura.jpg");
  mkdirSync(dirname(photo), { recursive: true });
  writeFileSync(photo, await drawTestPhoto("L"));
  const headers = { "X-Editor-Key": await readEditorKey(sharedEditor.origin) };
  const requestDeletion = () =>
    fetch(`${sharedEditor.origin}/files/content/photos/laura.jpg`, { method: "DELETE", headers });
  const text = sharedEditor.read(articleFilePath);
  writeFileSync(join(sharedEditor.folder, articleFilePath), `${text}\n![Laura en el taller](laura.jpg)\n`);
  const refusal = await requestDeletion();
  expect(refusal.status).toBe(422);
  expect(await refusal.text()).toContain(`${articleFilePath}: encontré laura.jpg`);
  expect(existsSync(photo)).toBe(true);
  writeFileSync(join(sharedEditor.folder, articleFilePath), text);
  expect((await requestDeletion()).status).toBe(200);
  expect(existsSync(photo)).toBe(false);
});

/** Reads the key that the editor's page sends with every request for a file. */
async function readEditorKey(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/editor`)).text();
  return /name="editor-key" content="(\w+)"/.exec(html)?.[1] ?? "";
}

/** Sends a request, also with a Host header, which `fetch` does not allow. @returns the status of the response */
const fetchStatus = (origin: string, path: string, { method = "GET", headers = {} } = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(`${origin}${path}`, { method, headers }, (response) => resolve(response.resume().statusCode))
      .on("error", reject)
      .end(method === "PUT" ? "x" : undefined);
  });

test("the editor's server refuses requests for another host, without the editor's key, or for files that it does not edit", async ({
  sharedEditor,
}) => {
  const { origin } = sharedEditor;
  expect(new URL(origin).hostname).toBe("127.0.0.1");
  const key = await readEditorKey(origin);
  const headers = { "X-Editor-Key": key };
  expect(await fetchStatus(origin, `/files/${articleFilePath}`, { headers })).toBe(200);
  expect(await fetchStatus(origin, `/files/${articleFilePath}`)).toBe(403);
  const wrong = { "X-Editor-Key": key.replace(/^./, (first) => (first === "a" ? "b" : "a")) };
  expect(await fetchStatus(origin, `/files/${articleFilePath}`, { headers: wrong })).toBe(403);
  expect(await fetchStatus(origin, `/files/${articleFilePath}`, { method: "PUT" })).toBe(403);
  expect(await fetchStatus(origin, "/editor", { headers: { Host: "evil.example" } })).toBe(403);
  for (const path of [
    "package.json",
    "content/words/owner.yaml",
    "content/pages/..%2f..%2fpackage.json",
    "content/pages/.x%2fy.md",
  ])
    for (const method of ["GET", "PUT", "DELETE"])
      expect(await fetchStatus(origin, `/files/${path}`, { method, headers }), `${method} ${path}`).toBe(403);
});
