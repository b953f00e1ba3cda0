import config from "../astro.config.ts";

const cacheDir = process.env.DEVELOPMENT_CACHE;

/**
 * The site's configuration with another cache, so that a test's `npm run dev` does not change the
 * developer's.
 */
export default { ...config, cacheDir, vite: { ...config.vite, cacheDir } };
