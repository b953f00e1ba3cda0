import "./exit-without-built-site.ts";
import { builtSiteFolder } from "../deploy/output-folders.ts";
import { createSiteServer } from "../server/serve.ts";
import { listenOnFreePort } from "./listen.ts";

console.info(`The built site is at ${await listenOnFreePort(createSiteServer({ root: builtSiteFolder }))}`);
