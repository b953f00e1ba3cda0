import { styleText } from "node:util";

/** A mistake in what the owner wrote, or a missing value, in Spanish: where it is, what was found, what is expected. */
export interface Problem {
  file: string;
  line?: number | undefined;
  /** The keys that lead to the value: `["booking", "daysOff", 1]`. */
  field?: readonly PropertyKey[] | undefined;
  found: string;
  expected: string;
  nearest?: string | undefined;
}

/** A link that the owner wrote, and where. */
export type OwnerLink = Pick<Problem, "file" | "line" | "field"> & { address: string };

export const missingValueText = "nada";

export function formatFoundValue(value: unknown): string {
  if (value === undefined || value === null) return missingValueText;
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** Formats the place of a value in its file: `booking.daysOff[2]`. */
export const formatFieldPath = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === "number" ? `[${part + 1}]` : `.${String(part)}`))
    .join("")
    .replace(/^\./, "");

export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join("\n"));
    this.name = "ContentError";
    this.problems = problems;
  }
}

/** Formats a problem as one line in Spanish: place, what was found, what is expected, the nearest valid name. */
export function formatProblem({ file, line, field, found, expected, nearest }: Problem): string {
  const place = [file, line, field?.length && ` ${formatFieldPath(field)}`].filter(Boolean).join(":");
  const advice = nearest === undefined ? "" : `; ¿quisiste decir ${JSON.stringify(nearest)}?`;
  return `${place}: ${/^nada\b/.test(found) ? "no " : ""}encontré ${found}; se espera ${expected}${advice}`;
}

/** @returns the value that `read` gives, or what is wrong with it */
export function readOrCollectProblems<Value>(read: () => Value): {
  value?: Value;
  problems: readonly Problem[];
} {
  try {
    return { value: read(), problems: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problems: error.problems };
  }
}

/** Ends a command with one line on standard error, red on a terminal. */
export function exitWithError(message: string): never {
  console.error(styleText("red", message, { stream: process.stderr }));
  process.exit(1);
}

/** Ends a command with a line for each mistake of the owner, if there is one. */
export function exitOnProblems(problems: readonly Problem[], format = formatProblem): void {
  if (problems.length === 0) return;
  for (const problem of problems) console.error(format(problem));
  process.exit(1);
}

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

/** Finds the known name that a misspelt one most likely means, by default with at most 40 % other letters, or 2. */
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
