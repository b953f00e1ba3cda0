import { site } from "#site";

/** The solutions that texts of other pages mention. A solution added by the owner is mentioned in its own file only. */
export const known = ["agentes-ia", "crm", "google-workspace", "kaseya"] as const;
type Known = (typeof known)[number];

/** The path of an offered solution. Only `pathOf` returns one, so a link cannot lead to a solution that is not offered. */
export type SolutionPath = `/${string}` & { readonly on: unique symbol };

/** The names of the offered solutions, in the order of the site. */
export const offered: readonly string[] = site.solutions ?? known;

/** The order in menu, drawer and footer. Without a configured order it is that of the specification. */
export const menuOrder: readonly string[] = site.solutions ?? [
  "google-workspace",
  "kaseya",
  "crm",
  "agentes-ia",
];

/** @returns whether all of these solutions are offered */
export const offers = (...names: Known[]) => names.every((name) => offered.includes(name));

/** @returns undefined for a solution that is not offered */
export const pathOf = (name: Known) => (offers(name) ? (`/${name}` as SolutionPath) : undefined);
