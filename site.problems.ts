/** A text in the two languages of messages; a plain string is used for both. */
export type LocalizedText = string | { es: string; en: string };

/** @returns the text in one of the two languages */
export const getTextInLanguage = (text: LocalizedText, language: "es" | "en"): string =>
  typeof text === "string" ? text : text[language];

/** An invalid value that the owner wrote, and its place. */
export interface Problem {
  /** The path of the file from the project's root: `content/about.yaml`. */
  file: string;
  /** The line of the value; the first line is 1. Missing if the whole file is meant. */
  line?: number;
  /** The path of the value in the file: `history.title`. */
  field?: string;
  found: LocalizedText;
  expected: LocalizedText;
  /** The known name most similar to the one found. */
  nearest?: string;
}

/** What a message says was found where a value is missing. */
export const missingValueText: LocalizedText = { es: "nada", en: "nothing" };

/** @returns a value as the message of a problem shows it */
export const formatFoundValue = (value: unknown): LocalizedText =>
  value === undefined ? missingValueText : (JSON.stringify(value) ?? String(value));

/** Carries problems to the caller that prints them: the build, the development overlay, a test. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], locale: string) {
    super(problems.map((problem) => formatProblem(problem, locale)).join("\n"));
    this.name = "ContentError";
    this.problems = problems;
  }
}

/**
 * Whether messages for the owner are in Spanish; else they are in English.
 * @param locale BCP 47: `es-MX`. An invalid one, which may be the problem to report, counts as Spanish.
 */
export const isSpanish = (locale: string): boolean => !/^(?!es\b)[a-z]{2,3}(?:-|$)/i.test(locale);

/**
 * Formats a problem as one line.
 * @param locale the site's, for the language (`isSpanish`)
 */
export function formatProblem(
  { file, line, field, found, expected, nearest }: Problem,
  locale: string,
): string {
  const language = isSpanish(locale) ? "es" : "en";
  const inLanguage = (text: LocalizedText) => getTextInLanguage(text, language);
  const place = [file, line, field && ` ${field}`]
    .filter((part) => part !== undefined && part !== "")
    .join(":");
  const words =
    language === "es"
      ? { found: "encontré", expected: "se espera", nearest: "¿quisiste decir" }
      : { found: "found", expected: "expected", nearest: "did you mean" };
  const isNothing = language === "es" && /^nada\b/.test(inLanguage(found));
  const advice = nearest === undefined ? "" : `; ${words.nearest} ${JSON.stringify(nearest)}?`;
  return `${place}: ${isNothing ? "no " : ""}${words.found} ${inLanguage(found)}; ${words.expected} ${inLanguage(expected)}${advice}`;
}

/** Levenshtein distance of two words. */
function computeEditDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, second] of [...other].entries())
      next.push(
        Math.min(
          (next[index] ?? 0) + 1,
          (row[index + 1] ?? 0) + 1,
          (row[index] ?? 0) + Number(letter !== second),
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/**
 * Finds the known name that a misspelt one most likely means.
 * @param maxSteps letters that may differ; by default more in a longer name
 * @returns undefined if none is similar, or if the name is known
 */
export function findNearestName(
  name: string,
  known: readonly string[],
  maxSteps?: number,
): string | undefined {
  const alike = known
    .map((one) => ({ one, steps: computeEditDistance(name.toLowerCase(), one.toLowerCase()) }))
    .filter(
      ({ one, steps }) =>
        steps <= (maxSteps ?? Math.max(2, Math.floor(Math.max(name.length, one.length) / 2.5))),
    )
    .sort((a, b) => a.steps - b.steps);
  const nearest = alike[0]?.one;
  return nearest === name ? undefined : nearest;
}
