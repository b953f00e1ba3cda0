import { site } from "#site";

/** Solutions that other texts speak of; one of an owner's own is spoken of in its file alone. */
export const known = ["agentes-ia", "crm", "google-workspace", "kaseya"] as const;
type Known = (typeof known)[number];

/** The address of the page of a solution that is on: from here alone, so that no link can lead to one that is off. */
export type SolutionPath = `/${string}` & { readonly on: unique symbol };

/** What is offered, by name, in the order in which the site tells of it. */
export const offered: readonly string[] = site.solutions ?? known;

/** The order of menu, drawer and footer, which the specification fixes where the owner does not. */
export const menuOrder: readonly string[] = site.solutions ?? [
  "google-workspace",
  "kaseya",
  "crm",
  "agentes-ia",
];

export const offers = (...names: Known[]) => names.every((name) => offered.includes(name));

/** @returns undefined for a solution that is off */
export const pathOf = (name: Known) => (offers(name) ? (`/${name}` as SolutionPath) : undefined);
