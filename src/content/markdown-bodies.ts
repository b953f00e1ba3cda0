import { readMarkdownContent } from "./markdown/read.ts";
import { photoFileNames } from "./photos.ts";

/** The text of each Markdown page and article as HTML elements, by the address of the page. */
export const { bodies: markdownBodiesByPath } = readMarkdownContent(photoFileNames);
