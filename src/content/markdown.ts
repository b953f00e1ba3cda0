import { readMarkdownContent } from "./markdown/read.ts";
import { photoFileNames } from "./photos.ts";
import { ContentError } from "./problems.ts";

export type { MarkdownPagePath } from "./markdown/read.ts";

const {
  pages: pageMetadata,
  articles: articleMetadata,
  problems,
  leftOut,
} = readMarkdownContent(photoFileNames);
if (problems.length > 0) throw new ContentError(problems);

/** The owner's Markdown pages without their texts, so that menus do not load those. */
export const markdownPages = pageMetadata;
/** The owner's articles, newest first, without their texts, so that lists do not load those. */
export const articles = articleMetadata;
/** The drafts and the articles of days to come, which a build leaves out. */
export const unpublishedPages = leftOut;
