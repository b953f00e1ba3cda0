/** A part of a message, in Spanish and in English; a plain string is used for both languages. */
export type LocalizedText = string | { es: string; en: string };

/** @returns the text in the given language; a plain string as it is */
export const getTextInLanguage = (text: LocalizedText, language: "es" | "en"): string =>
  typeof text === "string" ? text : text[language];

/** A mistake in what the owner wrote, or a missing value: where it is, what was found, what is expected. */
export interface Problem {
  /** The path of the file from the project's root: `content/about.yaml`. */
  file: string;
  /** The line of the value, counted from 1. Left out when the problem concerns no single line. */
  line?: number;
  /** The path of the value in the file: `history.title`. */
  field?: string;
  found: LocalizedText;
  expected: LocalizedText;
  /** The valid name that is most similar to the invalid one found; the message suggests it. */
  nearest?: string;
}

/** The word for what was found where a value is missing. */
export const missingValueText: LocalizedText = { es: "nada", en: "nothing" };

/** @returns a value as messages show it: as JSON, and `missingValueText` for undefined */
export const formatFoundValue = (value: unknown): LocalizedText =>
  value === undefined ? missingValueText : (JSON.stringify(value) ?? String(value));

/** An error that carries problems to the caller that prints them: the build, the development overlay, a test. */
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
 * Formats a problem as a message of one line: place, what was found, what is expected, the nearest valid name.
 * @param locale the locale of the site, by which the message is in Spanish or in English (`isSpanish`)
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

/** Computes the Levenshtein distance of two words. */
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
 * Finds the known name that a misspelt one most likely means; capitals count as small letters.
 * @param maxDifferences the most letters that may differ; by default 40 % of the longer name's letters, but at least 2
 * @returns the most similar known name; undefined if none is similar enough, or if `name` itself is the most similar one
 */
export function findNearestName(
  name: string,
  known: readonly string[],
  maxDifferences?: number,
): string | undefined {
  const alike = known
    .map((one) => ({ one, steps: computeEditDistance(name.toLowerCase(), one.toLowerCase()) }))
    .filter(
      ({ one, steps }) =>
        steps <= (maxDifferences ?? Math.max(2, Math.floor(Math.max(name.length, one.length) / 2.5))),
    )
    .sort((a, b) => a.steps - b.steps);
  const nearest = alike[0]?.one;
  return nearest === name ? undefined : nearest;
}
