/** What the build writes for hosts: all that depends on the firm's settings. The rest of their files is written by hand. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { addressEndExpression, normalizeOldAddress } from "../src/content/address-spellings.ts";
import type { SiteConfig } from "../src/content/site-schema.ts";
import { listSite } from "./files-in.ts";
import { getContactOpenerPolicy, hstsHeaderValues } from "./headers.ts";
import { hostSettingsFolder } from "./site-folder.ts";

const readHostFile = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");

/** Lists expressions for the spellings of each page and old address with the page; the first that matches counts. */
function listRedirectExpressions(pages: readonly string[], redirects: Record<string, string>) {
  const escapeText = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");
  const moved = Object.entries(redirects)
    .map(([old, page]) => [normalizeOldAddress(old), page] as const)
    .sort(([one], [other]) => other.length - one.length);
  const own = pages.map((page) => [normalizeOldAddress(page), page] as const);
  return [...own, ...moved].map(
    ([from, page]) => [`(?i)^${escapeText(from)}${addressEndExpression}`, page] as const,
  );
}

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
  const moved = Object.entries(config.redirects ?? {});
  const write = (name: string, text: string) => writeFileSync(join(siteFolder, name), text);

  for (const name of ["sw.js", "service-worker.js"])
    if (!existsSync(join(siteFolder, name)))
      copyFileSync(join(import.meta.dirname, "service-worker.js"), join(siteFolder, name));

  const extensions = new Set(listSite(siteFolder).files.map((path) => extname(path)));
  const headerText = readHostFile("_headers");
  const hasOwnRule = (extension: string) => headerText.includes(`\n/*${extension}\n`);
  const headerRules = headerText
    .replace(/^\/\*$/m, hsts ? `$&\n  Strict-Transport-Security: ${hsts}` : "$&")
    // Neither host knows a pattern for all files, and Cloudflare takes a hundred rules at most.
    .replace(/^\/\*\.:extension(\n(?: .*\n)+\n)/m, (_, rule) =>
      [...extensions].map((one) => (one && !hasOwnRule(one) ? `/*${one}${rule}` : "")).join(""),
    );
  write(
    "_headers",
    `${headerRules}
/contacto
  ! Cross-Origin-Opener-Policy
  Cross-Origin-Opener-Policy: ${openerPolicy}
`,
  );
  write("_redirects", moved.map(([old, page]) => `${normalizeOldAddress(old)} ${page} 301\n`).join(""));
  write(".assetsignore", "*.br\n*.gz\nvercel.json\n.*\n!.well-known\n");
  const vercel = JSON.parse(readHostFile("vercel.json"));
  vercel.headers.push({
    source: "/contacto",
    headers: [{ key: "Cross-Origin-Opener-Policy", value: openerPolicy }],
  });
  if (hsts) vercel.headers[0].headers.push({ key: "Strict-Transport-Security", value: hsts });
  // Vercel redirects `.html` and `/index` before it reads this.
  for (const [old, destination] of moved)
    vercel.redirects.push({
      source: normalizeOldAddress(old).replace(/(\/index)?\.html$/, ""),
      destination,
      statusCode: 301,
    });
  write("vercel.json", `${JSON.stringify(vercel, null, 2)}\n`);

  mkdirSync(settingsFolder, { recursive: true });
  const redirects = listRedirectExpressions(pages, config.redirects ?? {});
  writeFileSync(
    join(settingsFolder, "nginx-settings.conf"),
    `# Written by npm run build.
map "" $site_hsts { default "${hsts ?? ""}"; }
map "" $site_contact_opener_policy { default "${openerPolicy}"; }
map $uri $site_page {
    default "";
${redirects.map(([expression, page]) => `    "~${expression.replaceAll("\\", "\\\\")}" "${page}";\n`).join("")}}
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
`,
  );
}
