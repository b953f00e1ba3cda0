/** The folder of the finished site, which `npm run build` writes, from the project's root: `dist`, or what SITE_FOLDER names. */
export const builtSiteFolder = process.env.SITE_FOLDER || "dist";

/** The folder of what nginx and Caddy include; it is not for visitors. */
export const hostSettingsFolder = process.env.SITE_FOLDER ? `${builtSiteFolder}-hosts` : "build/hosts";
