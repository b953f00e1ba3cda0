import { relative } from "node:path";
import type { Plugin } from "vite";

/** Modules that no browser may get: zod, yaml, the firm, and Node's modules, for which Vite gives an empty one. */
const forbiddenModule =
  /[\\/]node_modules[\\/](zod|yaml)[\\/]|[\\/]site\.yaml$|^node:|__vite-browser-external/;

/**
 * Vite plugin: fails the build when a page script or an island imports content or the firm. Vite itself only warns, and the
 * browser would get 100 KB of modules and a script that throws.
 */
export const clientImportsPlugin = (): Plugin => ({
  name: "client-imports",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  buildEnd() {
    const chain = new Set<string>();
    let path = [...this.getModuleIds()].find((id) => forbiddenModule.test(id));
    if (!path) return;
    for (; path && !chain.has(path); [path] = this.getModuleInfo(path)?.importers ?? []) chain.add(path);
    const names = [...chain].reverse().map((id) => relative(this.environment.config.root, id));
    this.error(`a script imports ${names.join(" > ")}: pass what it needs as an attribute or a prop`);
  },
});
