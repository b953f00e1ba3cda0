import { defineConfig } from "astro/config";

process.env.ASTRO_TELEMETRY_DISABLED = "1";

// The editor as a folder of its own, for a team: docs/guia.md, «Entre varios».
export default defineConfig({
  srcDir: "edit",
  publicDir: "edit/public",
  outDir: "build/editor",
  vite: { build: { chunkSizeWarningLimit: 3000 } },
});
