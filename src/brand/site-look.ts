import { site } from "../content/site.ts";
import type { SiteConfig } from "../content/site-schema.ts";
import { siteLogo } from "./header-logo.ts";
import type { Logo } from "./logo.ts";
import { siteColours, type TokenColourLookup } from "./tokens.ts";

/** What share images and icons show of a firm: its name, its colours in the light scheme and its logo. */
export interface SiteLook {
  brand: Pick<SiteConfig["brand"], "name" | "short">;
  token: TokenColourLookup;
  logo: Logo | undefined;
}

export const siteLook: SiteLook = { brand: site.brand, token: siteColours.light, logo: siteLogo };
