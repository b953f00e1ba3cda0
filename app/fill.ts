/**
 * A text of the content with what only the page knows: `El {day}` and `{ day: "martes 24" }`.
 * @param words by their names in braces
 */
export const fill = (text: string, words: Record<string, string>): string =>
  text.replaceAll(/\{([^{}]+)\}/g, (written, name: string) => words[name] ?? written);
