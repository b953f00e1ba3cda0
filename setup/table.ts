import type { CheckRow } from "./readiness.ts";

const columnGap = "  ";
/** Widths of table columns in characters: `revisar` is the longest state; longer subjects are wrapped. */
const columnWidthChars = { subject: 21, state: "revisar".length };

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
  const room = Math.max(
    30,
    terminalWidth - columnWidthChars.subject - columnWidthChars.state - 2 * columnGap.length,
  );
  const line = (subject: string, state: string, detail: string) =>
    [subject.padEnd(columnWidthChars.subject), state, detail].join(columnGap).trimEnd();
  const header = line("asunto", "estado".padEnd(columnWidthChars.state), "detalle");
  const rule = line(
    "-".repeat(columnWidthChars.subject),
    "-".repeat(columnWidthChars.state),
    "-".repeat(room),
  );
  const body = rows.flatMap(({ subject, state, detail }) => {
    const [subjects, details] = [wrapText(subject, columnWidthChars.subject), wrapText(detail, room)];
    return Array.from({ length: Math.max(subjects.length, details.length) }, (_, index) =>
      line(
        subjects[index] ?? "",
        index === 0 ? paint(state, state.padEnd(columnWidthChars.state)) : " ".repeat(columnWidthChars.state),
        details[index] ?? "",
      ),
    );
  });
  return [header, rule, ...body].join("\n");
}
