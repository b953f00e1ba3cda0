import { styleText } from "node:util";
import type { HostCaseResult, KnownDifference } from "./check.ts";

export const printStyled = (style: "green" | "red" | "yellow", text: string) =>
  console.info(styleText(style, text, { stream: process.stdout }));

export function exitWithError(message: string): never {
  printStyled("red", message);
  process.exit(1);
}

/** Prints the faults of a check, which then fails the process, or that it passed. */
export function reportFaults(name: string, faults: string[], passedText = "") {
  for (const fault of faults) printStyled("red", `${name}: ${fault}`);
  if (faults.length === 0) printStyled("green", `${name}: ${passedText}`);
  else process.exitCode = 1;
}

/** Prints the faults of a host's cases, and those of its known differences that no longer occur. */
export function reportCaseResults(name: string, results: HostCaseResult[], known: KnownDifference[] = []) {
  const failed = results.flatMap(({ name: what, faults }) => faults.map((fault) => `${what}: ${fault}`));
  const metReasons = new Set(results.flatMap(({ knownDifferenceReasons }) => knownDifferenceReasons));
  const outdated = known
    .filter(({ reason }) => !metReasons.has(reason))
    .map(
      ({ reason }) => `no case has this known difference any more; remove it from differences.ts: ${reason}`,
    );
  const differing = results.filter(({ knownDifferenceReasons }) => knownDifferenceReasons.length > 0).length;
  const passedText = `${results.length} cases hold, ${differing} of them with a difference that the host forces`;
  reportFaults(name, [...failed, ...outdated], passedText);
}
