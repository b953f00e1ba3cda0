import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { type Plugin, runnerImport } from "vite";

const folder = join(import.meta.dirname, "../app/content") + sep;

/**
 * The text of a module that exports the same, save what an object has as undefined; in a list that is null.
 * @param exports of a module, by name
 * @returns undefined where any of them is not data
 */
export function settled(exports: Record<string, unknown>): string | undefined {
  let isData = true;
  const noteFunctions = (_: string, value: unknown) => {
    if (typeof value === "function") isData = false;
    return value;
  };
  const lines = Object.entries(exports).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value, noteFunctions)};\n`,
  );
  return isData ? lines.join("") : undefined;
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
