/**
 * `npm run setup`: asks for the owner's values in the terminal, or reads them: `npm run setup -- --from answers.json`. Shows
 * the changes before it writes site.yaml and the colours of brand.css.
 */
import "../src/content/exit-on-invalid-site.ts";
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { cancel, confirm, intro, log, note, outro, updateSettings } from "@clack/prompts";
import { brandSheetPath } from "../src/brand/tokens.ts";
import { readOwnerText } from "../src/content/owner-files.ts";
import { exitOnProblems, type Problem } from "../src/content/problems.ts";
import { findRedirectProblems } from "../src/content/redirects.ts";
import { site, siteFilePath } from "../src/content/site.ts";
import type { SiteConfig } from "../src/content/site-schema.ts";
import { solutionNamesWithFile } from "../src/content/solution-files.ts";
import { planSetupChanges } from "./answers.ts";
import { askSetupQuestions, unwrapPromptAnswer } from "./ask.ts";
import { buildBrandSheet } from "./colours.ts";
import { formatSiteChange, listSiteChanges, updateSiteYaml } from "./site-changes.ts";

function exitWithError(message: string): never {
  console.error(message);
  process.exit(1);
}

/** @returns the path after `--from`, if given; on any other option prints one line and exits */
function readAnswersFileOption(): string | undefined {
  try {
    return parseArgs({ options: { from: { type: "string" } } }).values.from;
  } catch (error) {
    return exitWithError(`setup: ${(error as Error).message}; se espera nada o --from answers.json`);
  }
}

/** Finds redirects that the build would refuse: the answers also change which pages the site has. */
async function listRedirectProblems({ redirects, ...newSite }: SiteConfig, file: string): Promise<Problem[]> {
  if (!redirects) return [];
  const { pageAddresses } = await import("../src/content/pages.ts");
  const { solutions = solutionNamesWithFile } = newSite;
  const changing = new Map([
    ["/hablemos", newSite.careers !== false],
    ["/agenda", !newSite.booking.url],
    ...solutionNamesWithFile.map((name) => [`/${name}`, solutions.includes(name)] as const),
  ]);
  const pages = [...new Set([...changing.keys(), ...pageAddresses])].filter(
    (path) => changing.get(path) ?? true,
  );
  return findRedirectProblems(redirects, pages, [], file);
}

/** Shows the changes that the answers make, and writes them; asks before if no file gave the answers. */
async function showAndWriteChanges(answers: string, file: string, shouldConfirm: boolean): Promise<void> {
  const { newSite, newColours } = planSetupChanges(answers, site, file);
  exitOnProblems(await listRedirectProblems(newSite, file));
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
  writeFileSync(siteFilePath, updateSiteYaml(readOwnerText(siteFilePath), site, newSite));
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
