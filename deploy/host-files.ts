/** What the build writes for hosts: all that depends on the firm's settings and files. The rest of their files is written by hand. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { SiteConfig } from "../src/content/site-schema.ts";
import { listSite } from "./files-in.ts";
import { getContactOpenerPolicy, getContentType, hstsHeaderValues } from "./headers.ts";
import { addressEndExpression, normalizeOldAddress } from "./redirects.ts";
import { hostSettingsFolder } from "./site-folder.ts";

const readHostFile = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");
const escapeExpression = (text: string) => text.replace(/[.+*?^${}()|[\]\\]/g, "\\$&");

/**
 * Writes the files of hosts: `_headers` and `_redirects` (Cloudflare, Netlify), vercel.json, and the worker that removes the
 * one of a former site into the built site; what nginx and Caddy include into `settingsFolder`.
 * @param pages the addresses of all pages but that for unknown addresses
 */
export function writeHostFiles(
  config: SiteConfig,
  pages: readonly string[],
  siteFolder: string,
  settingsFolder = hostSettingsFolder,
): void {
  const hsts = hstsHeaderValues[config.hsts];
  const openerPolicy = getContactOpenerPolicy(config);
  const moved = Object.entries(config.redirects ?? {}).map(([old, page]) => [normalizeOldAddress(old), page]);
  const write = (name: string, text: string) => writeFileSync(join(siteFolder, name), text);

  for (const name of ["sw.js", "service-worker.js"])
    if (!existsSync(join(siteFolder, name)))
      copyFileSync(join(import.meta.dirname, "service-worker.js"), join(siteFolder, name));

  const { files } = listSite(siteFolder);
  const extensions = [...new Set(files.map((path) => extname(path)))].filter((one) => /^\.\w+$/.test(one));
  const headerRules = readHostFile("_headers")
    .replace(/^\/\*$/m, hsts ? `$&\n  Strict-Transport-Security: ${hsts}` : "$&")
    // Neither host knows a pattern for all files, and Cloudflare takes a hundred rules at most.
    .replace("/*.:extension", extensions.map((extension) => `/*${extension}`).join(" "))
    .replace(/^(\/.+)\n((?: .+\n)+)/gm, (_, addresses: string, headers: string) =>
      addresses.replaceAll(/ ?(\S+)/g, `$1\n${headers}`),
    );
  write(
    "_headers",
    `${headerRules}
/contacto
  ! Cross-Origin-Opener-Policy
  Cross-Origin-Opener-Policy: ${openerPolicy}
`,
  );
  write("_redirects", moved.map(([old, page]) => `${old} ${page} 301\n`).join(""));
  write(".assetsignore", "*.br\n*.gz\nvercel.json\n.*\n!.well-known\n");

  const vercel = JSON.parse(readHostFile("vercel.json"));
  vercel.headers.push({
    source: "/contacto",
    headers: [{ key: "Cross-Origin-Opener-Policy", value: openerPolicy }],
  });
  if (hsts) vercel.headers[0].headers.push({ key: "Strict-Transport-Security", value: hsts });
  // A rule of Vercel goes by address alone: it names the files, so that no 404 is kept for a year. It takes 4,096 characters.
  const assets = files.filter((path) => path.startsWith("/assets/")).map(escapeExpression);
  for (let start = 0; start < assets.length; start += 20)
    vercel.headers.push({
      source: `/:asset(${assets
        .slice(start, start + 20)
        .join("|")
        .replaceAll("/assets/", "assets/")})`,
      headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
    });
  // Vercel redirects `.html` and `/index` before it reads this.
  for (const [old = "", destination] of moved)
    vercel.redirects.push({ source: old.replace(/(\/index)?\.html$/, ""), destination, statusCode: 301 });
  write("vercel.json", `${JSON.stringify(vercel, null, 2)}\n`);

  mkdirSync(settingsFolder, { recursive: true });
  // The first that matches counts.
  const redirects = [
    ...pages.map((page) => [normalizeOldAddress(page), page]),
    ...moved.toSorted(([one = ""], [other = ""]) => other.length - one.length),
  ].map(([from = "", page]) => [`(?i)^${escapeExpression(from)}${addressEndExpression}`, page] as const);
  const types = new Map(
    [...extensions, ".html"].map((extension) => [
      extension.slice(1).toLowerCase(),
      getContentType(extension),
    ]),
  );
  writeFileSync(
    join(settingsFolder, "nginx-settings.conf"),
    `# Written by npm run build.
map "" $site_hsts { default "${hsts ?? ""}"; }
map "" $site_contact_opener_policy { default "${openerPolicy}"; }
map $uri $site_page {
${redirects.map(([expression, page]) => `    "~${expression.replaceAll("\\", "\\\\")}" "${page}";\n`).join("")}}
`,
  );
  writeFileSync(
    join(settingsFolder, "nginx-types.conf"),
    `# Written by npm run build.
types {
${[...types].map(([extension, type]) => `    "${type}" ${extension};\n`).join("")}}
`,
  );
  writeFileSync(
    join(settingsFolder, "caddy-settings"),
    `# Written by npm run build.
${hsts ? `header Strict-Transport-Security "${hsts}"\n` : ""}map {path} {site_contact_opener_policy} {
	default "${openerPolicy}"
}
map {path} {site_page} {
${redirects.map(([expression, page]) => `\t"~${expression}" ${page}\n`).join("")}	default ""
}
map {path} {site_type} {
${[...types].map(([extension, type]) => `\t~(?i)\\.${extension}$ "${type}"\n`).join("")}	default application/octet-stream
}
`,
  );
}
