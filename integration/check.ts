import { findBookingAddressProblems } from "../src/booking/address-advice.ts";
import { listBrandCssProblems } from "../src/brand/check-brand-css.ts";
import { findFontFile } from "../src/brand/font.ts";
import { logoFolder, readLogo } from "../src/brand/logo.ts";
import { siteColours } from "../src/brand/tokens.ts";
import { listContentProblemsAndWriteSchemas } from "../src/content/check.ts";
import { formatProblem, type Problem } from "../src/content/problems.ts";
import { findFileAddress, findFileNameProblems } from "../src/content/published-files.ts";
import { site, siteFilePath, siteProblems } from "../src/content/site.ts";
import { solutionNamesWithFile } from "../src/content/solution-files.ts";
import type { EndpointRoute } from "../src/endpoints/routes.ts";
import type { SitePage } from "../src/site-map.ts";

interface ValidSite {
  siteMap: readonly SitePage[];
  /** The file of `siteMap` whose pages share one route. */
  writtenPageFile: string;
  endpointRoutes: readonly EndpointRoute[];
  /** Drafts and articles of days to come that a build leaves out, one line each. */
  unpublished: readonly string[];
}

/** The pages and other files of the site; or what is wrong with what the owner wrote, one line each. */
export type CheckedSite = { problems: readonly string[] } | ValidSite;

/** Checks what the owner wrote beside the pages: the configuration, colours, font and logo. */
function listFirmAndBrandProblems(): string[] {
  const firmProblems =
    siteProblems.length > 0 ? siteProblems : findBookingAddressProblems(site.booking.url, siteFilePath);
  const font = findFontFile();
  const brandCss = listBrandCssProblems();
  // Colours of a logo are compared with those of the site, which must be valid first.
  const logo = brandCss.length > 0 ? { problems: [] } : readLogo(logoFolder, siteColours.light);
  return [
    ...firmProblems,
    ...brandCss,
    ...("problems" in logo ? logo.problems : []),
    ...("problem" in font ? [font.problem] : []),
  ].map((problem) => formatProblem(problem));
}

/** Checks the pages, which all content files together make: solutions, titles, links in Markdown, redirects. */
async function listPageProblems(): Promise<string[]> {
  const { findContentFieldLine } = await import("../src/content/read.ts");
  const { offeredSolutionNames } = await import("../src/content/offered.ts");
  const { findPageTableFaults, findSolutionsWithoutFile, findSolutionsWithoutPage } = await import(
    "../src/content/check-pages.ts"
  );
  const format = (problems: readonly Problem[]) =>
    problems.map((problem) =>
      formatProblem({ line: findContentFieldLine(problem.file, problem.field ?? ""), ...problem }),
    );
  const withoutFile = findSolutionsWithoutFile(offeredSolutionNames, solutionNamesWithFile ?? []);
  if (withoutFile.length > 0) return format(withoutFile);
  const contentProblems = await listContentProblemsAndWriteSchemas();
  if (contentProblems.length > 0) return contentProblems;
  const { solutionRooms } = await import("../src/site-map.ts");
  const { offeredSolutions } = await import("../src/content/solutions.ts");
  const { pageAddresses, pageTable } = await import("../src/content/pages.ts");
  const { readMarkdownContent } = await import("../src/content/markdown/read.ts");
  const { findMarkdownLinkProblems } = await import("../src/content/markdown/links.ts");
  const { findRedirectProblems } = await import("../src/content/redirects.ts");
  return format([
    ...findSolutionsWithoutPage(offeredSolutions, (id) => id in solutionRooms),
    ...findPageTableFaults(pageTable),
    ...findFileNameProblems(),
    ...findMarkdownLinkProblems(
      readMarkdownContent([]).links,
      pageAddresses,
      (path) => findFileAddress(path) !== undefined,
    ),
    ...findRedirectProblems(site.redirects ?? {}, pageAddresses),
  ]);
}

/** Checks all that the owner wrote, before anything renders. Modules that read content are imported only when it is valid. */
async function checkSite(): Promise<CheckedSite> {
  const firmAndBrandProblems = listFirmAndBrandProblems();
  // The pages need a valid firm.
  const problems =
    siteProblems.length > 0 ? firmAndBrandProblems : [...firmAndBrandProblems, ...(await listPageProblems())];
  if (problems.length > 0) return { problems };
  const { siteMap, writtenPageFile } = await import("../src/site-map.ts");
  const { endpointRoutes } = await import("../src/endpoints/routes.ts");
  const { unpublishedPages } = await import("../src/content/markdown.ts");
  const unpublished = unpublishedPages.map(({ file, unpublished: reason }) =>
    formatProblem(
      reason === "draft"
        ? { file, found: "un borrador, que no se publica", expected: "quitar draft para publicarlo" }
        : { file, found: "una fecha que no llegó", expected: "una construcción ese día o después" },
    ),
  );
  return { siteMap, writtenPageFile, endpointRoutes, unpublished };
}

/** The result for what lies on disk now: whoever imports this module afresh gets a fresh one. */
export const checkedSite = await checkSite();
