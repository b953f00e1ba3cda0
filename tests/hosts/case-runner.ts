import { readFileSync } from "node:fs";
import { styleText } from "node:util";
import { parse } from "yaml";
import type { HostCase } from "./host-case.ts";

type Difference = Record<"hosts" | "cases" | "fault" | "reason", string>;
const differences: Difference[] = parse(readFileSync(new URL("differences.yaml", import.meta.url), "utf8"));
export const hostNames = "node nginx container caddy apache workerd netlify vercel".split(" ");

/** Lists the known differences of hosts, by their names in lower case. */
export const listDifferences = (...names: string[]) =>
  differences.filter(({ hosts }) => hosts.split(" ").some((host) => names.includes(host)));

export interface HostResult {
  caseCount: number;
  faults: string[];
  met: Set<Difference>;
}

export async function runHostCases(
  origin: string,
  cases: HostCase[],
  known: Difference[] = [],
): Promise<HostResult> {
  const met = new Set<Difference>();
  const runCase = async ({ name, findFaults }: HostCase) => {
    const faults = await findFaults(origin).catch(({ message }: Error) => [`no answer: ${message}`]);
    const unknown = faults.filter((fault) => {
      const accepted = known.filter((one) => RegExp(one.cases).test(name) && RegExp(one.fault).test(fault));
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

export const printStyled = (style: "green" | "red" | "yellow", text: string) =>
  console.info(styleText(style, text, { stream: process.stdout }));

export function reportFaults(name: string, faults: string[]) {
  for (const fault of faults) printStyled("red", `${name}: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

/** @param known the differences that must occur */
export function reportResult(name: string, result: HostResult, known: Difference[] = []) {
  const { caseCount, faults, met } = result;
  const outdated = known
    .filter((one) => !met.has(one))
    .map(({ reason }) => `no case has this difference any more; remove it from differences.yaml: ${reason}`);
  reportFaults(name, [...faults, ...outdated]);
  if (faults.length + outdated.length === 0)
    printStyled(
      "green",
      `${name}: ${caseCount} cases hold, but for ${met.size} differences that the host forces`,
    );
}
