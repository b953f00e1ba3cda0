import { relative } from "node:path";
import type { Plugin } from "vite";

const forbiddenModule =
  /[\\/]src[\\/]site-content\.ts$|[\\/]node_modules[\\/](zod|yaml)[\\/]|^node:|__vite-browser-external/;

/** Fails the build when a page script or an island imports content: Vite only warns, and the script would throw. */
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
