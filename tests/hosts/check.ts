import type { Case } from "./cases.ts";

/** A case that a host cannot meet. */
export interface Difference {
  /** The cases' names begin with this, or match it. */
  cases: string | RegExp;
  /** Why, and why it does no harm or who bears it. */
  why: string;
  /** What is found instead; all other faults of the case still count. */
  found: RegExp;
}

export interface Result {
  name: string;
  /** What is wrong, one line a fault; empty where the case holds. */
  faults: string[];
  /** Reasons of the differences that took faults away. */
  differs: string[];
}

/**
 * Puts a table of cases to a host, a few at a time.
 * @param origin of the host
 * @param differences that are known of it
 * @returns a result for each case, in their order
 */
export async function check(
  origin: string,
  cases: Case[],
  differences: Difference[] = [],
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = cases.entries();
  const work = async () => {
    for (const [index, { name, run }] of waiting) {
      let faults: string[];
      try {
        faults = await run(origin);
      } catch (error) {
        faults = [`no answer: ${(error as Error).message}`];
      }
      const known = differences.filter(({ cases: of }) =>
        typeof of === "string" ? name.startsWith(of) : of.test(name),
      );
      const differs = known.filter(({ found }) => faults.some((fault) => found.test(fault)));
      results[index] = {
        name,
        faults: faults.filter((fault) => !known.some(({ found }) => found.test(fault))),
        differs: differs.map(({ why }) => why),
      };
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return results;
}
