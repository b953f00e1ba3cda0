import { createSiteServer } from "../server/serve.ts";
import { listen } from "./listen.ts";

// playwright.config.ts starts this file and reads the printed address.
console.info(`The built site is at ${await listen(createSiteServer({ root: "build/site" }))}`);
