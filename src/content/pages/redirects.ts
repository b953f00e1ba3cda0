import { findNearestName, type Problem } from "../reading/problems.ts";
import {
  createPageFinder,
  decodePath,
  escapeStrayPercents,
  normalizeOldAddress,
  removeOwnOrigin,
} from "./address-spellings.ts";

/** Matches paths that all hosts compare in the same way; some hosts percent-encode accents. */
const plainPathPattern = /^(\/[a-z0-9_~-][a-z0-9._~-]*)+$/;

/** Matches text that no host's file would interpret as a pattern or a variable. */
const plainTargetPattern = /^(https:\/\/[a-z0-9.-]+(:\d+)?)?(\/[\w./~%?#&=+,;@!-]*)?$/;

const encodeTarget = (path: string) =>
  encodeURI(path).replace(/[$()*':]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/**
 * Finds redirects whose old address is no plain path or in use, or that lead to no page, file or https address.
 * @param origin the site's own, which may stand before a path: an old address must not lead to itself
 */
export function findRedirectProblems(
  file: string,
  table: Record<string, string>,
  pages: readonly string[],
  existingFiles: readonly string[] = [],
  origin = "",
): Problem[] {
  const targets = [...pages, ...existingFiles.map(encodeTarget)];
  const findExisting = createPageFinder([...pages, ...existingFiles, "/404", "/healthz"]);
  const earlier = new Map<string, string>();
  return Object.entries(table).flatMap(([old, target]) => {
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
    const [, path = "", end = ""] = /^([^?#]*)(.*)$/s.exec(removeOwnOrigin(target, origin)) ?? [];
    const isPlain = plainTargetPattern.test(target) && decodePath(`/${target}`) !== undefined;
    if (isPlain && (path.startsWith("https:") || targets.includes(path))) return [];
    const nearest = targets.includes(path) ? path : findNearestName(path, targets);
    const expected = `una página de este sitio, también con # y una parte, un archivo de files/ o una dirección https: ${pages.join(", ")}`;
    return fault(JSON.stringify(target), expected, nearest && nearest + escapeStrayPercents(end));
  });
}
