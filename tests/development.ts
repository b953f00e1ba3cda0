import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { startServer } from "./server-command.ts";
import { writeContentFolder } from "./variant-site.ts";

export type DevelopedSite = Awaited<ReturnType<typeof startDevelopment>>;

/** Runs `npm run dev`, with an empty cache, for a copy of the content folder, which a test may change. */
export async function startDevelopment() {
  // Within the project, because the editor opens no other folder, and Vite serves none.
  const folder = `build/development-${process.pid}`;
  const content = `${folder}/content`;
  writeContentFolder(content, {}, {});
  const command = "npm run dev -- --config tests/astro.config.ts --host 127.0.0.1 --port 0";
  const env = { CONTENT: content, SITE_FOLDER: "", DEVELOPMENT_CACHE: `${folder}/cache` };
  const { origin, stop } = await startServer(command.split(" "), env);
  const close = async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  const writeContent = (path: string, text: Uint8Array | string) => {
    mkdirSync(dirname(`${content}/${path}`), { recursive: true });
    writeFileSync(`${content}/${path}`, text);
  };
  return { content, origin, writeContent, close };
}
