import { offered, type SolutionPath } from "./offered.ts";
import type { Solution } from "./solution.ts";

export interface OfferedSolution extends Solution {
  id: string;
  path: SolutionPath;
}

async function read(id: string): Promise<OfferedSolution> {
  const { solution } = await import(`./solutions/${id}.ts`);
  return { ...solution, id, path: `/${id}` as SolutionPath };
}

/** The solutions that are on. Texts that are made of them are settled at build: prepare/content.ts. */
export const solutions = await Promise.all(offered.map(read));
