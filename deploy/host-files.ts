/** What the build writes for hosts: all that depends on the firm's settings and files. The rest of their files is written by hand. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { SiteConfig } from "../src/content/firm/site-fields.ts";
import { addressEndExpression, normalizeOldAddress } from "../src/content/pages/address-spellings.ts";
import { compressibleExtensions, listSite } from "./files-in.ts";
import { getContactOpenerPolicy, getContentType, hstsHeaderValues } from "./headers.ts";
import { buildHtaccess, escapeExpression } from "./htaccess.ts";
import { hostSettingsFolder } from "./output-folders.ts";

const readHostFile = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");

export function writeHostFiles(
  config: SiteConfig,
  pages: readonly string[],
  siteFolder: string,
  settingsFolder = hostSettingsFolder,
): void {
  const hsts = hstsHeaderValues[config.hsts];
  const openerPolicy = getContactOpenerPolicy(config);
  const moved = Object.entries(config.redirects ?? {}).map(
    ([old, page]) => [normalizeOldAddress(old), page] as const,
  );
  const write = (name: string, text: string) => writeFileSync(join(siteFolder, name), text);

  for (const name of ["sw.js", "service-worker.js", "serviceworker.js", "ngsw-worker.js"])
    if (!existsSync(join(siteFolder, name)))
      copyFileSync(join(import.meta.dirname, "service-worker.js"), join(siteFolder, name));

  const { files } = listSite(siteFolder);
  const extensions = [...new Set(files.map((path) => extname(path)))].filter((one) => /^\.\w+$/.test(one));
  const headerText = readHostFile("_headers")
    .replace(":extensions", extensions.map((extension) => `/*${extension}`).join(" "))
    .replace(":contact-opener-policy", openerPolicy)
    .replace(/^.*:hsts\n/m, (line) => (hsts ? line.replace(":hsts", hsts) : ""));
  const headerRules = [...headerText.matchAll(/^(\/.+)\n((?: .+\n)+)/gm)].flatMap(
    ([, addresses = "", lines = ""]) => addresses.split(" ").map((address) => ({ address, lines })),
  );
  write("_headers", headerRules.map(({ address, lines }) => `${address}\n${lines}`).join("\n"));
  write("_redirects", moved.map(([old, page]) => `${old} ${page} 301\n`).join(""));
  const copies = compressibleExtensions.map((extension) => `*.${extension}.br\n*.${extension}.gz\n`);
  write(".assetsignore", `${copies.join("")}vercel.json\n.*\n!.well-known\n`);
  write(".vercelignore", ".*\n!.well-known\n");

  // A header rule of Vercel matches by address alone, so it lists the files: otherwise a 404 would be cached
  // for a year. A rule has at most 4,096 characters.
  const assets = files.filter((path) => path.startsWith("/assets/")).map((path) => path.slice(1));
  const assetGroups = [...Map.groupBy(assets, (_, index) => Math.floor(index / 20)).values()];
  const vercel = JSON.parse(readHostFile("vercel.json"));
  vercel.headers = headerRules.flatMap(({ address, lines }) => {
    const headers = [...lines.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, key, value]) => ({ key, value }));
    const sources =
      address === "/assets/*"
        ? assetGroups.map((group) => `/(${group.map(escapeExpression).join("|")})`)
        : [address.replaceAll(".", "\\.").replace("*", "(.*)")];
    return sources.map((source) => ({ source, headers }));
  });
  // Vercel redirects `.html` and `/index` before it reads this.
  for (const [old, destination] of moved)
    vercel.redirects.push({ source: old.replace(/(\/index)?\.html$/, ""), destination, statusCode: 301 });
  write("vercel.json", `${JSON.stringify(vercel, null, 2)}\n`);

  mkdirSync(settingsFolder, { recursive: true });
  // The first match wins.
  const allMoved = [
    ...pages.map((page) => [normalizeOldAddress(page), page] as const),
    ...moved.toSorted(([one], [other]) => other.length - one.length),
  ];
  const redirects = allMoved.map(
    ([from, page]) => [`(?i)^${escapeExpression(from)}${addressEndExpression}`, page] as const,
  );
  const types = new Map(
    [...extensions, ".html"].map((extension) => [
      extension.slice(1).toLowerCase(),
      getContentType(extension),
    ]),
  );
  const { host } = new URL(config.url);
  write(".htaccess", buildHtaccess({ host, hsts, openerPolicy, moved: allMoved, types }));
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
