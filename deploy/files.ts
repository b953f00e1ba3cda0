/** `npm run deploy:files`: writes what hosts need to know of this site. A test says when that is to be done again. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pageTable } from "../app/content/pages.ts";
import { site } from "../site.config.ts";
import { caddyConfiguration } from "./caddy.ts";
import { wranglerConfiguration } from "./cloudflare.ts";
import { nginxConfiguration } from "./nginx.ts";

/** Addresses of the pages, without that for unknown addresses. */
const addresses = Object.values(pageTable)
  .map(({ path }) => path)
  .filter((path) => path !== "/404");

/**
 * The files as they have to be.
 * @returns from paths below deploy/ to contents
 */
export function deployFiles(): Map<string, string> {
  return new Map([
    ["nginx.conf", nginxConfiguration(site, addresses)],
    ["Caddyfile", caddyConfiguration(site, addresses)],
    ["cloudflare/wrangler.jsonc", wranglerConfiguration(site)],
    ["cloudflare/addresses.json", `${JSON.stringify(addresses)}\n`],
  ]);
}

if (import.meta.main) {
  for (const [path, content] of deployFiles()) writeFileSync(join(import.meta.dirname, path), content);
}
