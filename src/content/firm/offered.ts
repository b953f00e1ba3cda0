import type { OwnerPagePath } from "../pages/page-address.ts";
import { define } from "../reading/content.ts";
import { firm } from "./firm.ts";
import { builtInSolutionNames, solutionFiles } from "./solution-files.ts";

/** What the firm offers: the built-in solutions that site.yaml names, by default all, and its own. */
export const offered = define((read) => {
  const own = read(solutionFiles).firmSolutionNames.filter(
    (name) => !(builtInSolutionNames as readonly string[]).includes(name),
  );
  const listOffered = (byDefault: readonly string[]): readonly string[] => [
    ...new Set([...(read(firm).solutions ?? byDefault), ...own]),
  ];
  const offeredSolutionNames = listOffered(builtInSolutionNames);
  return {
    offeredSolutionNames,
    solutionMenuOrder: listOffered(["google-workspace", "kaseya", "crm", "agentes-ia"]),
    getSolutionPath: (name: (typeof builtInSolutionNames)[number]) =>
      offeredSolutionNames.includes(name) ? (`/${name}` as OwnerPagePath) : undefined,
  };
});
