import { existsSync } from "node:fs";
import { join } from "node:path";

/** The folder of all that an owner writes. Another firm is another folder: `CONTENT=tests/firms/altamar npm run build`. */
export const contentFolder = process.env.CONTENT || "content";

export const getContentPath = (...parts: string[]): string =>
  join(contentFolder, ...parts).replaceAll("\\", "/");

/** The folder of the project's own firm, whose words count where a firm's folder has none. */
const defaultContentFolder = "content";

export function getTextPath(name: string): string {
  const path = getContentPath(name);
  return existsSync(path) ? path : join(defaultContentFolder, name).replaceAll("\\", "/");
}

export const getTextFolders = (name: string): string[] => [
  ...new Set([contentFolder, defaultContentFolder].map((folder) => join(folder, name).replaceAll("\\", "/"))),
];

/** Files that Windows adds to folders. Those of macOS begin with a dot. */
const systemFileNames = ["thumbs.db", "desktop.ini"];

/** @returns whether an owner put a file or folder of this name there, and no system */
export const isOwnerFileName = (name: string): boolean =>
  !name.startsWith(".") && !systemFileNames.includes(name.toLowerCase());
