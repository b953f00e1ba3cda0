import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The texts of source files, by path.
 * @param places folders, read with what is below them, and files
 * @param wanted which paths to read; unit tests may name what they test
 */
export function sources(places: string[], wanted: (path: string) => boolean): Map<string, string> {
  const texts = new Map<string, string>();
  const read = (path: string) => {
    if (/\.(tsx?|css|json|ya?ml)$/.test(path) && !path.endsWith(".test.ts") && wanted(path)) {
      texts.set(path, readFileSync(path, "utf8"));
    }
  };
  for (const place of places) {
    if (place.includes(".")) read(place);
    else {
      for (const entry of readdirSync(place, { recursive: true, withFileTypes: true })) {
        if (entry.isFile()) read(join(entry.parentPath, entry.name));
      }
    }
  }
  return texts;
}

/**
 * Where patterns occur.
 * @returns one line each: file, line and what was found
 */
export function occurrences(texts: Map<string, string>, patterns: RegExp[]): string[] {
  return [...texts].flatMap(([path, text]) =>
    text.split("\n").flatMap((line, index) =>
      patterns.flatMap((pattern) => {
        // Content writes the no-break space as a tilde, code as an escape.
        const found = line.replaceAll(/\\u00a0|(?<=\S)~(?=\S)/g, "\u00a0").match(pattern);
        return found ? [`${path}:${index + 1}: ${found[0]}`] : [];
      }),
    ),
  );
}

/** A pattern for a text as it stands, in small or capital letters, with any kind of space. */
export function literally(text: string): RegExp {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(escaped.replace(/\s+/g, "\\s+"), "iu");
}
