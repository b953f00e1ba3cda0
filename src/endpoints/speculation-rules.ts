import type { APIRoute } from "astro";
import { careersPath } from "../content/careers-path.ts";
import { createFileResponse } from "./file-response.ts";

/**
 * Builds the rules by which browsers prefetch or prerender the page of a link. Hover prerenders most pages (about 15 KB,
 * compressed). /contacto also loads a frame: hover prefetches it, a press prerenders it. /hablemos is only prefetched,
 * because a prerendered page would miss what the visitor typed in the form since then. `src/visit/save-data.ts` switches the
 * rules off for visitors who save data.
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
function buildSpeculationRules(): string {
  const prefetched = ["/contacto", "/contacto?*", "/contacto#*", ...(careersPath ? [careersPath] : [])];
  // Addresses with an extension are files, not pages.
  const prerendered = { and: [{ href_matches: "/*" }, { not: { href_matches: ["/*.*", ...prefetched] } }] };
  const unlessSaving = (where: object) => ({
    and: [where, { not: { selector_matches: "[data-saves-data] *" } }],
  });
  return JSON.stringify({
    prefetch: [{ where: unlessSaving({ href_matches: prefetched }), eagerness: "moderate" }],
    prerender: [
      { where: unlessSaving(prerendered), eagerness: "moderate" },
      { where: unlessSaving({ href_matches: "/contacto*" }), eagerness: "conservative" },
    ],
  });
}

export const GET: APIRoute = () =>
  createFileResponse("application/speculationrules+json", buildSpeculationRules());
