/**
 * The years that a firm has more than: whole tens, below twenty whole fives.
 * @param since when it began, where it says so
 * @param year of the build
 * @returns undefined for a firm that has no five yet
 */
export function experience(since: number | undefined, year: number, unit: string): string | undefined {
  if (since === undefined) return undefined;
  // One that began ten years ago may not have ended its tenth.
  const whole = year - since - 1;
  const years = whole - (whole % (whole < 20 ? 5 : 10));
  return years > 0 ? `${years}\u00a0${unit}` : undefined;
}
