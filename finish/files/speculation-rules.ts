/**
 * Named by a header of every page: a document that the visitor is about to open is fetched or prerendered ahead. How
 * soon is decided by what it costs. A page is some 15 KB, all else that it needs is there already: it is prerendered when
 * a link is hovered, or pressed. /contacto brings its frame: until the press it is only fetched. /hablemos may come back to a form
 * that is half filled in, which a page prerendered before would not know: it is only fetched. Nothing is fetched for visitors who
 * save data: `app/prefetch-links.ts` marks their pages.
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export function speculationRules(): Map<string, Buffer> {
  const costly = ["/contacto", "/contacto?*", "/contacto#*", "/hablemos"];
  // Files, such as the texts for machines, are nobody's next page.
  const cheap = { and: [{ href_matches: "/*" }, { not: { href_matches: ["/*.*", ...costly] } }] };
  const unlessSaving = (where: object) => ({
    and: [where, { not: { selector_matches: "[data-saves-data] *" } }],
  });
  const rules = {
    prefetch: [{ where: unlessSaving({ href_matches: costly }), eagerness: "moderate" }],
    prerender: [
      { where: unlessSaving(cheap), eagerness: "moderate" },
      { where: unlessSaving({ href_matches: "/contacto*" }), eagerness: "conservative" },
    ],
  };
  return new Map([["speculation-rules.json", Buffer.from(JSON.stringify(rules))]]);
}
