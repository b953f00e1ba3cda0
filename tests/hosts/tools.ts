/** Optional packages for deploying and for testing hosts, installed in separate folders. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const project = join(import.meta.dirname, "../..");

/** Folders of the project that have their own lock file. */
export const toolFolders = { deploy: "deploy/tools", tests: "tests/hosts/tools" };

/** The folder of installed packages: `deploy` has Cloudflare's, `tests` the Observatory and the parsers of host files. */
export const packagesOf = (tools: keyof typeof toolFolders): string =>
  join(project, toolFolders[tools], "node_modules");

/** The command that installs the packages; undefined when they are installed. */
export const missingTools = (tools: keyof typeof toolFolders): string | undefined =>
  existsSync(packagesOf(tools)) ? undefined : `npm ci --prefix ${toolFolders[tools]}`;

/** Imports a module of the test tools by its path. */
export const load = (path: string) => import(pathToFileURL(join(packagesOf("tests"), path)).href);
