import { site } from "../../../site.config.ts";
import { readMarkdown } from "../../markdown/read.ts";
import { ContentError } from "../problems.ts";
import { photos } from "./photos.ts";

export type { MarkdownPath } from "../../markdown/read.ts";

const { pages, articles: dated, problems } = readMarkdown(Object.keys(photos));
if (problems.length > 0) throw new ContentError(problems, site.locale);

/** What content/pages/ and content/articles/ have, but for the texts: menus and lists need not bring those along. */
export const markdownPages = pages;
export const articles = dated;
