/** Optional packages for deploying and for testing hosts, installed in separate folders. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const projectFolder = join(import.meta.dirname, "../..");

/** The folders with a package.json of their own: packages for deploying, and packages for testing hosts. */
export const toolFolders = { deploy: "deploy/tools", tests: "tests/hosts/tools" };

export const getPackagesFolder = (tools: keyof typeof toolFolders): string =>
  join(projectFolder, toolFolders[tools], "node_modules");

/** @returns the command that installs the packages; undefined when they are installed */
export const getInstallCommand = (tools: keyof typeof toolFolders): string | undefined =>
  existsSync(getPackagesFolder(tools)) ? undefined : `npm ci --prefix ${toolFolders[tools]}`;

/** Imports a module of the packages for testing hosts. @param path the module's file in their node_modules */
export const importTestTool = (path: string) =>
  import(pathToFileURL(join(getPackagesFolder("tests"), path)).href);
