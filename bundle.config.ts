import { visualizer } from "rollup-plugin-visualizer";
import { mergeConfig } from "vite";
import viteConfig from "./vite.config.ts";

const bundleReportPath = "build/bundle.html";

/** `npm run bundle`: builds the site once more and writes a report of the packages and files in its JavaScript. */
export default mergeConfig(viteConfig, {
  plugins: [
    {
      ...visualizer({ filename: bundleReportPath, title: "JavaScript", brotliSize: true }),
      applyToEnvironment: ({ name }: { name: string }) => name === "client",
    },
  ],
});
