import { findBookingAddressProblems } from "../src/booking/address-advice.ts";
import { listBrandProblems } from "../src/brand/brand-problems.ts";
import { firmFile, siteFilePath } from "../src/content/firm/firm.ts";
import { findPhotoFileProblems, photos, type SeenPhotos } from "../src/content/markdown/photos.ts";
import { markdownFiles } from "../src/content/markdown/written.ts";
import { builtAddress } from "../src/content/pages/built-address.ts";
import { formatProblemWithLine, loadContent, type Read, source } from "../src/content/reading/content.ts";
import { findUnknownEntries, listWordProblems, writeJsonSchemas } from "./content-files.ts";
import { findMissingParts } from "./links.ts";
import { describeValidSite, listPageProblems, type ValidSite } from "./valid-site.ts";

export type CheckedSite = { problems: readonly string[] } | ValidSite;

async function checkSiteOfDay(read: Read, seenPhotos: SeenPhotos): Promise<CheckedSite> {
  const firm = read(firmFile);
  const contentProblems = [
    ...firm.problems,
    ...listWordProblems(read),
    ...read(markdownFiles).problems,
    ...(await findPhotoFileProblems(read(photos).folder, seenPhotos)),
  ];
  const problems = [
    ...contentProblems,
    ...read(builtAddress).problems,
    ...findBookingAddressProblems(firm.site.booking.url, read(siteFilePath)),
    ...listBrandProblems(read(source).folder),
    ...findUnknownEntries(read),
    // Pages need valid texts.
    ...(contentProblems.length === 0 ? listPageProblems(read) : []),
  ];
  if (problems.length === 0) return describeValidSite(read);
  return { problems: problems.map((problem) => formatProblemWithLine(read, problem)) };
}

/**
 * Checks all that the owner wrote, before anything renders: as of today, and as of each day on which an
 * article will appear, when nobody may be watching the build.
 * @param seenPhotos the results of earlier checks of the photos
 */
export async function checkSite(read: Read, seenPhotos: SeenPhotos = new Map()): Promise<CheckedSite> {
  const checked = await checkSiteOfDay(read, seenPhotos);
  if ("problems" in checked) return checked;
  const { folder, ...options } = read(source);
  const problems = new Set<string>();
  for (const day of checked.laterDays) {
    const now = new Date(`${day}T12:00:00Z`);
    const later = await checkSiteOfDay(loadContent(folder, { ...options, now }), seenPhotos);
    if ("problems" in later) for (const problem of later.problems) problems.add(problem);
  }
  return problems.size > 0 ? { problems: [...problems] } : checked;
}

/**
 * Does what need not delay the answer of the development server: writes the schemas for code editors, and finds
 * links to missing parts of pages, which the server at `origin` renders.
 */
export async function checkAfterAnswer(read: Read, checked: CheckedSite, origin: string): Promise<string[]> {
  writeJsonSchemas(read);
  return "problems" in checked ? [] : findMissingParts(read, origin);
}
