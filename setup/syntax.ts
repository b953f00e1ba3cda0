/**
 * Runs first in dev, build, setup, launch-check and check: reports a syntax error in site.config.ts, such as a missing comma,
 * in one line of Spanish. Each command calls it, because npm runs no `pre` script with `ignore-scripts` in .npmrc.
 */
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";

const missingQuoteAdvice = "a un texto le falta una comilla en esta línea";

/** What an owner has to do, by Node's message about a syntax error; `isBefore` if the mistake is before its line. */
const syntaxErrorAdvice: [messagePattern: RegExp, text: string, isBefore?: true][] = [
  [/Expected ','/, "falta una coma al final de esta línea, o cerrar una llave o un corchete", true],
  [/Unterminated string/, missingQuoteAdvice],
  [/Unexpected character '[“”]'|Invalid Character/i, 'comillas “ ” en lugar de rectas: escribe "'],
  [/Expected '[}\]]'|Unexpected eof/i, "falta cerrar una llave o un corchete"],
  [/Expected ':'/, "faltan los dos puntos después de un nombre"],
];

/**
 * Finds the first syntax error in site.config.ts.
 * @param source the text of the file
 * @returns one line in Spanish with the line number and what to do; undefined if the syntax is valid
 */
export function findSyntaxFault(source: string): string | undefined {
  try {
    stripTypeScriptTypes(source);
    return undefined;
  } catch (error) {
    const { message, stack = "" } = error as Error;
    const line = Number(/^:(\d+)/.exec(stack)?.[1] ?? 1);
    const [, what, isBefore] = syntaxErrorAdvice.find(([pattern]) => pattern.test(message)) ?? [
      "",
      `no se entiende (${message})`,
    ];
    const before = source
      .split("\n")
      .slice(0, line - 1)
      .join("\n")
      .trimEnd()
      .split("\n").length;
    const at = isBefore ? before : line;
    const quotes = source.split("\n")[at - 1]?.match(/(?<!\\)"/g) ?? [];
    return `site.config.ts:${at}: ${quotes.length % 2 === 1 ? missingQuoteAdvice : what}`;
  }
}

if (import.meta.main) {
  // Hides Node's warning that stripTypeScriptTypes is experimental.
  process.removeAllListeners("warning");
  const fault = findSyntaxFault(readFileSync("site.config.ts", "utf8"));
  if (fault) {
    console.error(fault);
    process.exit(1);
  }
}
