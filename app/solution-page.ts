import { services } from "#content/pages";
import { askedOf, related as relatedTo } from "#content/solution-extras";

/**
 * What the page of a solution shows besides its own texts.
 * @param name as in `solutions` of site.config.ts
 * @throws Error for one that is off: app/routes.ts has no page for it
 */
export function solutionPage(name: string) {
  const page = services[name];
  const related = relatedTo[name];
  const asked = askedOf[name];
  if (!page || !related || !asked)
    throw new Error(`${name}: found no such solution; expected one of site.config.ts`);
  return { page, related, asked };
}
