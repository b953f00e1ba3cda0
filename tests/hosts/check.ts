import type { HostCase } from "./cases.ts";

/** A difference from the expected responses that a host's configuration cannot remove. */
export interface KnownDifference {
  /** The names of the cases begin with this text, or match this pattern. */
  cases: string | RegExp;
  /** Why the host differs, and why the difference does no harm or who is affected. */
  why: string;
  /** The accepted fault; all other faults of the case still count. */
  found: RegExp;
}

export interface HostCaseResult {
  name: string;
  /** The unexpected parts of the responses, one line each. */
  faults: string[];
  /** The reasons of known differences for which faults of this case were ignored. */
  differs: string[];
}

/** Sends the cases to a host, a few at a time. @returns a result for each, in their order */
export async function runHostCases(
  origin: string,
  cases: HostCase[],
  differences: KnownDifference[] = [],
): Promise<HostCaseResult[]> {
  const results: HostCaseResult[] = [];
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
