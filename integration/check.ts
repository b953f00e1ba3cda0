import { findBookingAddressProblems } from "../src/booking/address-advice.ts";
import { listBrandProblems } from "../src/brand/check-brand.ts";
import { findUnknownEntries, listContentProblemsAndWriteSchemas } from "../src/content/check.ts";
import { claimBlocks } from "../src/content/claim-blocks.ts";
import { formatProblemOfField } from "../src/content/read.ts";
import { site, siteFilePath, siteProblems } from "../src/content/site.ts";
import type { ValidSite } from "./valid-site.ts";

export type CheckedSite = { problems: readonly string[] } | ValidSite;

/** Checks all that the owner wrote, before anything renders: texts need the names of the claims, and pages valid texts. */
async function checkSite(): Promise<CheckedSite> {
  const booking = findBookingAddressProblems(site.booking.url, siteFilePath);
  const problems = [...siteProblems, ...booking, ...listBrandProblems()].map(formatProblemOfField);
  if (Object.keys(claimBlocks).length === 0) return { problems };
  const contentProblems = await listContentProblemsAndWriteSchemas();
  problems.push(...findUnknownEntries().map(formatProblemOfField));
  if (siteProblems.length + contentProblems.length > 0)
    return { problems: [...problems, ...contentProblems] };
  const { listPageProblems, validSite } = await import("./valid-site.ts");
  problems.push(...listPageProblems());
  return problems.length > 0 ? { problems } : validSite;
}

export const checkedSite = await checkSite();
