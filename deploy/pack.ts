/** `node deploy/pack.ts HOST`: writes the built site for a host to build/HOST, without compressed files: these hosts compress. */
import { cpSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { pageAddresses } from "../src/content/pages.ts";
import { site } from "../src/content/site.ts";
import { isCheckedSite } from "./check-record.ts";
import { buildCloudflareHeaders } from "./cloudflare.ts";
import { listFilesAsUrlPaths } from "./files-in.ts";
import { buildRedirectPage } from "./github.ts";
import { buildNetlifyHeaders, buildNetlifyRedirects } from "./netlify.ts";
import { normalizeOldAddress } from "./redirects.ts";
import { builtSiteFolder } from "./site-folder.ts";
import { buildVercelConfiguration } from "./vercel.ts";

/** By host, the function that adds the files that this host needs to a copy of the site. */
const hostFileWriters: Record<string, (folder: string) => void> = {
  cloudflare: (folder) =>
    writeFileSync(join(folder, "_headers"), buildCloudflareHeaders(site, pageAddresses)),
  github: (folder) => {
    for (const [old, page] of Object.entries(site.redirects ?? {})) {
      const redirectFolder = join(folder, normalizeOldAddress(old));
      mkdirSync(redirectFolder, { recursive: true });
      writeFileSync(join(redirectFolder, "index.html"), buildRedirectPage(site, page));
    }
  },
  netlify: (folder) => {
    const files = listFilesAsUrlPaths(folder).filter((path) => !path.endsWith(".html"));
    writeFileSync(join(folder, "_headers"), buildNetlifyHeaders(site, pageAddresses, files));
    writeFileSync(join(folder, "_redirects"), buildNetlifyRedirects(site, pageAddresses));
  },
  vercel: (folder) => {
    const files = `${folder}.static`;
    renameSync(folder, files);
    const output = join(folder, ".vercel/output");
    mkdirSync(output, { recursive: true });
    renameSync(files, join(output, "static"));
    const configuration = buildVercelConfiguration(site, pageAddresses);
    writeFileSync(join(output, "config.json"), `${JSON.stringify(configuration, null, 2)}\n`);
  },
};

/**
 * Copies the finished site into a folder, which is emptied first, without dotfiles (but .well-known), links and compressed
 * files, and adds the files that the host needs.
 * @throws Error of one line when the host is unknown, the site not built, or its header rules are too many for Cloudflare
 */
export function copySiteWithHostFiles(host: string, siteFolder: string, targetFolder: string): void {
  const addFiles = hostFileWriters[host];
  if (!addFiles)
    throw new Error(
      `deploy: found ${JSON.stringify(host)}; expected one of ${Object.keys(hostFileWriters).join(", ")}`,
    );
  if (!existsSync(join(siteFolder, "index.html")))
    throw new Error(
      `${siteFolder}: found no index.html; expected the finished site. Make it with npm run build.`,
    );
  rmSync(targetFolder, { recursive: true, force: true });
  cpSync(siteFolder, targetFolder, {
    recursive: true,
    filter: (path) => {
      const name = basename(path);
      const isHidden = name.startsWith(".") && name !== ".well-known";
      return !isHidden && !/\.(br|gz)$/.test(name) && !lstatSync(path).isSymbolicLink();
    },
  });
  addFiles(targetFolder);
}

if (import.meta.main) {
  const [host = ""] = process.argv.slice(2);
  try {
    copySiteWithHostFiles(host, builtSiteFolder, join("build", host));
    if (!isCheckedSite(builtSiteFolder))
      console.warn(`${builtSiteFolder}: este sitio no se probó; antes de publicarlo: npm run check`);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
