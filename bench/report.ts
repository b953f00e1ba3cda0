import { missingPath } from "../tests/site-pages.ts";
import { failedByNotFound } from "./lighthouse.ts";
import { KB } from "./limits.ts";
import { markdownTable, type Table } from "./table.ts";

export interface Section {
  title: string;
  table: Table;
}

/** What a reader of the tables has to know. */
export const notes = [
  "The bare page has the home page's text, a few styles in the page, no font and no script; every ratio is to its first paint.",
  `A KB is ${KB} bytes, counted on the wire: compressed bodies and the headers of their answers (HTTP/1.1). The tab's icon is left out.`,
  "'Before' is before the first interaction. Two pages start React as soon as they are loaded; for them it is until load.",
  "'After' is once React has the page and has fetched ahead what the links in view lead to.",
  "'Blocked' is Lighthouse's, by the clock and from a simulated paint on: on a busy machine the bare page is blocked too. 'By its thread' counts, from the paint that was seen on, only when the page's own thread was at work.",
  `${missingPath} is audited with its status 404, without what that status itself fails: ${failedByNotFound.join(", ")}.`,
  "! marks a figure that misses its limit.",
];

/**
 * The tables as a Markdown file.
 * @param conditions what they were measured with, one line each
 */
export function markdownReport(sections: Section[], conditions: string[]): string {
  const lines = [
    "# How fast and how heavy the pages are",
    "",
    "Written by `npm run bench -- --write`, not by hand.",
    "",
    ...conditions.map((line) => `- ${line}`),
    ...sections.flatMap(({ title, table }) => ["", `## ${title}`, "", markdownTable(table)]),
    "",
    "## Notes",
    "",
    ...notes.map((line) => `- ${line}`),
  ];
  return `${lines.join("\n")}\n`;
}
