import { define } from "../reading/content.ts";
import { ContentError } from "../reading/problems.ts";
import { readMarkdownFiles } from "./read.ts";

/** The Markdown files and what is wrong with them. */
export const markdownFiles = define(readMarkdownFiles);

/** The pages and articles that an owner wrote in Markdown. */
export const written = define((read) => {
  const { pages, articles, bodies, links, laterLinks, leftOut, problems } = read(markdownFiles);
  if (problems.length > 0) throw new ContentError(problems);
  return {
    markdownPages: pages,
    articles,
    markdownBodiesByPath: bodies,
    markdownLinks: links,
    laterMarkdownLinks: laterLinks,
    unpublishedPages: leftOut,
  };
});
