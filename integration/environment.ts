/** Imported first by astro.config.ts, before React chooses its build: what the shell set counts neither in a build nor in dev. */
process.env.NODE_ENV = process.argv[2] === "dev" ? "development" : "production";
// Astro must not send usage data.
process.env.ASTRO_TELEMETRY_DISABLED = "1";
