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
      return {
        define: {
          "import.meta.env.SITE_ADDRESS": JSON.stringify(buildAddress(process.env, site)),
          // So that nothing of a notice reaches visitors of a site that has none.
          "import.meta.env.HAS_NOTICE": String(site.notice !== undefined),
        },
      };
    },
    transform: {
      filter: { id: /[\\/]site\.config\.ts$/ },
      // Old addresses are for hosts, of which hundreds would weigh on every visit; facts are told by the content.
      handler: () => {
        const { redirects, since, partners, claims, ...shipped } = site;
        return `export const site = ${JSON.stringify(shipped)};`;
      },
    },
  };
}
