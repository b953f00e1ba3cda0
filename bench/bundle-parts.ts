import { SourceMap, type SourceMapPayload } from "node:module";
import { brotliCompressSync } from "node:zlib";

/** What no source claims: imports and exports between files, helpers of the bundler. */
export const glue = "(between files)";

/**
 * What a source file counts as in the report.
 * @param source path or name as source maps have it, with forward slashes
 * @returns the npm package, the own folder (`app/ui`), or the own file where it is in no folder
 */
export function partOf(source: string): string {
  const path = source.replace(/\?.*$/, "");
  const packagePath = path.split("node_modules/").at(-1);
  if (packagePath !== undefined && packagePath !== path) {
    const [scope = "", name = ""] = packagePath.split("/");
    return scope.startsWith("@") ? `${scope}/${name}` : scope;
  }
  const own = path.match(/(?:^|\/)(app\/[^/]+)\/[^/]*$/)?.[1];
  if (own) return own;
  return path.match(/(?:^|\/)(app\/[^/]+|[\w.-]+\.config\.ts)$/)?.[1] ?? glue;
}

/**
 * Divides a minified file among the parts it was made of.
 * @param code the file's text
 * @param map of the file
 * @returns compressed bytes by part. Each part is compressed by itself and the results are scaled to the size of
 *   the whole file, so that they add up to it and text that compresses badly counts for more
 */
export function compressedParts(code: string, map: SourceMapPayload): Map<string, number> {
  const sourceMap = new SourceMap(map);
  const texts = new Map<string, string[]>();
  for (const [line, text] of code.split("\n").entries()) {
    let part = glue;
    let start = 0;
    const cut = (end: number) => {
      if (end > start) texts.set(part, [...(texts.get(part) ?? []), text.slice(start, end)]);
      start = end;
    };
    for (let column = 0; column < text.length; column += 1) {
      const entry = sourceMap.findEntry(line, column);
      const isOnLine = "generatedLine" in entry && entry.generatedLine === line;
      const next = isOnLine ? partOf(entry.originalSource ?? "") : glue;
      if (next === part) continue;
      cut(column);
      part = next;
    }
    cut(text.length);
  }
  const alone = new Map([...texts].map(([part, pieces]) => [part, compressed(pieces.join(""))]));
  const sum = [...alone.values()].reduce((total, bytes) => total + bytes, 0);
  const whole = compressed(code);
  return new Map([...alone].map(([part, bytes]) => [part, (bytes / sum) * whole]));
}

/** Bytes of a text at brotli's highest level, as the finished site has it. */
export function compressed(text: string): number {
  return brotliCompressSync(text).length;
}
