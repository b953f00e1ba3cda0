import "../integration/environment.ts";
import { defineConfig } from "astro/config";

// The editor as a folder of its own, for a team: docs/guia.md, «Entre varios».
export default defineConfig({
  srcDir: "edit",
  publicDir: "edit/public",
  outDir: "build/editor",
  vite: { css: { postcss: {} }, build: { chunkSizeWarningLimit: 3000 } },
});
