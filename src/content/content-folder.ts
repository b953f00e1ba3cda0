import { join } from "node:path";

/** The folder of all that an owner writes. Another firm is another folder: `CONTENT=tests/firms/altamar npm run build`. */
export const contentFolder = process.env.CONTENT || "content";

/** @returns the path of a file of the content folder, with slashes, as messages name it */
export const getContentPath = (...parts: string[]): string =>
  join(contentFolder, ...parts).replaceAll("\\", "/");
