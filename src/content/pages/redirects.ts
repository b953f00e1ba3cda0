import { findNearestName, type Problem } from "../reading/problems.ts";
import { createPageFinder, normalizeOldAddress } from "./address-spellings.ts";

/** Matches paths that all hosts compare in the same way; some hosts percent-encode accents. */
const plainPathPattern = /^(\/[a-z0-9_~-][a-z0-9._~-]*)+$/;

/** Finds redirects whose old address is no plain path or in use, or that lead to no page. */
export function findRedirectProblems(
  file: string,
  table: Record<string, string>,
  pages: readonly string[],
  existingFiles: readonly string[] = [],
): Problem[] {
  const findExisting = createPageFinder([...pages, ...existingFiles, "/404", "/healthz"]);
  const earlier = new Map<string, string>();
  return Object.entries(table).flatMap(([old, page]) => {
    const fault = (found: string, expected: string, nearest?: string): Problem[] => [
      { file, field: ["redirects", old], found, expected, nearest },
    ];
    const bare = normalizeOldAddress(old);
    if (!plainPathPattern.test(bare))
      return fault(
        "algo que no es una dirección simple",
        'lo que sigue al dominio, hasta ? o #, en letras sin acento, números y . _ ~ -, por ejemplo "/servicios/crm.html"',
      );
    const existing = findExisting(bare);
    if (existing) return fault(`${existing}, que es de este sitio`, "una dirección que este sitio no tenga");
    const duplicate = earlier.get(bare);
    if (duplicate)
      return fault(
        `la misma también como ${JSON.stringify(duplicate)}`,
        "una sola vez: mayúsculas y barras al final no cambian nada",
      );
    earlier.set(bare, old);
    if (pages.includes(page)) return [];
    const expected = `una página de este sitio: ${pages.join(", ")}`;
    return fault(JSON.stringify(page), expected, findNearestName(page, pages));
  });
}
