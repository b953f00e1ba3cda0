import { readFileSync } from "node:fs";
import { agendaWords } from "../src/booking/agenda/words.ts";
import { contactLinks } from "../src/content/pages/contact-links.ts";
import { getTextPath } from "../src/content/reading/folder.ts";
import { contentFolder, read } from "../src/site-content.ts";
import { type DevelopedSite, startDevelopment } from "../tests/development.ts";
import { careersPaths, missingPagePath, solutionPaths } from "../tests/site-pages.ts";
import { expect, test } from "../tests/site-test.ts";

const agendaPageTexts = read(agendaWords);
const { ownAgendaPath } = read(contactLinks);

// All tests run in one worker, because they share one development server.
test.describe.configure({ mode: "default" });

let developed: DevelopedSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  developed = await startDevelopment();
});

test.afterAll(() => developed?.close());

test("npm run dev loads every kind of page once, with its scripts", async ({ page, browserConsole }) => {
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

test("npm run dev shows an unknown key with its file and line", async ({ page, browserConsole }) => {
  browserConsole.allowFault(/status of 500/);
  // On a busy machine the server needs a while to render what has changed.
  test.setTimeout(180_000);
  const file = `${developed.content}/words/about.yaml`;
  const written = readFileSync(getTextPath(contentFolder, "words/about.yaml"), "utf8");
  const line = written.split("\n").indexOf("closing:") + 2;
  const misspelt = written.replace("\nclosing:\n  title:", "\nclosing:\n  titulo:");
  developed.writeContent("words/about.yaml", misspelt);
  await expect(async () => {
    await page.goto(`${developed.origin}/sobre-nosotros`);
    const overlay = page.locator("vite-error-overlay");
    await expect(overlay).toContainText(`${file}:${line}: closing.titulo: `, { timeout: 5000 });
  }).toPass({ timeout: 50_000 });
});
