import { rmSync } from "node:fs";
import { startServer } from "./server-command.ts";
import { writeContentFolder } from "./variant-site.ts";

/** `npm run dev`, with an empty cache, for a copy of the content folder, which a test may change. */
export interface DevelopedSite {
  content: string;
  origin: string;
  close: () => Promise<void>;
}

export async function startDevelopment(): Promise<DevelopedSite> {
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
  return { content, origin, close };
}
