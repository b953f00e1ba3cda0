import { firm } from "../content/firm/firm.ts";
import type { SiteConfig } from "../content/firm/site-fields.ts";
import { read } from "../site-content.ts";
import { siteLogo } from "./header-logo.ts";
import type { Logo } from "./logo.ts";
import { siteColours, type TokenColourLookup } from "./tokens.ts";

const site = read(firm);

/** What share images and icons show of a firm: its name, its colours in the light scheme and its logo. */
export interface SiteLook {
  brand: Pick<SiteConfig["brand"], "name" | "short">;
  token: TokenColourLookup;
  logo: Logo | undefined;
}

export const siteLook: SiteLook = { brand: site.brand, token: siteColours.light, logo: siteLogo };
