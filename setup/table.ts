import type { CheckRow } from "./readiness.ts";

/** Widths of columns in characters; longer subjects are wrapped. */
const [subjectWidth, stateWidth, gap] = [21, "revisar".length, "  "];

/** Wraps a text at `width` characters; a longer word gets its own line. */
function wrapText(text: string, width: number): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const last = found.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) found.push(`${found.pop()} ${word}`);
    else found.push(word);
  }
  return found;
}

/**
 * Formats check results as a table that fits the terminal.
 * @param terminalWidth in characters; the details get at least 30 of them
 * @param paint a function that adds colour to the text of a state; by default none is added
 */
export function formatCheckTable(
  rows: readonly CheckRow[],
  terminalWidth: number,
  paint: (state: CheckRow["state"], text: string) => string = (_, text) => text,
): string {
  const detailWidth = Math.max(30, terminalWidth - subjectWidth - stateWidth - 2 * gap.length);
  const formatLine = (subject = "", state = "", detail = "") =>
    [subject.padEnd(subjectWidth), state.padEnd(stateWidth), detail].join(gap).trimEnd();
  const body = rows.flatMap(({ subject, state, detail }) => {
    const [subjects, details] = [wrapText(subject, subjectWidth), wrapText(detail, detailWidth)];
    return Array.from({ length: Math.max(subjects.length, details.length) }, (_, index) =>
      formatLine(subjects[index], index === 0 ? paint(state, state.padEnd(stateWidth)) : "", details[index]),
    );
  });
  const rule = formatLine("-".repeat(subjectWidth), "-".repeat(stateWidth), "-".repeat(detailWidth));
  return [formatLine("asunto", "estado", "detalle"), rule, ...body].join("\n");
}
