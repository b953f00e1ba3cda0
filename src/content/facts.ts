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

function formatPartnershipYearIfOffered(
  solution: string,
  value: number | boolean | undefined,
): string | true | undefined {
  if (!value || !offeredSolutionNames.includes(solution)) return undefined;
  return value === true || `${value}`;
}

export const getClaimByName = (name: string): Claim | undefined => claimsByName[name];

/** The facts for `if`, `unless` and braces; true has no text, undefined is a fact that the firm lacks. */
const contentFacts: Record<string, string | true | undefined> = {
  ...Object.fromEntries(
    mentionableSolutionNames.map((name) => [name, offeredSolutionNames.includes(name) || undefined]),
  ),
  integrated: ["agentes-ia", "crm"].some((name) => offeredSolutionNames.includes(name)) || undefined,
  since: site.since === undefined ? undefined : `${site.since}`,
  "google-partner": formatPartnershipYearIfOffered("google-workspace", site.partners?.google),
  "kaseya-partner": formatPartnershipYearIfOffered("kaseya", site.partners?.kaseya),
  ...Object.fromEntries(claimNames.map((name) => [name, getClaimByName(name)?.figure])),
  brand: site.brand.name,
  place: site.booking.place ?? (site.booking.url ? "" : undefined),
  // What stands in for it while words/example.yaml is invalid is no text.
  workshop: String(workshopName),
  neighbourhood: regionExamples.neighbourhood,
  city: regionExamples.city,
  phone: regionExamples.phone,
};

export const conditionFactNames = Object.keys(contentFacts);

export const placeholderFactNames = conditionFactNames.filter(
  (name) => name !== "integrated" && !mentionableSolutionNames.includes(name),
);

export const isFactPresent = (name: string): boolean => contentFacts[name] !== undefined;

/** Returns the text for a name in braces, if the firm has one; a number such as `{1440000}` is an amount of money. */
export function getPlaceholderTextOrAmount(name: string): string | undefined {
  if (/^\d+$/.test(name)) return formatExampleAmount(Number(name));
  const value = contentFacts[name];
  return typeof value === "string" ? value : undefined;
}
