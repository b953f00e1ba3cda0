/** `npm run deploy:files`: writes the configuration of other hosts. A unit test fails when it must be run again. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pageAddresses } from "#content/pages";
import { site } from "../site.config.ts";
import { caddyConfiguration } from "./caddy.ts";
import { wranglerConfiguration } from "./cloudflare.ts";
import { nginxConfiguration } from "./nginx.ts";

/** @returns generated contents by path below deploy/ */
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
