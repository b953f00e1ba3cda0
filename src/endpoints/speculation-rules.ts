import type { APIRoute } from "astro";
import { careersPage } from "../content/pages/pages.ts";
import { read } from "../site-content.ts";
import { createFileResponse } from "./file-response.ts";

const careersPath = read(careersPage);

/**
 * On hover only prefetches /contacto, which has a frame, and /hablemos, which would miss what was typed since.
 * `src/visit/save-data.ts` switches the rules off for visitors who save data.
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
