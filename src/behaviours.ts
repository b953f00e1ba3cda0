/**
 * Finds the behaviours that the parts of a page name, for the table in behaviours.astro.
 * @returns `isUsed` for each line of the table, and after the last line `failOnUnknown`, which throws for a name without a line
 */
export function findBehaviours(html: string) {
  const unknown = new Set([...html.matchAll(/ data-behaviour="([^"]*)"/g)].map(([, name]) => name));
  return {
    isUsed: (name: string): boolean => unknown.delete(name),
    failOnUnknown: (): void => {
      if (unknown.size === 0) return;
      throw new Error(
        `data-behaviour: found "${[...unknown].join('", "')}"; expected a name with a line in src/behaviours.astro`,
      );
    },
  };
}
