/**
 * Speculation rules, named by a header of every page: a document that the visitor is about to open is fetched
 * ahead, and prepared once the finger or button is down. Once React is there it takes the click itself,
 * so the rules end with the mark that layout/site.tsx sets.
 * @returns JSON text
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export function speculationRules(): string {
  const where = { and: [{ href_matches: "/*" }, { selector_matches: "html:not([data-hydrated]) a" }] };
  return JSON.stringify({
    prefetch: [{ where, eagerness: "moderate" }],
    prerender: [{ where, eagerness: "conservative" }],
  });
}
