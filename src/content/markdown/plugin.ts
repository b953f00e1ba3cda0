import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Vite plugin: restarts the development server when a Markdown file is added or removed, because each file is a route. */
export function restartOnMarkdownFilesPlugin(): Plugin {
  return {
    name: "markdown",
    apply: "serve",
    configureServer({ config, watcher, restart }) {
      const isOurs = (path: string) => /[\\/]content[\\/](pages|articles)[\\/][^\\/]+\.md$/.test(path);
      const folders = ["pages", "articles"].map((name) => join(config.root, "content", name));
      watcher.add(folders.filter((folder) => existsSync(folder)));
      for (const event of ["add", "unlink"] as const)
        watcher.on(event, (path) => {
          if (isOurs(path)) restart();
        });
    },
  };
}
