/** `npm run deploy:files`: writes what hosts need to know of this site. A test says when that is to be done again. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pageAddresses } from "#content/pages";
import { site } from "../site.config.ts";
import { caddyConfiguration } from "./caddy.ts";
import { wranglerConfiguration } from "./cloudflare.ts";
import { nginxConfiguration } from "./nginx.ts";

/** @returns generated contents by paths below deploy/ */
export function deployFiles(): Map<string, string> {
  return new Map([
    ["nginx.conf", nginxConfiguration(site, pageAddresses)],
    ["Caddyfile", caddyConfiguration(site, pageAddresses)],
    ["cloudflare/wrangler.jsonc", wranglerConfiguration(site)],
    ["cloudflare/addresses.json", `${JSON.stringify(pageAddresses)}\n`],
  ]);
}

if (import.meta.main) {
  for (const [path, content] of deployFiles()) writeFileSync(join(import.meta.dirname, path), content);
}
