import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

export const joinContentPath = (...parts: string[]): string => join(...parts).replaceAll("\\", "/");

/** The folder of the project's own firm, whose words count where a firm's folder has none. */
const defaultContentFolder = "content";

/** Lists the folders in which a file of content is searched, the firm's first. */
export const listSearchedFolders = (folder: string): string[] => [...new Set([folder, defaultContentFolder])];

/** Finds a file such as `words/home.yaml`: that of the firm or, if there is none, that of the project. */
export function getTextPath(folder: string, name: string): string {
  const path = joinContentPath(folder, name);
  return existsSync(path) ? path : joinContentPath(defaultContentFolder, name);
}

/** Files that Windows adds to folders. Those of macOS begin with a dot. */
const systemFileNames = ["thumbs.db", "desktop.ini"];

/** @returns whether an owner put a file or folder of this name there, and no system */
export const isOwnerFileName = (name: string): boolean =>
  !name.startsWith(".") && !systemFileNames.includes(name.toLowerCase());

/** Lists the names of what an owner put into a folder, in order; none if there is no such folder. */
export const listOwnerFileNames = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).filter(isOwnerFileName).sort() : [];
