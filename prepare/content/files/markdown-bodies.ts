import { readMarkdown } from "../../markdown/read.ts";
import { photos } from "./photos.ts";

/** The text of each Markdown page and article, by its address. */
export const { bodies } = readMarkdown(Object.keys(photos));
