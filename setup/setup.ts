/** `npm run setup`: asks for the owner's values, or reads them: `npm run setup -- --from answers.json`. */

import { writeFileSync } from "node:fs";
import { cancel, confirm, intro, note, outro, updateSettings } from "@clack/prompts";
import { checkSite } from "../integration/content-validation.ts";
import { brandSheetPath } from "../src/brand/tokens.ts";
import { firmFile, siteFilePath } from "../src/content/firm/firm.ts";
import { loadContent } from "../src/content/reading/content.ts";
import { ContentError, exitOnProblems, exitWithError } from "../src/content/reading/problems.ts";
import { readOwnerText } from "../src/content/reading/read-text-file.ts";
import { contentFolder, read } from "../src/site-content.ts";
import { planSetupChanges } from "./answers.ts";
import { askSetupQuestions } from "./ask.ts";
import { formatChange, listChanges, updateBrandSheet, updateSiteYaml } from "./changes.ts";

async function setUp(): Promise<void> {
  const args = process.argv.slice(2);
  const [option, answersPath] = args;
  const isInterview = option === undefined && process.stdin.isTTY;
  if (!isInterview && (option !== "--from" || args.length !== 2)) {
    const found = option ? JSON.stringify(args.join(" ")) : "nada, y no hay una terminal";
    exitWithError(`setup: encontré ${found}; se espera npm run setup -- --from answers.json`);
  }
  const { site, problems } = read(firmFile);
  exitOnProblems(problems);
  const sitePath = read(siteFilePath);
  const siteYaml = readOwnerText(sitePath);
  const brandCss = readOwnerText(brandSheetPath);
  const current = { ...site, colors: updateBrandSheet(brandCss).before };

  updateSettings({ messages: { cancel: "Sin cambios.", error: "Algo falló." } });
  intro("Tu sitio");
  const answers = answersPath ? readOwnerText(answersPath) : JSON.stringify(await askSetupQuestions(current));
  const answersName = answersPath ?? "respuestas";
  const planned = planSetupChanges(answers, current, answersName);
  const changes = listChanges(current, planned);
  if (changes.length === 0) return outro("No hay cambios que guardar.");
  note(changes.map(formatChange).join("\n"), "Lo que cambia");
  if (answersPath === undefined) {
    const question = { message: "¿Escribir estos cambios?", active: "Sí", inactive: "No" };
    if ((await confirm(question)) !== true) return cancel("No se escribió nada.");
  }

  const siteChanges = changes.filter(({ path: [group] }) => group !== "colors");
  const files = [
    { path: sitePath, before: siteYaml, after: updateSiteYaml(siteYaml, siteChanges) },
    { path: brandSheetPath, before: brandCss, after: updateBrandSheet(brandCss, planned.colors).text },
  ].filter(({ before, after }) => before !== after);
  const paths = files.map(({ path }) => path);
  let refusals: string[] | undefined;
  try {
    for (const { path, after } of files) writeFileSync(path, after);
    const checked = await checkSite(loadContent(contentFolder));
    const lines = "problems" in checked ? checked.problems : [];
    // Such as a redirect to a page that is no longer offered. Problems elsewhere existed before.
    refusals = lines.filter((line) => paths.some((path) => line.startsWith(`${path}:`)));
  } finally {
    if (refusals?.length !== 0) for (const { path, before } of files) writeFileSync(path, before);
  }
  if (refusals.length > 0)
    exitWithError(refusals.map((line) => line.replace(/^.*?:(\d+:)?/, `${answersName}:`)).join("\n"));
  outro(`Listo: ${paths.join(" y ")}.
   Ahora: npm start para verlo, npm run check para probarlo, npm run launch-check para saber qué falta publicar.
   Los textos están en content/; tu logo va en content/logo.svg. docs/guia.md cuenta el resto.`);
}

await setUp().catch((error: unknown) => {
  if (!(error instanceof ContentError)) throw error;
  exitOnProblems(error.problems);
});
