import { loadContent } from "./content/reading/content.ts";
import { joinContentPath } from "./content/reading/folder.ts";

/** The folder of all that an owner writes. Another firm is another folder: `CONTENT=tests/firms/lapacho npm run build`. */
export const contentFolder = process.env.CONTENT || "content";

export const getContentPath = (...parts: string[]): string => joinContentPath(contentFolder, ...parts);

// Set by integration/astro-integration.ts: a build keeps the time at which it began, and development shows
// unpublished pages.
const { BUILD_TIME, SHOWS_UNPUBLISHED } = import.meta.env ?? {};

/** Reads the content of the firm whose site is built: `read(crmWords)`. */
export const read = loadContent(contentFolder, {
  now: BUILD_TIME ? new Date(BUILD_TIME) : undefined,
  showsUnpublished: SHOWS_UNPUBLISHED,
  previewAddress: process.env.SITE_ADDRESS,
});
