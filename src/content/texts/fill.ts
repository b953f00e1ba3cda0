/** Fills in a text: `El {day}` and `{ day: "martes 24" }` give 'El martes 24'; a placeholder without a value stays. */
export const fillPlaceholders = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{([^{}]+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
