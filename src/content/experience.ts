/**
 * Rounds the years of experience down for a claim "more than N years": to tens, below twenty to fives.
 * @param foundingYear the year in which the firm began; undefined if the owner does not say
 * @param currentYear the year of the build
 * @param unit the word after the number, such as `años`
 * @returns a text such as `20 años`, with a no-break space; undefined without `foundingYear` and for a firm of five years or less
 */
export function formatRoundedYearsOfExperience(
  foundingYear: number | undefined,
  currentYear: number,
  unit: string,
): string | undefined {
  if (foundingYear === undefined) return undefined;
  // A firm that began ten years ago may have completed only nine years.
  const whole = currentYear - foundingYear - 1;
  const years = whole - (whole % (whole < 20 ? 5 : 10));
  return years > 0 ? `${years}\u00a0${unit}` : undefined;
}
