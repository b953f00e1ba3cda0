import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Plugin, runnerImport } from "vite";
import { exitOnFaults } from "../../prepare/exit-on-faults.ts";

const projectFolder = join(import.meta.dirname, "../..");

/** Builds the JavaScript source of a module with the given exports. */
const buildModuleSource = (exports: Record<string, unknown>) =>
  Object.entries(exports)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join("");

/**
 * Vite plugin: replaces each module in prepare/content/files/ (`#content/about`) by its exported data, so visitors get
 * neither the reader nor unused texts. Errors stop a build; in development an overlay shows them.
 */
export function contentModulesPlugin(): Plugin {
  let isBuild = true;
  return {
    name: "content",
    async config(_, { command }) {
      isBuild = command === "build";
      // Imports by URL at run time: Vite would bundle check.ts with a second read.ts, whose map of schemas stays empty.
      const { listContentProblemsAndWriteSchemas } = await import(
        pathToFileURL(join(projectFolder, "src/content/check.ts")).href
      );
      exitOnFaults(await listContentProblemsAndWriteSchemas());
    },
    load: {
      filter: { id: /[\\/]prepare[\\/]content[\\/]files[\\/][^?]*\.ts$/ },
      async handler(id) {
        if (isBuild) return buildModuleSource(await import(pathToFileURL(id).href));
        // Watches all content files, because a text may use figures from another file.
        for (const path of globSync("content/**/*.{yaml,md}", { cwd: projectFolder }))
          this.addWatchFile(join(projectFolder, path));
        const { module, dependencies } = await runnerImport<Record<string, unknown>>(id);
        for (const path of dependencies) this.addWatchFile(path);
        return buildModuleSource(module);
      },
    },
  };
}
