/** Before other commands read site.config.ts: tells an owner, in a line of Spanish, where a comma or a quote is missing in it. */
import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";

const quote = "a un texto le falta una comilla en esta línea";

/** What Node says of a mistake, by a part of it, and what an owner has to do. */
const advice: [said: RegExp, text: string, isBefore?: true][] = [
  [/Expected ','/, "falta una coma al final de esta línea, o cerrar una llave o un corchete", true],
  [/Unterminated string/, quote],
  [/Expected '[}\]]'|Unexpected eof/i, "falta cerrar una llave o un corchete"],
  [/Expected ':'/, "faltan los dos puntos después de un nombre"],
];

/**
 * @param source text of site.config.ts
 * @returns one line; undefined where all can be read
 */
export function findSyntaxFault(source: string): string | undefined {
  try {
    stripTypeScriptTypes(source);
    return undefined;
  } catch (error) {
    const { message, stack = "" } = error as Error;
    const line = Number(/^:(\d+)/.exec(stack)?.[1] ?? 1);
    const [, what, isBefore] = advice.find(([pattern]) => pattern.test(message)) ?? [
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
    return `site.config.ts:${at}: ${quotes.length % 2 === 1 ? quote : what}`;
  }
}

if (import.meta.main) {
  // It is experimental, which is nothing for an owner to know.
  process.removeAllListeners("warning");
  const fault = findSyntaxFault(readFileSync("site.config.ts", "utf8"));
  if (fault) {
    console.error(fault);
    process.exit(1);
  }
}
