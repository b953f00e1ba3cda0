import { findDeadMarkdownLinks, findPageTableFaults } from "../src/content/check-pages.ts";
import { getTextPath } from "../src/content/content-folder.ts";
import { markdownLinks, unpublishedPages } from "../src/content/markdown.ts";
import { pageAddresses, pageTable } from "../src/content/pages.ts";
import { formatProblem, missingValueText } from "../src/content/problems.ts";
import { findFileNameProblems, listFilePaths } from "../src/content/published-files.ts";
import { formatProblemOfField } from "../src/content/read.ts";
import { findRedirectProblems } from "../src/content/redirects.ts";
import { site } from "../src/content/site.ts";
import { offeredSolutions } from "../src/content/solutions.ts";
import { endpointRoutes } from "../src/endpoints/routes.ts";
import { siteMap, solutionRooms, writtenPageFile } from "../src/site-map.ts";

const ownFiles = listFilePaths();
const generatedFiles = endpointRoutes.map(({ pattern }) => pattern);

const solutionsWithoutPage = offeredSolutions.filter(({ id, page }) => !page && !(id in solutionRooms));

export const listPageProblems = () =>
  [
    ...solutionsWithoutPage.map(({ id }) => ({
      file: getTextPath(`solutions/${id}.yaml`),
      field: "page",
      found: missingValueText,
      expected: "los textos de su página: opening, features, questions, closing",
    })),
    ...findPageTableFaults(pageTable),
    ...findFileNameProblems(ownFiles, [...pageAddresses, ...generatedFiles]),
    ...findDeadMarkdownLinks(markdownLinks, [...pageAddresses, ...ownFiles.map(encodeURI)]),
    ...findRedirectProblems(site.redirects ?? {}, pageAddresses, [...ownFiles, ...generatedFiles]),
  ].map(formatProblemOfField);

export const validSite = {
  siteMap,
  routes: [
    ...siteMap.filter(({ file }) => file !== writtenPageFile).map(({ path, file }) => [path, file] as const),
    ["/[...path]", writtenPageFile] as const,
    ...endpointRoutes.map(({ pattern, file }) => [pattern, `endpoints/${file}`] as const),
  ],
  unpublished: unpublishedPages.map(({ file, unpublished }) =>
    formatProblem(
      unpublished === "draft"
        ? { file, found: "un borrador, que no se publica", expected: "quitar draft para publicarlo" }
        : { file, found: "una fecha que no llegó", expected: "una construcción ese día o después" },
    ),
  ),
};
export type ValidSite = typeof validSite;
