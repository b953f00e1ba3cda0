/** What deploys the site and reads what hosts are given, which lies in deploy/tools where somebody has installed it. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export const tools = join(import.meta.dirname, "../../deploy/tools/node_modules");

/** The command that brings them; undefined where they are there. */
export const missingTools = (): string | undefined =>
  existsSync(tools) ? undefined : "npm ci --prefix deploy/tools";

/** Imports a module of theirs by its path. */
export const load = (path: string) => import(pathToFileURL(join(tools, path)).href);
