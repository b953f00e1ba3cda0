import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { precompress } from "../finish/precompress.ts";
import { createSiteServer } from "../server/serve.ts";
import { barePage } from "./bare-page.ts";

interface Served {
  /** Without a slash at the end. */
  url: string;
  close: () => void;
}

/** Serves a finished site with the production server, on a free port of this machine only. */
async function serve(root: string): Promise<Served> {
  const server = createSiteServer({ root });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

/**
 * Serves the finished site and, as a site of its own, the bare page made of its home page, both compressed alike.
 * @param root the finished site's folder
 * @returns their addresses, and what ends both servers and takes the bare page away
 */
export async function serveSites(root: string): Promise<{ site: string; bare: string; close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "bare-page-"));
  const page = Buffer.from(barePage(readFileSync(join(root, "index.html"), "utf8")));
  for (const [name, bytes] of [["index.html", page] as const, ...precompress("index.html", page)]) {
    writeFileSync(join(folder, name), bytes);
  }
  const [site, bare] = await Promise.all([serve(root), serve(folder)]);
  return {
    site: site.url,
    bare: bare.url,
    close: () => {
      site.close();
      bare.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
