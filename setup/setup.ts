/**
 * `npm run setup`: asks for the owner's values in the terminal, or reads them: `npm run setup -- --from answers.json`. Shows
 * the changes before it writes site.config.ts and the colours of brand.css.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { cancel, confirm, intro, isCancel, log, note, outro, updateSettings } from "@clack/prompts";
import { formatProblem } from "../src/content/problems.ts";
import { site } from "../src/content/site.ts";
import { findInvalidSolutionFileNames } from "../src/content/site-rules.ts";
import { findConfigFieldLine } from "../src/content/site-schema.ts";
import { planSetupChanges } from "./answers.ts";
import { askSetupQuestions, SetupCancelled } from "./ask.ts";
import { countChangedColours, listConfigChanges } from "./changes.ts";
import { buildBrandSheet, describeAdjustedColours } from "./colours.ts";
import { parseOwnerJson } from "./json.ts";
import { formatSiteConfigFile } from "./site-file.ts";

const brandSheetPath = "brand.css";
const tokensSheetPath = "src/brand/tokens.css";
const siteConfigPath = "site.config.ts";

function exitWithError(...lines: string[]): never {
  for (const line of lines) console.error(line);
  process.exit(1);
}

/** Reads a JSON file of answers: its value, path and text. If it is missing or invalid, prints one line and exits. */
function readAnswersFile(path: string): [answers: unknown, file: { path: string; text: string }] {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    return exitWithError(
      `${path}: no pude leer el archivo; se espera uno con las respuestas, como el de docs/guia.md`,
    );
  }
  const read = parseOwnerJson(text);
  if ("fault" in read) return exitWithError(`${path}:${read.line}: ${read.fault}`);
  return [read.value, { path, text }];
}

/** @returns the path after `--from`, if given; on any other option prints one line and exits */
function readAnswersFileOption(): string | undefined {
  try {
    return parseArgs({ options: { from: { type: "string" } } }).values.from;
  } catch (error) {
    return exitWithError(`setup: ${(error as Error).message}; se espera nada o --from answers.json`);
  }
}

/** Shows the changes that the answers make, and writes them; asks before if no file gave the answers. */
async function showAndWriteChanges(
  answers: unknown,
  answersFile?: { path: string; text: string },
): Promise<void> {
  const shouldConfirm = answersFile === undefined;
  const before = readFileSync(brandSheetPath, "utf8");
  const tokens = readFileSync(tokensSheetPath, "utf8");
  const found = planSetupChanges(answers, site);
  if ("faults" in found)
    return exitWithError(
      ...found.faults.map((fault) => {
        const line = findConfigFieldLine(answersFile?.text ?? "", fault.field);
        return formatProblem(
          { file: answersFile?.path ?? "respuestas", ...(line && { line }), ...fault },
          "es",
        );
      }),
    );
  const { newConfig, newColours } = found.plan;
  for (const line of found.corrections) log.info(line);
  const sheet = newColours ? buildBrandSheet(tokens, before, newColours) : before;
  const changes = listConfigChanges(site, newConfig);
  const tones = countChangedColours(`${tokens}${before}`, `${tokens}${sheet}`);
  if (changes.length === 0 && tones === 0) {
    outro("No hay cambios que guardar.");
    return;
  }
  if (changes.length > 0) note(changes.join("\n"), `Cambia en ${siteConfigPath}`);
  if (newColours && tones > 0)
    log.info(
      `Colores, en ${brandSheetPath}: ${tones} tonos derivados de ${newColours.brand} y ${newColours.action}.`,
    );
  for (const line of newColours ? describeAdjustedColours(`${tokens}${sheet}`, newColours) : [])
    log.info(line);
  // Writing site.config.ts removes its comments and custom order.
  if (readFileSync(siteConfigPath, "utf8") !== formatSiteConfigFile(site))
    log.warn(`${siteConfigPath} tiene comentarios u orden propios, que se pierden al escribirlo de nuevo.`);
  if (shouldConfirm) {
    const yes = await confirm({ message: "¿Escribir estos cambios?", active: "Sí", inactive: "No" });
    if (isCancel(yes) || !yes) throw new SetupCancelled();
  }
  writeFileSync(siteConfigPath, formatSiteConfigFile(newConfig));
  writeFileSync(brandSheetPath, sheet);
  outro(
    [
      `Listo: ${siteConfigPath}${sheet === before ? "" : `, ${brandSheetPath}`}.`,
      "Ahora: npm start para verlo, npm run check para probarlo, npm run launch-check para saber qué falta publicar.",
      "Los textos están en content/; tu logo va en public/logo.svg.",
      "docs/guia.md cuenta el resto.",
    ].join("\n   "),
  );
}

const answersFilePath = readAnswersFileOption();
const solutionFileProblems = findInvalidSolutionFileNames();
if (solutionFileProblems.length > 0)
  exitWithError(...solutionFileProblems.map((problem) => formatProblem(problem, "es")));
updateSettings({ messages: { cancel: "Sin cambios.", error: "Algo falló." } });
try {
  if (answersFilePath !== undefined) await showAndWriteChanges(...readAnswersFile(answersFilePath));
  else if (!process.stdin.isTTY)
    exitWithError(
      "setup: pregunta en una terminal y aquí no hay; se espera npm run setup -- --from answers.json",
    );
  else {
    intro("Tu sitio");
    await showAndWriteChanges(await askSetupQuestions(site));
  }
} catch (error) {
  if (!(error instanceof SetupCancelled)) throw error;
  cancel("No se escribió nada.");
  process.exit(130);
}
