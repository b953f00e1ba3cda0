/** The folder of the finished site, which `npm run build` writes, from the project's root: `dist`, or what SITE_FOLDER names. */
export const builtSiteFolder = process.env.SITE_FOLDER || "dist";

export const hostSettingsFolder = process.env.SITE_FOLDER ? `${builtSiteFolder}-hosts` : "build/hosts";
