import { site } from "../../../site.config.ts";
import { ContentError } from "../../../site.problems.ts";
import { readMarkdown } from "../../markdown/read.ts";
import { photos } from "./photos.ts";

export type { MarkdownPath } from "../../markdown/read.ts";

const { pages, articles: datedArticles, problems } = readMarkdown(Object.keys(photos));
if (problems.length > 0) throw new ContentError(problems, site.locale);

/** Pages and articles without their texts, so that menus and lists do not load those. */
export const markdownPages = pages;
export const articles = datedArticles;
