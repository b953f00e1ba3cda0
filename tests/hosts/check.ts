import type { HostCase } from "./cases.ts";

/** A difference from the expected responses that a host's configuration cannot remove. */
export interface KnownDifference {
  /** The beginning of the names of the cases, or a pattern that the names match. */
  caseNames: string | RegExp;
  /** Why the host differs, and why the difference does no harm or who is affected. */
  reason: string;
  /** Matches the accepted faults; all other faults of the cases still count. */
  acceptedFault: RegExp;
}

/** The result of one case on one host. */
export interface HostCaseResult {
  name: string;
  /** The unexpected parts of the responses, one line each. */
  faults: string[];
  /** The reasons of the known differences that occurred in this case. */
  knownDifferenceReasons: string[];
}

/** Sends the cases to a host, a few at a time. @returns a result for each, in their order */
export async function runHostCases(
  origin: string,
  cases: HostCase[],
  knownDifferences: KnownDifference[] = [],
): Promise<HostCaseResult[]> {
  const results: HostCaseResult[] = [];
  const waiting = cases.entries();
  const work = async () => {
    for (const [index, { name, findFaults }] of waiting) {
      let faults: string[];
      try {
        faults = await findFaults(origin);
      } catch (error) {
        faults = [`no answer: ${(error as Error).message}`];
      }
      const known = knownDifferences.filter(({ caseNames }) =>
        typeof caseNames === "string" ? name.startsWith(caseNames) : caseNames.test(name),
      );
      const met = known.filter(({ acceptedFault }) => faults.some((fault) => acceptedFault.test(fault)));
      results[index] = {
        name,
        faults: faults.filter((fault) => !known.some(({ acceptedFault }) => acceptedFault.test(fault))),
        knownDifferenceReasons: met.map(({ reason }) => reason),
      };
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return results;
}
