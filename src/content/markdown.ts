import { readMarkdownContent } from "./markdown/read.ts";
import { photoFileNames } from "./photos.ts";
import { reportProblems } from "./read.ts";

const content = readMarkdownContent(photoFileNames);
reportProblems(content.problems);

export const {
  pages: markdownPages,
  articles,
  bodies: markdownBodiesByPath,
  links: markdownLinks,
  /** The drafts and the articles of days to come, which a build leaves out. */
  leftOut: unpublishedPages,
} = content;
