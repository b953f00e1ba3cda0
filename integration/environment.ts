/** Imported first by astro.config.ts, before React chooses its build: what the shell set counts neither in a build nor in dev. */
process.env.NODE_ENV = process.argv[2] === "dev" ? "development" : "production";
// A build of this site tells nobody of it.
process.env.ASTRO_TELEMETRY_DISABLED = "1";
