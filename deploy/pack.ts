/** `node deploy/pack.ts HOST`: the built site as a host takes it, in build/HOST. Hosts that compress get no compressed files. */
import { cpSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pageAddresses } from "../app/content/pages.ts";
import { bareAddress } from "../server/headers.ts";
import { filesIn } from "../server/site-files.ts";
import { site } from "../site.config.ts";
import { headersFile } from "./cloudflare.ts";
import { movedPage } from "./github.ts";
import { netlifyHeaders, netlifyRedirects } from "./netlify.ts";
import { vercelConfiguration } from "./vercel.ts";

const built = "build/site";

/** What each host needs besides the files, added to a folder of them. */
const packs: Record<string, (folder: string) => void> = {
  cloudflare: (folder) => writeFileSync(join(folder, "_headers"), headersFile(site, pageAddresses)),
  // It takes no headers, so a page's own policy is all that it says, and no redirects.
  github: (folder) => {
    for (const [old, page] of Object.entries(site.redirects ?? {})) {
      // A folder answers with a slash and without one, and whatever ending its name has.
      const moved = join(folder, bareAddress(old));
      mkdirSync(moved, { recursive: true });
      writeFileSync(join(moved, "index.html"), movedPage(site, page));
    }
  },
  netlify: (folder) => {
    const files = filesIn(folder).filter((path) => !path.endsWith(".html"));
    writeFileSync(join(folder, "_headers"), netlifyHeaders(site, pageAddresses, files));
    writeFileSync(join(folder, "_redirects"), netlifyRedirects(site, pageAddresses));
  },
  vercel: (folder) => {
    const files = `${folder}.static`;
    renameSync(folder, files);
    const output = join(folder, ".vercel/output");
    mkdirSync(output, { recursive: true });
    renameSync(files, join(output, "static"));
    const configuration = vercelConfiguration(site, pageAddresses);
    writeFileSync(join(output, "config.json"), `${JSON.stringify(configuration, null, 2)}\n`);
  },
};

/**
 * @param host a name of the table above
 * @param from the finished site
 * @param to a folder that is made anew
 * @throws Error of one line where the host is unknown or nothing is built
 */
export function pack(host: string, from: string, to: string): void {
  const finish = packs[host];
  if (!finish)
    throw new Error(
      `deploy: found ${JSON.stringify(host)}; expected one of ${Object.keys(packs).join(", ")}`,
    );
  if (!existsSync(join(from, "index.html")))
    throw new Error(`${from}: found no index.html; expected the finished site. Make it with npm run build.`);
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, {
    recursive: true,
    filter: (path) => {
      const name = basename(path);
      const isHidden = name.startsWith(".") && name !== ".well-known";
      return !isHidden && !/\.(br|gz)$/.test(name) && !lstatSync(path).isSymbolicLink();
    },
  });
  finish(to);
}

if (import.meta.main) {
  const [host = ""] = process.argv.slice(2);
  try {
    pack(host, built, join("build", host));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
