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
  leftOut: unpublishedPages,
} = content;
