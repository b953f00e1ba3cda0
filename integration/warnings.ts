import { findBrandWarnings } from "../src/brand/brand-warnings.ts";
import { getContentPath } from "../src/content/content-folder.ts";
import { builtInSolutionNames } from "../src/content/offered.ts";
import { formatProblem, type Problem } from "../src/content/problems.ts";
import { findSolutionsWithoutRedirect } from "../src/content/redirects.ts";
import { findSampleTexts, sampleFirmValues } from "../src/content/sample-firm.ts";
import type { SiteConfig } from "../src/content/site-schema.ts";
import { solutionNamesWithFile } from "../src/content/solution-files.ts";
import type { SitePage } from "../src/site-map.ts";
import { type Document, findElements, getAttribute } from "./dom.ts";
import type { FinishedPage } from "./finished-pages.ts";
import { findUnreachablePages } from "./links.ts";

/** Collects the text of a page and of those attributes that may contain texts of the sample. */
function collectPageTextAndAttributes(document: Document): string {
  const parts: string[] = [];
  for (const element of findElements(document, ({ tagName }) => !["script", "style"].includes(tagName))) {
    for (const child of element.childNodes) if ("value" in child) parts.push(child.value);
    for (const name of ["content", "placeholder", "href", "aria-label", "title"])
      parts.push(getAttribute(element, name) ?? "");
  }
  return parts.join(" ");
}

/** Finds the name of the sample firm before setup; afterwards what the pages still have of the sample. */
function findSampleTraces({ brand }: SiteConfig, pages: readonly FinishedPage[]): Problem[] {
  if (brand.name === sampleFirmValues.name)
    return [
      {
        file: getContentPath("site.yaml"),
        field: "brand.name",
        found: `el de muestra, ${JSON.stringify(sampleFirmValues.name)}`,
        expected: "el tuyo: npm run setup",
      },
    ];
  const pagesByText = Map.groupBy(
    pages.flatMap(({ name, document }) =>
      findSampleTexts(collectPageTextAndAttributes(document)).map((text) => ({ name, text })),
    ),
    ({ text }) => text,
  );
  return [...pagesByText].map(([text, places]) => ({
    file: places.map(({ name }) => name).join(", "),
    found: `${JSON.stringify(text)}, de la muestra`,
    expected: "lo tuyo, en content/ o content/site.yaml",
  }));
}

function findMissingReceiver({ applications, careers }: SiteConfig): Problem[] {
  if (applications || careers === false) return [];
  return [
    {
      file: getContentPath("site.yaml"),
      field: "applications",
      found: "nada, así que el formulario de /hablemos no entrega en ninguna parte y pide un correo",
      expected: "adónde: docs/guia.md, Postulaciones",
    },
  ];
}

/** Lists what should be better before publishing but does not stop the build, one line each. */
export async function listBuildWarnings(
  config: SiteConfig,
  pages: readonly FinishedPage[],
  siteMap: readonly SitePage[],
): Promise<string[]> {
  const listedPaths = siteMap.filter(({ isListed }) => isListed).map(({ path }) => path);
  const problems = [
    ...findSampleTraces(config, pages),
    ...findMissingReceiver(config),
    ...findUnreachablePages(pages, listedPaths).map((path) => ({
      file: path,
      found: "ningún enlace que lleve ahí",
      expected:
        "uno, por ejemplo en content/words/navigation.yaml, o menu: en un archivo de content/written/",
    })),
    ...findSolutionsWithoutRedirect(
      solutionNamesWithFile ?? [],
      config.solutions ?? builtInSolutionNames,
      config.redirects,
    ),
    ...(await findBrandWarnings(config.brand)),
  ];
  return problems.map((problem) => formatProblem(problem));
}
