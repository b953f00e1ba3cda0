import { median } from "./median.ts";

/**
 * Measures several things in turns, so that what disturbs the machine for a while disturbs all of them alike.
 * @param things what to measure, as measure takes it
 * @param rounds how often each is measured
 * @param measure gives the figures of one measurement by name
 * @returns for each thing the median of every figure
 */
export async function inTurns<Thing, Figures extends Record<keyof Figures, number>>(
  things: readonly Thing[],
  rounds: number,
  measure: (thing: Thing, round: number) => Promise<Figures>,
): Promise<Map<Thing, Figures>> {
  const taken = new Map<Thing, Figures[]>(things.map((thing) => [thing, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const thing of things) taken.get(thing)?.push(await measure(thing, round));
  }
  return new Map([...taken].map(([thing, figures]) => [thing, medians(figures)]));
}

function medians<Figures extends Record<keyof Figures, number>>(all: Figures[]): Figures {
  const names = Object.keys(all[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, median(all.map((one) => one[name]))])) as Figures;
}
