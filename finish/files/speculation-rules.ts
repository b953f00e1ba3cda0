/**
 * Named by a header of every page: a document that the visitor is about to open is fetched ahead, and prerendered once
 * finger or button is down. Once React is there it takes the click itself, so the rules leave out the page that
 * layout/site.tsx has marked as hydrated.
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export function speculationRules(): Map<string, Buffer> {
  const where = { and: [{ href_matches: "/*" }, { selector_matches: "html:not([data-hydrated]) a" }] };
  const rules = {
    prefetch: [{ where, eagerness: "moderate" }],
    prerender: [{ where, eagerness: "conservative" }],
  };
  return new Map([["speculation-rules.json", Buffer.from(JSON.stringify(rules))]]);
}
