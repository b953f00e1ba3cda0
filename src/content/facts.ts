import { claimNames, claimsByName } from "./claims.ts";
import { workshopName } from "./example.ts";
import { builtInSolutionNames, offeredSolutionNames } from "./offered.ts";
import { formatExampleAmount, regionExamples } from "./region.ts";
import type { Claim } from "./shapes.ts";
import { site } from "./site.ts";
import { solutionNamesWithFile } from "./solution-files.ts";

/** Names of the solutions that texts may name: the project's, even if their files are deleted, and the owner's. */
export const mentionableSolutionNames: readonly string[] = [
  ...new Set([...builtInSolutionNames, ...solutionNamesWithFile]),
];

/** @returns the year of a partnership; true for one without a year; undefined without one, or if `solution` is not offered */
function formatPartnershipYearIfOffered(
  solution: string,
  value: number | boolean | undefined,
): string | true | undefined {
  if (!value || !offeredSolutionNames.includes(solution)) return undefined;
  return value === true || `${value}`;
}

export const getClaimByName = (name: string): Claim | undefined => claimsByName[name];

/**
 * The values of the names that content may use in `if`, `unless` and braces: a text, true for a condition without a text,
 * undefined if the firm lacks the fact, so that texts with its name stay valid.
 */
const contentFacts: Record<string, string | true | undefined> = {
  ...Object.fromEntries(
    mentionableSolutionNames.map((name) => [name, offeredSolutionNames.includes(name) || undefined]),
  ),
  // `integrated` is true when the site offers a solution that connects to other tools.
  integrated: ["agentes-ia", "crm"].some((name) => offeredSolutionNames.includes(name)) || undefined,
  since: site.since === undefined ? undefined : `${site.since}`,
  "google-partner": formatPartnershipYearIfOffered("google-workspace", site.partners?.google),
  "kaseya-partner": formatPartnershipYearIfOffered("kaseya", site.partners?.kaseya),
  ...Object.fromEntries(claimNames.map((name) => [name, getClaimByName(name)?.figure])),
  brand: site.brand.name,
  // A firm with a booking service needs no `place`: only texts of the agenda use it, which are checked but not shown.
  place: site.booking.place ?? (site.booking.url ? "" : undefined),
  // What stands in for it while words/example.yaml is invalid is no text.
  workshop: String(workshopName),
  neighbourhood: regionExamples.neighbourhood,
  city: regionExamples.city,
  phone: regionExamples.phone,
};

export const conditionFactNames = Object.keys(contentFacts);

/** The names that content may use in braces: those of all facts but solutions and `integrated`, which have no text. */
export const placeholderFactNames = conditionFactNames.filter(
  (name) => name !== "integrated" && !mentionableSolutionNames.includes(name),
);

export const isFactPresent = (name: string): boolean => contentFacts[name] !== undefined;

/**
 * Returns the text for a name in braces; a number such as `{1440000}` becomes an amount of money.
 * @returns undefined if the firm lacks the fact, or if the fact has no text
 */
export function getPlaceholderTextOrAmount(name: string): string | undefined {
  if (/^\d+$/.test(name)) return formatExampleAmount(Number(name));
  const value = contentFacts[name];
  return typeof value === "string" ? value : undefined;
}
