import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Reads the texts of source files, by path.
 * @param filesAndFolders folders are read recursively
 * @param isWanted filters the paths; unit tests are never read, because they may contain what is searched
 */
export function readSourceTextsExceptUnitTests(
  filesAndFolders: string[],
  isWanted: (path: string) => boolean,
): Map<string, string> {
  const texts = new Map<string, string>();
  const read = (path: string) => {
    if (/\.(tsx?|css|json|ya?ml)$/.test(path) && !path.endsWith(".test.ts") && isWanted(path)) {
      texts.set(path, readFileSync(path, "utf8"));
    }
  };
  for (const start of filesAndFolders) {
    if (start.includes(".")) read(start);
    else {
      for (const entry of readdirSync(start, { recursive: true, withFileTypes: true })) {
        if (entry.isFile()) read(join(entry.parentPath, entry.name));
      }
    }
  }
  return texts;
}

/**
 * Finds the lines of texts that match a pattern.
 * @param texts by path
 * @returns one line each: path, line number and the first match
 */
export function findPatternOccurrences(texts: Map<string, string>, patterns: RegExp[]): string[] {
  return [...texts].flatMap(([path, text]) =>
    text.split("\n").flatMap((line, index) =>
      patterns.flatMap((pattern) => {
        // Content files write the no-break space as a tilde, code as an escape sequence.
        const found = line.replaceAll(/\\u00a0|(?<=\S)~(?=\S)/g, "\u00a0").match(pattern);
        return found ? [`${path}:${index + 1}: ${found[0]}`] : [];
      }),
    ),
  );
}
