/**
 * @param values at least one number, in any order; left as they are
 * @returns the middle one, of an even count the mean of the middle two
 * @throws RangeError when there is none
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (lower === undefined || upper === undefined) throw new RangeError("there is no median of nothing");
  return (lower + upper) / 2;
}
