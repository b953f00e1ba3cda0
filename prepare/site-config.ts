import type { Plugin } from "vite";
import { buildAddress } from "../site.address.ts";
import { site } from "../site.config.ts";
import { requireValidSite } from "../site.schema.ts";

/** Checks site.config.ts, and tells the application what it needs of it and which address it is built for. */
export function siteConfig(): Plugin {
  return {
    name: "site-config",
    config() {
      requireValidSite(site);
      return { define: { "import.meta.env.SITE_ADDRESS": JSON.stringify(buildAddress(process.env, site)) } };
    },
    transform: {
      filter: { id: /[\\/]site\.config\.ts$/ },
      // Hosts lead on from old addresses: hundreds of them would weigh on every visit.
      handler: () => `export const site = ${JSON.stringify({ ...site, redirects: undefined })};`,
    },
  };
}
