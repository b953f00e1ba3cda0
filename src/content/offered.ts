import { site } from "./site.ts";
import { solutionNamesWithFile } from "./solution-files.ts";

/** The project's solutions, which texts of any page may mention. A solution that an owner adds is not among them. */
export const builtInSolutionNames = ["agentes-ia", "crm", "google-workspace", "kaseya"] as const;
type BuiltInSolutionName = (typeof builtInSolutionNames)[number];

/** The path of an offered solution. The code makes none for another solution, so no link can lead to a missing page. */
export type SolutionPath = `/${string}` & { readonly isOffered: unique symbol };

/** The names of further solutions with a file. */
const ownSolutionNames = (solutionNamesWithFile ?? []).filter(
  (name) => !(builtInSolutionNames as readonly string[]).includes(name),
);

/** The names of the offered solutions: those in site.yaml or, by default, all that have a file. */
export const offeredSolutionNames: readonly string[] = site.solutions ?? [
  ...builtInSolutionNames,
  ...ownSolutionNames,
];

/** The names of the offered solutions as menu, drawer and footer list them: the configured ones or, by default, this list. */
export const solutionMenuOrder: readonly string[] = site.solutions ?? [
  "google-workspace",
  "kaseya",
  "crm",
  "agentes-ia",
  ...ownSolutionNames,
];

/** @returns whether all of these solutions are offered */
export const areSolutionsOffered = (...names: BuiltInSolutionName[]) =>
  names.every((name) => offeredSolutionNames.includes(name));

/** @returns the path of a solution's page; undefined if the site does not offer the solution */
export const getSolutionPath = (name: BuiltInSolutionName) =>
  areSolutionsOffered(name) ? (`/${name}` as SolutionPath) : undefined;
