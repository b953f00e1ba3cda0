import { findNearestName, type Problem } from "../../site.problems.ts";
import type { MarkdownLink } from "./body.ts";

/**
 * Finds internal links of Markdown texts that lead neither to a page nor to a file.
 * @param pages addresses of all pages
 * @param isFile a function that says whether public/ has a file with a path
 */
export function findLinkProblems(
  links: readonly MarkdownLink[],
  pages: readonly string[],
  isFile: (path: string) => boolean,
): Problem[] {
  return links.flatMap(({ file, line, address }) => {
    const path = address.replace(/[?#].*/, "");
    if (pages.includes(path) || isFile(path)) return [];
    return [
      {
        file,
        line,
        found: `(${address})`,
        expected: {
          es: "la dirección de una página de este sitio, o de un archivo de public/",
          en: "the address of a page of this site, or of a file in public/",
        },
        nearest: findNearestName(path, pages),
      },
    ];
  });
}
