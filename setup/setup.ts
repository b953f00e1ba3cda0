/** `npm run setup`: asks for the owner's values, or reads them: `npm run setup -- --from answers.json`. */

import { writeFileSync } from "node:fs";
import { cancel, confirm, intro, note, outro, updateSettings } from "@clack/prompts";
import { checkSite } from "../integration/check.ts";
import { brandSheetPath } from "../src/brand/tokens.ts";
import { firmFile, siteFilePath } from "../src/content/firm/firm.ts";
import { loadContent } from "../src/content/reading/content.ts";
import { readOwnerText } from "../src/content/reading/owner-text.ts";
import { exitOnContentError, exitOnProblems, exitWithError } from "../src/content/reading/problems.ts";
import { contentFolder, read } from "../src/site-content.ts";
import { planSetupChanges } from "./answers.ts";
import { askSetupQuestions, unwrapPromptAnswer } from "./ask.ts";
import { formatChange, listChanges, updateBrandSheet, updateSiteYaml } from "./changes.ts";

/** Lists why the build would refuse the files now, such as a redirect to a page that is not offered any more. */
async function listRefusals(paths: readonly string[]): Promise<string[]> {
  const checked = await checkSite(loadContent(contentFolder));
  const lines = "problems" in checked ? checked.problems : [];
  return lines.filter((line) => paths.some((path) => line.startsWith(`${path}:`)));
}

async function setUp(): Promise<void> {
  const [option, answersPath, ...others] = process.argv.slice(2);
  const isValid = option === "--from" ? answersPath && others.length === 0 : !option && process.stdin.isTTY;
  if (!isValid) {
    const found = option ? JSON.stringify(process.argv.slice(2).join(" ")) : "nada, y no hay una terminal";
    exitWithError(`setup: encontré ${found}; se espera npm run setup -- --from answers.json`);
  }
  const { site, problems } = read(firmFile);
  exitOnProblems(problems);
  const [sitePath, answersName] = [read(siteFilePath), answersPath ?? "respuestas"];
  const [siteYaml, brandCss] = [readOwnerText(sitePath), readOwnerText(brandSheetPath)];
  const current = { ...site, colors: updateBrandSheet(brandCss).before };

  updateSettings({ messages: { cancel: "Sin cambios.", error: "Algo falló." } });
  intro("Tu sitio");
  const answers = answersPath ? readOwnerText(answersPath) : JSON.stringify(await askSetupQuestions(current));
  const { colors, ...newSite } = planSetupChanges(answers, current, answersName);
  const changes = listChanges(site, newSite);
  const colourChanges = listChanges({ colors: current.colors }, { colors });
  if (changes.length + colourChanges.length === 0) return outro("No hay cambios que guardar.");
  note([...changes, ...colourChanges].map(formatChange).join("\n"), "Lo que cambia");
  if (answersPath === undefined) {
    const question = { message: "¿Escribir estos cambios?", active: "Sí", inactive: "No" };
    if (!unwrapPromptAnswer(await confirm(question))) return cancel("No se escribió nada.");
  }

  const files = [
    { path: sitePath, before: siteYaml, after: updateSiteYaml(siteYaml, changes) },
    { path: brandSheetPath, before: brandCss, after: updateBrandSheet(brandCss, colors).text },
  ].filter(({ before, after }) => before !== after);
  const paths = files.map(({ path }) => path);
  let refusals: string[] | undefined;
  try {
    for (const { path, after } of files) writeFileSync(path, after);
    refusals = await listRefusals(paths);
  } finally {
    if (refusals?.length !== 0) for (const { path, before } of files) writeFileSync(path, before);
  }
  if (refusals.length > 0)
    exitWithError(refusals.map((line) => line.replace(/^.*?:(\d+:)?/, `${answersName}:`)).join("\n"));
  outro(
    [
      `Listo: ${paths.join(" y ")}.`,
      "Ahora: npm start para verlo, npm run check para probarlo, npm run launch-check para saber qué falta publicar.",
      "Los textos están en content/; tu logo va en content/logo.svg.",
      "docs/guia.md cuenta el resto.",
    ].join("\n   "),
  );
}

await setUp().catch(exitOnContentError);
