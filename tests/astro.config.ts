import config from "../astro.config.ts";

const cacheDir = process.env.DEVELOPMENT_CACHE;

/** The site's configuration with another cache, so that a test's `npm run dev` leaves the developer's alone. */
export default { ...config, cacheDir, vite: { ...config.vite, cacheDir } };
