import { claimBlocks } from "./claim-blocks.ts";
import { offeredSolutionNames } from "./offered.ts";
import type { Claim } from "./shapes.ts";
import { site } from "./site.ts";

export const claimNames: readonly string[] = Object.keys(claimBlocks);

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

function findStatedFigure(name: string): string | undefined {
  const { figure, unit = "", if: required = [] } = claimBlocks[name] ?? {};
  const value = site.claims?.[name];
  if (value === false || !required.every((solution) => offeredSolutionNames.includes(solution)))
    return undefined;
  if (typeof value === "string") return value.replaceAll(" ", "\u00a0");
  return figure ?? formatRoundedYearsOfExperience(site.since, new Date().getFullYear(), unit);
}

export const claimsByName: Partial<Record<string, Claim>> = Object.fromEntries(
  claimNames.flatMap((name) => {
    const figure = findStatedFigure(name);
    const { lead, text = "", source } = claimBlocks[name] ?? {};
    return figure ? [[name, { ...(lead && { lead }), figure, text, ...(source && { source }) }]] : [];
  }),
);
