import type { HostCase } from "./cases.ts";

/** A difference from the expected responses that a host's configuration cannot remove. */
export interface KnownDifference {
  caseNames: RegExp;
  /** Why the host differs, and why the difference does no harm or who is affected. */
  reason: string;
  /** Matches the accepted faults; all other faults of the cases still count. */
  acceptedFault: RegExp;
}

export interface HostResult {
  caseCount: number;
  faults: string[];
  met: Set<KnownDifference>;
}

export async function runHostCases(
  origin: string,
  cases: HostCase[],
  known: KnownDifference[] = [],
): Promise<HostResult> {
  const met = new Set<KnownDifference>();
  const runCase = async ({ name, findFaults }: HostCase) => {
    const faults = await findFaults(origin).catch(({ message }: Error) => [`no answer: ${message}`]);
    const unknown = faults.filter((fault) => {
      const accepted = known.filter((one) => one.caseNames.test(name) && one.acceptedFault.test(fault));
      for (const one of accepted) met.add(one);
      return accepted.length === 0;
    });
    return unknown.map((fault) => `${name}: ${fault}`);
  };
  const faults: string[] = [];
  for (let start = 0; start < cases.length; start += 8)
    faults.push(...(await Promise.all(cases.slice(start, start + 8).map(runCase))).flat());
  return { caseCount: cases.length, faults, met };
}
