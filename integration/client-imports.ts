import { relative } from "node:path";
import type { Plugin } from "vite";

/** Modules that no browser may get: zod, yaml, the configuration, and Node's modules, for which Vite gives an empty one. */
const forbiddenModule =
  /[\\/]node_modules[\\/](zod|yaml)[\\/]|[\\/]content\/site\.yaml$|^node:|__vite-browser-external/;

/**
 * Vite plugin: fails the build when a page script or an island imports content or the configuration. Vite itself only warns,
 * and the browser would get 100 KB of modules and a script that throws.
 */
export function clientImportsPlugin(): Plugin {
  return {
    name: "client-imports",
    apply: "build",
    buildEnd() {
      if (this.environment.name !== "client") return;
      const module = [...this.getModuleIds()].find((id) => forbiddenModule.test(id));
      if (!module) return;
      const chain = [module];
      for (let importer: string | undefined = module; importer; ) {
        importer = this.getModuleInfo(importer)?.importers.find((id) => !chain.includes(id));
        if (importer) chain.unshift(importer);
      }
      // What a package imports of itself says nothing more.
      const names = chain
        .slice(0, chain.findIndex((id) => forbiddenModule.test(id)) + 1)
        .map((id) => relative(this.environment.config.root, id));
      this.error(`a script imports ${names.join(" > ")}: pass what it needs as an attribute or a prop`);
    },
  };
}
