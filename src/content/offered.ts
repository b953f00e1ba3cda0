import type { OwnerPagePath } from "./shapes.ts";
import { site } from "./site.ts";
import { firmSolutionNames } from "./solution-files.ts";

/** The project's solutions, which texts of any page may mention. A solution that an owner adds is not among them. */
export const builtInSolutionNames = ["agentes-ia", "crm", "google-workspace", "kaseya"] as const;

const ownSolutionNames = firmSolutionNames.filter(
  (name) => !(builtInSolutionNames as readonly string[]).includes(name),
);

const listOffered = (byDefault: readonly string[]): readonly string[] => [
  ...new Set([...(site.solutions ?? byDefault), ...ownSolutionNames]),
];

export const offeredSolutionNames = listOffered(builtInSolutionNames);

export const solutionMenuOrder = listOffered(["google-workspace", "kaseya", "crm", "agentes-ia"]);

export const getSolutionPath = (name: (typeof builtInSolutionNames)[number]) =>
  offeredSolutionNames.includes(name) ? (`/${name}` as OwnerPagePath) : undefined;
