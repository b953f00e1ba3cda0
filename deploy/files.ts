/** `npm run deploy:files`: writes the configuration files of hosts. A unit test fails when it must be run again. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pageAddresses } from "../src/content/pages.ts";
import { site } from "../src/content/site.ts";
import { buildCaddyConfiguration } from "./caddy.ts";
import { buildWranglerConfiguration } from "./cloudflare.ts";
import type { generatedFilePaths } from "./generated-files.ts";
import { buildNginxConfiguration } from "./nginx.ts";

/** @returns the text of each generated configuration file, by its path below deploy/ */
export function buildDeployFiles(): Map<string, string> {
  const contents: Record<(typeof generatedFilePaths)[number], string> = {
    "nginx.conf": buildNginxConfiguration(site, pageAddresses),
    Caddyfile: buildCaddyConfiguration(site, pageAddresses),
    "cloudflare/wrangler.jsonc": buildWranglerConfiguration(site),
    "cloudflare/addresses.json": `${JSON.stringify(pageAddresses)}\n`,
  };
  return new Map(Object.entries(contents));
}

if (import.meta.main) {
  for (const [path, content] of buildDeployFiles()) writeFileSync(join(import.meta.dirname, path), content);
}
