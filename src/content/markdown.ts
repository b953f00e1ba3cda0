import { readMarkdownContent } from "./markdown/read.ts";
import { photoFileNames } from "./photos.ts";
import { reportProblems } from "./read.ts";

const content = readMarkdownContent(photoFileNames);
reportProblems(content.problems);

export const {
  /** The owner's Markdown pages. */
  pages: markdownPages,
  /** The owner's articles, newest first. */
  articles,
  /** The text of each Markdown page and article as HTML elements, by the address of the page. */
  bodies: markdownBodiesByPath,
  links: markdownLinks,
  /** The drafts and the articles of days to come, which a build leaves out. */
  leftOut: unpublishedPages,
} = content;
