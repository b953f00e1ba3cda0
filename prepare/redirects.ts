import { mapRedirects, normalizeAddress } from "../deploy/redirects.ts";
import { findNearestName, type LocalizedText, type Problem } from "./content/problems.ts";

/** Paths that every host compares alike: accents arrive percent-encoded at some hosts only. */
const plainPath = /^(\/[a-z0-9_~-][a-z0-9._~-]*)+$/;

/** What is wrong with `redirects` of site.config.ts, by the addresses of all pages. */
export function findRedirectProblems(table: Record<string, string>, pages: readonly string[]): Problem[] {
  const answered = mapRedirects(pages);
  for (const path of ["/404", "/healthz"]) answered.set(path, path);
  const earlier = new Map<string, string>();
  return Object.entries(table).flatMap(([old, page]) => {
    const fault = (found: LocalizedText, expected: LocalizedText): Problem[] => [
      { file: "site.config.ts", field: `redirects: ${JSON.stringify(old)}`, found, expected },
    ];
    const bare = normalizeAddress(old);
    if (!plainPath.test(bare)) {
      const path = normalizeAddress(old.replace(/^https?:\/\/[^/]*/i, "").replace(/[?#].*/, ""));
      const example = plainPath.test(path) ? path : "/servicios/crm.html";
      return fault(
        { es: "algo que no es una dirección simple", en: "no plain path" },
        {
          es: `lo que sigue al dominio, hasta ? o #, en letras sin acento, números y . _ ~ -, por ejemplo ${JSON.stringify(example)}`,
          en: `what follows the domain, up to ? or #, in letters without accents, digits and . _ ~ -, for example ${JSON.stringify(example)}`,
        },
      );
    }
    const there = answered.get(bare);
    if (there)
      return fault(
        { es: `${there}, que es de este sitio`, en: `${there}, which this site answers` },
        { es: "una dirección que este sitio no tenga", en: "an address that it does not have" },
      );
    const same = earlier.get(bare);
    if (same)
      return fault(
        { es: `la misma también como ${JSON.stringify(same)}`, en: `it as ${JSON.stringify(same)} too` },
        {
          es: "una sola vez: mayúsculas y barras al final no cambian nada",
          en: "it once: capitals and slashes at the end make no difference",
        },
      );
    earlier.set(bare, old);
    if (pages.includes(page)) return [];
    const nearest = findNearestName(page, pages);
    const [problem] = fault(JSON.stringify(page), {
      es: `una página de este sitio: ${pages.join(", ")}`,
      en: `a page of this site: ${pages.join(", ")}`,
    });
    return problem ? [{ ...problem, ...(nearest && { nearest }) }] : [];
  });
}
