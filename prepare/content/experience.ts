/**
 * Rounds the years of experience down for a claim "more than N years": to tens, below twenty to fives.
 * @param since year in which the firm began; undefined if the owner does not say
 * @param year of the build
 * @param unit such as `años`
 * @returns undefined for a firm with five years or less
 */
export function formatYearsOfExperience(
  since: number | undefined,
  year: number,
  unit: string,
): string | undefined {
  if (since === undefined) return undefined;
  // A firm that began ten years ago may have completed only nine years.
  const whole = year - since - 1;
  const years = whole - (whole % (whole < 20 ? 5 : 10));
  return years > 0 ? `${years}\u00a0${unit}` : undefined;
}
