/** `npm run setup`: asks for the owner's values, or reads them: `npm run setup -- --from answers.json`. */

import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { cancel, confirm, intro, log, note, outro, updateSettings } from "@clack/prompts";
import { checkSite } from "../integration/check.ts";
import { brandSheetPath } from "../src/brand/tokens.ts";
import { firmFile } from "../src/content/firm/firm.ts";
import type { SiteConfig } from "../src/content/firm/site-fields.ts";
import { loadContent } from "../src/content/reading/content.ts";
import { readOwnerText } from "../src/content/reading/owner-text.ts";
import { exitOnContentError, exitOnProblems, exitWithError } from "../src/content/reading/problems.ts";
import { contentFolder, getContentPath, read } from "../src/site-content.ts";
import { planSetupChanges } from "./answers.ts";
import { askSetupQuestions, unwrapPromptAnswer } from "./ask.ts";
import { buildBrandSheet } from "./colours.ts";
import { formatSiteChange, listSiteChanges, updateSiteYaml } from "./site-changes.ts";

const { site, problems } = read(firmFile);
exitOnProblems(problems);
const siteFilePath = getContentPath("site.yaml");

function readAnswersFileOption(): string | undefined {
  try {
    return parseArgs({ options: { from: { type: "string" } } }).values.from;
  } catch {
    const found = JSON.stringify(process.argv.slice(2).join(" "));
    return exitWithError(`setup: encontré ${found}; se espera nada o --from answers.json`);
  }
}

/** Writes the new firm, unless the build would refuse its site.yaml, as with a redirect to a page that it has not any more. */
async function writeSiteOrExit(newSite: SiteConfig, file: string): Promise<void> {
  const before = readOwnerText(siteFilePath);
  writeFileSync(siteFilePath, updateSiteYaml(before, site, newSite));
  const restore = () => writeFileSync(siteFilePath, before);
  const checked = await checkSite(loadContent(contentFolder)).catch((error) => {
    restore();
    throw error;
  });
  const lines = "problems" in checked ? checked.problems : [];
  const problems = lines.filter((line) => line.startsWith(siteFilePath));
  if (problems.length === 0) return;
  restore();
  exitWithError(
    problems.map((line) => file + line.slice(siteFilePath.length).replace(/^:\d+/, "")).join("\n"),
  );
}

async function showAndWriteChanges(answers: string, file: string, shouldConfirm: boolean): Promise<void> {
  const { newSite, newColours } = planSetupChanges(answers, site, file);
  const before = readOwnerText(brandSheetPath);
  const sheet = newColours ? buildBrandSheet(before, newColours) : before;
  const changes = listSiteChanges(site, newSite).map(formatSiteChange);
  if (changes.length === 0 && sheet === before) {
    outro("No hay cambios que guardar.");
    return;
  }
  if (changes.length > 0) note(changes.join("\n"), `Cambia en ${siteFilePath}`);
  if (newColours && sheet !== before)
    log.info(
      `Colores, en ${brandSheetPath}: ${newColours.brand} y ${newColours.action}; de ellos salen los demás.`,
    );
  if (shouldConfirm) {
    const question = { message: "¿Escribir estos cambios?", active: "Sí", inactive: "No" };
    if (!unwrapPromptAnswer(await confirm(question))) return cancel("No se escribió nada.");
  }
  await writeSiteOrExit(newSite, file);
  writeFileSync(brandSheetPath, sheet);
  outro(
    [
      `Listo: ${siteFilePath}${sheet === before ? "" : `, ${brandSheetPath}`}.`,
      "Ahora: npm start para verlo, npm run check para probarlo, npm run launch-check para saber qué falta publicar.",
      "Los textos están en content/; tu logo va en content/logo.svg.",
      "docs/guia.md cuenta el resto.",
    ].join("\n   "),
  );
}

async function setUp(): Promise<void> {
  const answersPath = readAnswersFileOption();
  updateSettings({ messages: { cancel: "Sin cambios.", error: "Algo falló." } });
  if (answersPath !== undefined) await showAndWriteChanges(readOwnerText(answersPath), answersPath, false);
  else if (process.stdin.isTTY) {
    intro("Tu sitio");
    await showAndWriteChanges(JSON.stringify(await askSetupQuestions(site)), "respuestas", true);
  } else
    exitWithError(
      "setup: pregunta en una terminal y aquí no hay; se espera npm run setup -- --from answers.json",
    );
}

await setUp().catch(exitOnContentError);
