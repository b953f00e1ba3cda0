import { claimsFile } from "../firm/claim-blocks.ts";
import { firm } from "../firm/firm.ts";
import { offered } from "../firm/offered.ts";
import { region } from "../firm/region.ts";
import { solutionFiles } from "../firm/solution-files.ts";
import { photos } from "../markdown/photos.ts";
import { define, type ValueOf } from "../reading/content.ts";
import { readOrCollectProblems } from "../reading/problems.ts";
import { claimsByName } from "./claims.ts";
import { exampleWords } from "./example.ts";

/** What texts may ask of the firm. */
export const facts = define((read) => {
  const { since, partners, brand, booking } = read(firm);
  const { offeredSolutionNames } = read(offered);
  const { regionExamples, formatExampleAmount } = read(region);
  // While its file is invalid, other files are checked without its texts.
  const example = readOrCollectProblems(() => read(exampleWords)).value;
  const claims = read(claimsByName);
  const claimNames = Object.keys(read(claimsFile).blocks);
  const { solutionNames } = read(solutionFiles);
  const isOffered = (solution: string) => offeredSolutionNames.includes(solution) || undefined;
  const getPartnership = (solution: string, value: number | boolean | undefined) =>
    value && isOffered(solution) && (value === true || `${value}`);
  /** The facts for `if`, `unless` and braces; true has no text, undefined is a fact that the firm lacks. */
  const byName: Readonly<Record<string, string | true | undefined>> = {
    ...Object.fromEntries(solutionNames.map((name) => [name, isOffered(name)])),
    integrated: isOffered("agentes-ia") ?? isOffered("crm"),
    since: since === undefined ? undefined : `${since}`,
    "google-partner": getPartnership("google-workspace", partners?.google) || undefined,
    "kaseya-partner": getPartnership("kaseya", partners?.kaseya) || undefined,
    ...Object.fromEntries(claimNames.map((name) => [name, claims[name]?.figure])),
    brand: brand.name,
    place: booking.place ?? (booking.url ? "" : undefined),
    workshop: example?.workshop ?? "",
    neighbourhood: regionExamples.neighbourhood ?? example?.neighbourhood ?? "",
    city: regionExamples.city ?? example?.city ?? "",
    phone: regionExamples.phone,
  };
  return {
    byName,
    /** The names of facts that have a text. */
    placeholderNames: Object.keys(byName).filter(
      (name) => name !== "integrated" && !solutionNames.includes(name),
    ),
    solutionNames,
    claimNames,
    /** Whether claims.yaml has names: an empty one is reported alone, and not also each text that names a claim. */
    knowsClaims: claimNames.length > 0,
    claimsByName: claims,
    photos: read(photos),
    formatExampleAmount,
  };
});

export type Facts = ValueOf<typeof facts>;
