import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { type Plugin, runnerImport } from "vite";

const folder = join(import.meta.dirname, "../app/content") + sep;

/**
 * A value as JavaScript.
 * @returns undefined for what is not data through and through, such as a function
 */
function written(value: unknown): string | undefined {
  if (value === undefined) return "undefined";
  if (value === null || ["string", "number", "boolean"].includes(typeof value)) return JSON.stringify(value);
  if (typeof value !== "object") return undefined;
  const parts = Object.entries(value).map(([key, one]) => {
    const text = written(one);
    return text && (Array.isArray(value) ? text : `${JSON.stringify(key)}:${text}`);
  });
  if (parts.includes(undefined)) return undefined;
  return Array.isArray(value) ? `[${parts}]` : `{${parts}}`;
}

/**
 * The text of a module that exports the same.
 * @param exports of a module, by name
 * @returns undefined where any of them is not data
 */
export function settled(exports: Record<string, unknown>): string | undefined {
  const lines = Object.entries(exports).map(([name, value]) => {
    const text = written(value);
    return text && `export const ${name} = ${text};\n`;
  });
  return lines.includes(undefined) ? undefined : lines.join("");
}

/**
 * Settles the content before it is bundled: a module of app/content/ that exports nothing but data becomes that data.
 * What the configuration leaves out (a solution that is off, a text for another case) does not reach the visitor, nor does
 * how texts are put together.
 */
export function content(): Plugin {
  let isBuild = true;
  return {
    name: "content",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    transform: {
      order: "pre",
      filter: { id: /[\\/]app[\\/]content[\\/][^?]*\.ts$/ },
      async handler(_, id) {
        if (!id.startsWith(folder)) return;
        if (isBuild) return settled(await import(pathToFileURL(id).href));
        // Read anew whenever it or what it is made of changes.
        const { module, dependencies } = await runnerImport<Record<string, unknown>>(id);
        for (const path of dependencies) this.addWatchFile(path);
        return settled(module);
      },
    },
  };
}
