import { getSiteAddressOrExit } from "./request-address.ts";
import { site } from "./site.ts";

/** The https origin that this build is for, from SITE_ADDRESS: the configured one, or that of a preview. */
export const builtSiteAddress = getSiteAddressOrExit(process.env, site);

/** Whether this build is not for the configured address. Search engines must not index a preview. */
export const isPreview = builtSiteAddress !== site.url;
