import { type ClaimBlock, claimsFile } from "../firm/claim-blocks.ts";
import { firm } from "../firm/firm.ts";
import { offered } from "../firm/offered.ts";
import { define, source } from "../reading/content.ts";

/** What the firm states: its own figure, or that of claims.yaml. */
export type Claim = Pick<ClaimBlock, "lead" | "text" | "source"> & { figure: string };

/** Rounds the years for a claim "more than N years" down to tens, below twenty to fives; undefined for five or less. */
export function formatRoundedYearsOfExperience(
  foundingYear: number | undefined,
  currentYear: number,
  unit: string,
): string | undefined {
  if (foundingYear === undefined) return undefined;
  // A firm that began ten years ago may have completed only nine years.
  const whole = currentYear - foundingYear - 1;
  const years = whole - (whole % (whole < 20 ? 5 : 10));
  return years > 0 ? `${years}\u00a0${unit}` : undefined;
}

/** The claims that the firm states, by name. */
export const claimsByName = define((read) => {
  const { since, claims: changes = {} } = read(firm);
  const { offeredSolutionNames } = read(offered);
  const claims: Partial<Record<string, Claim>> = {};
  for (const [name, block] of Object.entries(read(claimsFile).blocks)) {
    const { lead, figure, unit = "", text, source: origin, if: required = [] } = block;
    const change = changes[name];
    if (change === false || !required.every((solution) => offeredSolutionNames.includes(solution))) continue;
    const stated =
      typeof change === "string"
        ? change.replaceAll(" ", "\u00a0")
        : (figure ?? formatRoundedYearsOfExperience(since, read(source).now.getFullYear(), unit));
    if (stated)
      claims[name] = { ...(lead && { lead }), figure: stated, text, ...(origin && { source: origin }) };
  }
  return claims;
});
