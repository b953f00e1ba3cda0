import { visualizer } from "rollup-plugin-visualizer";
import { mergeConfig } from "vite";
import site from "./vite.config.ts";

const bundleReportPath = "build/bundle.html";

/** `npm run bundle`: the build once more, with a report of what its JavaScript is made of. */
export default mergeConfig(site, {
  plugins: [
    {
      ...visualizer({ filename: bundleReportPath, title: "JavaScript", brotliSize: true }),
      applyToEnvironment: ({ name }: { name: string }) => name === "client",
    },
  ],
});
