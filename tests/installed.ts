import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** @returns the path of the first of these programs that is in PATH; undefined if none is */
export const findInstalledProgram = (...names: string[]): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
