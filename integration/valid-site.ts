import { firm, siteFilePath } from "../src/content/firm/firm.ts";
import { findFileNameProblems, listFilePaths } from "../src/content/markdown/published-files.ts";
import { written } from "../src/content/markdown/written.ts";
import { removeOwnOrigin } from "../src/content/pages/address-spellings.ts";
import {
  findPageTableFaults,
  findRepeatedTopics,
  findUnknownAddresses,
} from "../src/content/pages/page-problems.ts";
import { pages } from "../src/content/pages/pages.ts";
import { findRedirectProblems } from "../src/content/pages/redirects.ts";
import { type Read, source } from "../src/content/reading/content.ts";
import { getTextPath } from "../src/content/reading/folder.ts";
import {
  formatProblem,
  missingValueText,
  type OwnerLink,
  type Problem,
} from "../src/content/reading/problems.ts";
import { solutions } from "../src/content/shared/solutions.ts";
import { endpointRoutes } from "../src/endpoints/routes.ts";
import { siteMap, solutionFolders, writtenPageFile } from "../src/site-map.ts";

const findSolutionsWithoutPage = (read: Read): Problem[] =>
  read(solutions)
    .offeredSolutions.filter(({ id, page }) => !page && !(id in solutionFolders))
    .map(({ id }) => ({
      file: getTextPath(read(source).folder, `solutions/${id}.yaml`),
      field: ["page"],
      found: missingValueText,
      expected: "los textos de su página: opening, features, questions, closing",
    }));

/** The link of the notice, within the site also when it has the site's own domain. */
function getNoticeLink(read: Read): OwnerLink {
  const { url, notice } = read(firm);
  const address = removeOwnOrigin(notice?.to ?? "", url);
  return { file: read(siteFilePath), field: ["notice", "to"], address };
}

/** Lists the links of the owner to parts of pages, also those of redirects and of articles to come. */
export function listLinksToParts(read: Read) {
  const { folder } = read(source);
  const { url, redirects = {} } = read(firm);
  const file = read(siteFilePath);
  const { markdownLinks, laterMarkdownLinks } = read(written);
  const ofSolutions = read(solutions).offeredSolutions.flatMap(({ id, path, hours }) =>
    hours.map(({ part = "" }, index) => ({
      file: getTextPath(folder, `solutions/${id}.yaml`),
      field: ["hours", index, "part"],
      address: `${path}#${part}`,
    })),
  );
  const ofRedirects = Object.entries(redirects).map(([old, target]) => ({
    file,
    field: ["redirects", old],
    address: removeOwnOrigin(target, url),
  }));
  return [
    ...markdownLinks,
    ...laterMarkdownLinks,
    ...ofSolutions,
    ...ofRedirects,
    getNoticeLink(read),
  ].filter(
    ({ address }) => /#./.test(address) && read(pages).pageAddresses.includes(address.replace(/[?#].*/, "")),
  );
}

/** Lists what is wrong with pages and addresses, when all texts are valid. */
export function listPageProblems(read: Read): Problem[] {
  const { folder } = read(source);
  const { pageAddresses } = read(pages);
  const ownFiles = listFilePaths(folder);
  const generatedFiles = read(endpointRoutes).map(({ pattern }) => pattern);
  const existing = [...ownFiles, ...generatedFiles];
  const linkable = [...pageAddresses, ...existing.map(encodeURI)];
  const { url, redirects = {} } = read(firm);
  return [
    ...findSolutionsWithoutPage(read),
    ...findPageTableFaults(read),
    ...findFileNameProblems(folder, ownFiles, [...pageAddresses, ...generatedFiles, "/healthz"]),
    ...findUnknownAddresses(folder, [...read(written).markdownLinks, getNoticeLink(read)], linkable),
    ...findRepeatedTopics(folder, read(solutions).offeredSolutions),
    ...findRedirectProblems(read(siteFilePath), redirects, pageAddresses, existing, url),
  ];
}

/** Describes what is built of valid content. */
export function describeValidSite(read: Read) {
  const { pages: sitePages } = read(siteMap);
  const { unpublishedPages } = read(written);
  return {
    siteMap: sitePages,
    routes: [
      ...sitePages
        .filter(({ file }) => file !== writtenPageFile)
        .map(({ path, file }) => [path, file] as const),
      ["/[...path]", writtenPageFile] as const,
      ...read(endpointRoutes).map(({ pattern, file }) => [pattern, `endpoints/${file}`] as const),
    ],
    laterDays: new Set(unpublishedPages.flatMap((one) => (one.unpublished === "scheduled" ? one.date : []))),
    unpublished: unpublishedPages.map(({ file, unpublished }) =>
      formatProblem(
        unpublished === "draft"
          ? { file, found: "un borrador, que no se publica", expected: "quitar draft para publicarlo" }
          : { file, found: "una fecha que no llegó", expected: "una construcción ese día o después" },
      ),
    ),
  };
}

export type ValidSite = ReturnType<typeof describeValidSite>;
