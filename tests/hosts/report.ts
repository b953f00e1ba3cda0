import { styleText } from "node:util";
import type { HostResult, KnownDifference } from "./check.ts";

export const printStyled = (style: "green" | "red" | "yellow", text: string) =>
  console.info(styleText(style, text, { stream: process.stdout }));

export function reportFaults(name: string, faults: string[]) {
  for (const fault of faults) printStyled("red", `${name}: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

export function reportResult(
  name: string,
  { caseCount, faults, met }: HostResult,
  known: KnownDifference[] = [],
) {
  const outdated = known
    .filter((one) => !met.has(one))
    .map(({ reason }) => `no case has this difference any more; remove it from differences.ts: ${reason}`);
  const problems = [...faults, ...outdated];
  reportFaults(name, problems);
  const forced = `but for ${met.size} differences that the host forces`;
  if (problems.length === 0) printStyled("green", `${name}: ${caseCount} cases hold, ${forced}`);
}
