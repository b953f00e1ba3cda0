import { existsSync } from "node:fs";

/** The folder of the finished site, which `npm run build` writes, from the project's root: `dist`, or what SITE_FOLDER names. */
export const builtSiteFolder = process.env.SITE_FOLDER || "dist";

/** The build writes the compressed copies last: one that failed or was stopped leaves pages without them. */
export const isFinishedSite = (folder: string): boolean => existsSync(`${folder}/index.html.br`);

export const hostSettingsFolder = process.env.SITE_FOLDER ? `${builtSiteFolder}-hosts` : "build/hosts";
