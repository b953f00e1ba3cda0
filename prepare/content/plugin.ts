import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Plugin, runnerImport } from "vite";
import { exitOnFaults } from "../exit-on-faults.ts";

const project = join(import.meta.dirname, "../..");

/** The text of a module that exports the same. */
const asModule = (exports: Record<string, unknown>) =>
  Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join("");

/**
 * Gives pages their content as data: `#content/about` is what its module in prepare/content/files/ comes to, so neither the
 * reader nor what is left out reaches a visitor. What is wrong ends a build; in development it is shown over the page.
 */
export function content(): Plugin {
  let isBuild = true;
  return {
    name: "content",
    async config(_, { command }) {
      isBuild = command === "build";
      // Vite would read it as a part of its configuration, with schemas of its own.
      const { checkContent } = await import(pathToFileURL(join(project, "prepare/content/check.ts")).href);
      exitOnFaults(await checkContent());
    },
    load: {
      filter: { id: /[\\/]prepare[\\/]content[\\/]files[\\/][^?]*\.ts$/ },
      async handler(id) {
        if (isBuild) return asModule(await import(pathToFileURL(id).href));
        // Any text may name what stands in another file.
        for (const path of globSync("content/**/*.{yaml,md}", { cwd: project }))
          this.addWatchFile(join(project, path));
        const { module, dependencies } = await runnerImport<Record<string, unknown>>(id);
        for (const path of dependencies) this.addWatchFile(path);
        return asModule(module);
      },
    },
  };
}
