import { styleText } from "node:util";

export interface Cell {
  text: string;
  /** Over its limit. */
  over?: boolean;
}

export interface Table {
  /** A line break splits a heading over lines. */
  head: string[];
  rows: Cell[][];
}

/** Without colour too it has to be seen which figure is over its limit. */
const mark = (cell: Cell) => (cell.over ? `${cell.text} !` : cell.text);

/**
 * Sets a table in columns: the first to the left, the others to the right.
 * @param stream where it will be printed; colours only when that is a terminal that wants them
 * @returns lines without blanks at their ends
 */
export function alignedTable({ head, rows }: Table, stream: NodeJS.WritableStream): string {
  const heads = head.map((title) => title.split("\n"));
  const widths = heads.map((lines, column) =>
    Math.max(
      ...lines.map(({ length }) => length),
      ...rows.map((row) => mark(row[column] ?? { text: "" }).length),
    ),
  );
  const place = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0);
  const height = Math.max(...heads.map(({ length }) => length));
  const headLines = Array.from({ length: height }, (_, line) =>
    heads.map((lines, column) => place(lines[line - height + lines.length] ?? "", column)).join("  "),
  );
  const bodyLines = rows.map((row) =>
    row
      .map((cell, column) => {
        const placed = place(mark(cell), column);
        return cell.over ? styleText("red", placed, { stream }) : placed;
      })
      .join("  "),
  );
  return [...headLines.map((line) => styleText("bold", line.trimEnd(), { stream })), ...bodyLines]
    .map((line) => line.trimEnd())
    .join("\n");
}

/** The same table for a Markdown file; figures over their limit are bold. */
export function markdownTable({ head, rows }: Table): string {
  const line = (texts: string[]) => `| ${texts.join(" | ")} |`;
  return [
    line(head.map((title) => title.replaceAll("\n", " "))),
    line(head.map((_, column) => (column === 0 ? "---" : "---:"))),
    ...rows.map((row) => line(row.map((cell) => (cell.over ? `**${mark(cell)}**` : cell.text)))),
  ].join("\n");
}
