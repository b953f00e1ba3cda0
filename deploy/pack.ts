/** `node deploy/pack.ts HOST`: the built site as a host takes it, in build/HOST. Hosts that compress get no compressed files. */
import { cpSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pageAddresses } from "#content/pages";
import { site } from "../site.config.ts";
import { isChecked } from "./check-record.ts";
import { headersFile } from "./cloudflare.ts";
import { listFiles } from "./files-in.ts";
import { buildRedirectPage } from "./github.ts";
import { netlifyHeaders, netlifyRedirects } from "./netlify.ts";
import { normalizeAddress } from "./redirects.ts";
import { vercelConfiguration } from "./vercel.ts";

const built = "build/site";

/** Adds to a folder of files what the host needs besides. */
const packs: Record<string, (folder: string) => void> = {
  cloudflare: (folder) => writeFileSync(join(folder, "_headers"), headersFile(site, pageAddresses)),
  github: (folder) => {
    for (const [old, page] of Object.entries(site.redirects ?? {})) {
      const moved = join(folder, normalizeAddress(old));
      mkdirSync(moved, { recursive: true });
      writeFileSync(join(moved, "index.html"), buildRedirectPage(site, page));
    }
  },
  netlify: (folder) => {
    const files = listFiles(folder).filter((path) => !path.endsWith(".html"));
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
 * Copies the finished site into a new folder for a host of the table above.
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
    const isSpanish = site.locale.startsWith("es");
    if (!isChecked(built))
      console.warn(
        isSpanish
          ? `${built}: este sitio no se probó; antes de publicarlo: npm run check`
          : `${built}: this site has not been checked; before it goes public: npm run check`,
      );
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
