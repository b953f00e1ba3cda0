/** The same in the two languages in which problems are told; a plain text is the same in both. */
export type LocalizedText = string | { es: string; en: string };

/** What an owner has written that cannot be taken, and where. */
export interface Problem {
  /** From the project's root: `content/about.yaml`. */
  file: string;
  /** The first line is 1. Left out where a file as a whole is meant. */
  line?: number;
  /** The path of the value in the file: `history.title`. */
  field?: string;
  found: LocalizedText;
  expected: LocalizedText;
  /** The known name that is most like the one that was found. */
  nearest?: string;
}

/** Carries problems up to whoever tells them: the build, the development server's overlay, a test. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], locale: string) {
    super(problems.map((problem) => formatProblem(problem, locale)).join("\n"));
    this.name = "ContentError";
    this.problems = problems;
  }
}

/**
 * Says a problem in one line, in Spanish where the site's locale is.
 * @param locale BCP 47: `es-MX`
 */
export function formatProblem(
  { file, line, field, found, expected, nearest }: Problem,
  locale: string,
): string {
  const language = /^es\b/i.test(locale) ? "es" : "en";
  const say = (told: LocalizedText) => (typeof told === "string" ? told : told[language]);
  const place = [file, line, field && ` ${field}`]
    .filter((part) => part !== undefined && part !== "")
    .join(":");
  const words =
    language === "es"
      ? { found: "encontré", expected: "se espera", nearest: "¿quisiste decir" }
      : { found: "found", expected: "expected", nearest: "did you mean" };
  const isNothing = language === "es" && /^nada\b/.test(say(found));
  const advice = nearest === undefined ? "" : `; ${words.nearest} ${JSON.stringify(nearest)}?`;
  return `${place}: ${isNothing ? "no " : ""}${words.found} ${say(found)}; ${words.expected} ${say(expected)}${advice}`;
}

/** How many letters have to be put in, taken out or changed to make one word of the other (Levenshtein). */
function distance(one: string, other: string): number {
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
 * The name that a misspelt one most likely stands for.
 * @param name as it was written
 * @param known the names that there are
 * @returns undefined where none is much like it
 */
export function findNearestName(name: string, known: readonly string[]): string | undefined {
  const alike = known
    .map((one) => ({ one, steps: distance(name.toLowerCase(), one.toLowerCase()) }))
    .filter(({ one, steps }) => steps <= Math.max(2, Math.floor(Math.max(name.length, one.length) / 2.5)))
    .sort((a, b) => a.steps - b.steps);
  return alike[0]?.one;
}
