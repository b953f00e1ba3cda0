import { defineConfig } from "@playwright/test";
import config from "../playwright.config.ts";

/** What depends on how fast this machine is, one test at a time: `npm run bench`, .ci/run. */
export default defineConfig({
  ...config,
  testDir: ".",
  testMatch: "**/*.spec.ts",
  testIgnore: [],
  workers: 1,
  globalSetup: undefined,
});
