/** Optional packages for deploying and for testing hosts, installed in separate folders. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const projectFolder = join(import.meta.dirname, "../..");

/** Folders of the project that have their own lock file. */
export const toolFolders = { deploy: "deploy/tools", tests: "tests/hosts/tools" };

/** The folder of installed packages: `deploy` has Cloudflare's, `tests` the Observatory and the parsers of host files. */
export const getPackagesFolder = (tools: keyof typeof toolFolders): string =>
  join(projectFolder, toolFolders[tools], "node_modules");

/** The command that installs the packages; undefined when they are installed. */
export const getInstallCommand = (tools: keyof typeof toolFolders): string | undefined =>
  existsSync(getPackagesFolder(tools)) ? undefined : `npm ci --prefix ${toolFolders[tools]}`;

/** Imports a module of the test tools by its path. */
export const importTestTool = (path: string) =>
  import(pathToFileURL(join(getPackagesFolder("tests"), path)).href);
