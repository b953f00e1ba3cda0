import { known, offered } from "../../app/offered.ts";
import { money, region } from "../../app/region.ts";
import type { Claim } from "../../app/shapes.ts";
import { site } from "../../site.config.ts";
import { solutionNames as files, claimNames as ownClaims } from "../../site.schema.ts";
import { claims } from "./files/claims.ts";
import { workshop } from "./files/example.ts";

/** Those that texts may speak of, whether an owner has kept their files or not, and those of an owner's own. */
export const solutionNames: readonly string[] = [...new Set([...known, ...(files ?? [])])];

/** A partnership is spoken of where its solution is offered; the year, where the owner gives one. */
function partnership(solution: string, value: number | boolean | undefined): string | true | undefined {
  if (!value || !offered.includes(solution)) return undefined;
  return value === true || `${value}`;
}

export const claimNames = [...ownClaims, "meeting"] as const;
export type ClaimName = (typeof claimNames)[number];

/** A claim by its name; undefined where it is off. */
export const getClaim = (name: ClaimName): Claim | undefined => claims[name];

/**
 * All that content may name, in `if`, in `unless` and in braces: what a name stands for where that is a text, true where
 * it only holds, undefined where it is absent. The names are the same whatever the owner has.
 */
const table: Record<string, string | true | undefined> = {
  ...Object.fromEntries(solutionNames.map((name) => [name, offered.includes(name) || undefined])),
  // Whether there is something that other tools are connected to.
  integrated: ["agentes-ia", "crm"].some((name) => offered.includes(name)) || undefined,
  since: site.since === undefined ? undefined : `${site.since}`,
  "google-partner": partnership("google-workspace", site.partners?.google),
  "kaseya-partner": partnership("kaseya", site.partners?.kaseya),
  ...Object.fromEntries(claimNames.map((name) => [name, getClaim(name)?.figure])),
  brand: site.brand.name,
  // Where a service books, the agenda's texts are read and not shown.
  place: site.booking.place ?? (site.booking.url ? "" : undefined),
  workshop,
  neighbourhood: region.neighbourhood,
  city: region.city,
  phone: region.phone,
};

/** Every name, for `if` and `unless`. */
export const conditionNames = Object.keys(table);

/** The names that can stand in braces: a solution is offered or not, and has no figure. */
export const figureNames = conditionNames.filter(
  (name) => name !== "integrated" && !solutionNames.includes(name),
);

/** Whether what a name stands for is there. */
export const holds = (name: string): boolean => table[name] !== undefined;

/**
 * What a name in braces stands for; of a bare number, the amount in the currency of the examples: `{1440000}`.
 * @returns undefined where it is absent
 */
export function getFigure(name: string): string | undefined {
  if (/^\d+$/.test(name)) return money(Number(name));
  const value = table[name];
  return typeof value === "string" ? value : undefined;
}
