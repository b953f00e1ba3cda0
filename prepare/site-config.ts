import type { Plugin } from "vite";
import { getSiteAddressOrExit } from "../site.address.ts";
import { site } from "../site.config.ts";
import { exitOnInvalidConfig } from "../site.schema.ts";

/** Vite plugin: checks site.config.ts and passes the address of this build, and a part of the configuration, to the app. */
export function siteConfigPlugin(): Plugin {
  return {
    name: "site-config",
    config() {
      exitOnInvalidConfig(site);
      return {
        define: {
          "import.meta.env.SITE_ADDRESS": JSON.stringify(getSiteAddressOrExit(process.env, site)),
          // Lets the bundler drop the notice code of a site without a notice.
          "import.meta.env.HAS_NOTICE": String(site.notice !== undefined),
        },
      };
    },
    transform: {
      filter: { id: /[\\/]site\.config\.ts$/ },
      // Leaves out what the app does not read: redirects, which may be hundreds, and the facts that content/ fills in.
      handler: () => {
        const { redirects, since, partners, claims, ...shipped } = site;
        return `export const site = ${JSON.stringify(shipped)};`;
      },
    },
  };
}
