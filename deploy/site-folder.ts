/** The folder of the finished site, which `npm run build` writes, from the project's root. */
export const builtSiteFolder = "dist";
