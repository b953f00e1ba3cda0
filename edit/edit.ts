/**
 * `npm run edit`: serves an editor for pages, articles and photos on this machine, with the site beside it. The editor is
 * never part of the built site.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { pageTable } from "../src/content/pages.ts";
import { createEditorServer } from "./server.ts";

const projectFolder = join(import.meta.dirname, "..");
const editorPort = Number(process.env.PORT ?? 3030);

/** Starts the development server. @returns its origin */
async function startDevServer(): Promise<string> {
  const command = join(projectFolder, "node_modules/astro/bin/astro.mjs");
  const site = spawn(
    process.execPath,
    [command, "dev", "--host", "127.0.0.1", "--port", String(editorPort + 1)],
    // `detached` gives the development server a process group, so that the processes that it starts end too.
    {
      cwd: projectFolder,
      detached: true,
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, NO_COLOR: "1" },
    },
  );
  process.once("exit", () => {
    if (site.pid && site.exitCode === null && site.signalCode === null) process.kill(-site.pid);
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit());
  site.once("exit", (status) => process.exit(status ?? 1));
  let output = "";
  return new Promise((resolve) => {
    site.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      const [, origin] = /\b(http:\/\/127\.0\.0\.1:\d+)/.exec(output) ?? [];
      if (origin) resolve(origin);
    });
  });
}

const nonMarkdownPagePaths = Object.values(pageTable)
  .filter(({ kind }) => !["page", "news", "article"].includes(kind))
  .map(({ path }) => path);
const devServerOrigin = await startDevServer();
const editorServer = createEditorServer({
  projectFolder,
  devServerOrigin,
  nonMarkdownPages: nonMarkdownPagePaths,
});
editorServer.listen(editorPort, "127.0.0.1");
await once(editorServer, "listening");
const editorListenAddress = editorServer.address();
const actualEditorPort = typeof editorListenAddress === "object" ? editorListenAddress?.port : editorPort;
console.info(`Editor: http://127.0.0.1:${actualEditorPort}/`);
