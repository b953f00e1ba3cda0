/** Imported first by astro.config.ts, before React chooses its build: overrides the shell's NODE_ENV. */
process.env.NODE_ENV = process.argv[2] === "dev" ? "development" : "production";
// Astro must not send usage data.
process.env.ASTRO_TELEMETRY_DISABLED = "1";
