import { claimBlocks } from "./claim-blocks.ts";
import { formatRoundedYearsOfExperience } from "./experience.ts";
import { offeredSolutionNames } from "./offered.ts";
import type { Claim } from "./shapes.ts";
import { site } from "./site.ts";

/** The names of all claims, in the order of claims.yaml. */
export const claimNames: readonly string[] = Object.keys(claimBlocks);

/** @returns the figure that the firm states for a claim; undefined if it does not state the claim */
function findStatedFigure(name: string): string | undefined {
  const { figure, unit = "", if: required = [] } = claimBlocks[name] ?? {};
  const value = site.claims?.[name];
  if (value === false || !required.every((solution) => offeredSolutionNames.includes(solution)))
    return undefined;
  if (typeof value === "string") return value.replaceAll(" ", "\u00a0");
  return figure ?? formatRoundedYearsOfExperience(site.since, new Date().getFullYear(), unit);
}

/** The claims that the firm states, by name: not those that site.yaml removes, nor experience of under five years. */
export const claimsByName: Partial<Record<string, Claim>> = Object.fromEntries(
  claimNames.flatMap((name) => {
    const figure = findStatedFigure(name);
    const { lead, text = "", source } = claimBlocks[name] ?? {};
    return figure ? [[name, { ...(lead && { lead }), figure, text, ...(source && { source }) }]] : [];
  }),
);
