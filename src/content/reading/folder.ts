import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

export const joinContentPath = (...parts: string[]): string => join(...parts).replaceAll("\\", "/");

/** The folder of the project's own firm, whose words count where a firm's folder has none. */
const defaultContentFolder = "content";

/** Lists the folders in which a file of content is searched, the firm's first. */
export const listSearchedFolders = (folder: string): string[] => [...new Set([folder, defaultContentFolder])];

/** Finds a file such as `words/home.yaml`: that of the firm, or that of the project if only the project has one. */
export function getTextPath(folder: string, name: string): string {
  const paths = listSearchedFolders(folder).map((one) => joinContentPath(one, name));
  return paths.find((path) => existsSync(path)) ?? joinContentPath(folder, name);
}

/** What systems and programs leave: dotfiles, Office's locks, editors' copies, unfinished downloads, folders' looks, a Mac's ZIP files. */
const leftoverPattern =
  /^[.~]|(~|\.(tmp|part|crdownload))$|^(thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r|__macosx)$/i;

/** @returns whether an owner put a file or folder of this name there, and no system or program */
export const isOwnerFileName = (name: string): boolean => !leftoverPattern.test(name);

export const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Lists the names of what an owner put into a folder, in order; none if there is no such folder. */
export const listOwnerFileNames = (folder: string): string[] =>
  isFolder(folder) ? readdirSync(folder).filter(isOwnerFileName).sort() : [];
