import { getContentPath } from "../content-folder.ts";
import { findNearestName, type Problem } from "../problems.ts";
import type { InternalMarkdownLink } from "./body.ts";

/**
 * Finds internal links of Markdown texts that lead neither to a page nor to a file.
 * @param pageAddresses addresses of all pages
 * @param isPublicFile a function that says whether content/files/ has a file with a path
 */
export function findMarkdownLinkProblems(
  links: readonly InternalMarkdownLink[],
  pageAddresses: readonly string[],
  isPublicFile: (path: string) => boolean,
): Problem[] {
  return links.flatMap(({ file, line, address }) => {
    const path = address.replace(/[?#].*/, "");
    if (pageAddresses.includes(path) || isPublicFile(path)) return [];
    return [
      {
        file,
        line,
        found: `(${address})`,
        expected: `la dirección de una página de este sitio, o de un archivo de ${getContentPath("files")}`,
        nearest: findNearestName(path, pageAddresses),
      },
    ];
  });
}
