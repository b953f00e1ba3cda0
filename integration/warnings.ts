import { getContentType } from "../deploy/headers.ts";
import { findBrandWarnings } from "../src/brand/brand-warnings.ts";
import { findSampleTexts, sampleFirmValues } from "../src/content/firm/sample-firm.ts";
import type { SiteConfig } from "../src/content/firm/site-fields.ts";
import { listFilePaths } from "../src/content/markdown/published-files.ts";
import { formatProblem, type Problem } from "../src/content/reading/problems.ts";
import { contentFolder, getContentPath } from "../src/site-content.ts";
import type { SitePage } from "../src/site-map.ts";
import type { FinishedPage } from "./finished-pages.ts";
import { findUnreachablePages } from "./links.ts";

function findSampleTraces({ brand }: SiteConfig, pages: readonly FinishedPage[]): Problem[] {
  if (brand.name === sampleFirmValues.name)
    return [
      {
        file: getContentPath("site.yaml"),
        field: ["brand", "name"],
        found: `el de muestra, ${JSON.stringify(sampleFirmValues.name)}`,
        expected: "el tuyo: npm run setup",
      },
    ];
  const namesByText = Object.groupBy(
    pages.flatMap(({ name, html }) => findSampleTexts(html).map((text) => ({ name, text }))),
    ({ text }) => text,
  );
  return Object.entries(namesByText).map(([text, places = []]) => ({
    file: places.map(({ name }) => name).join(", "),
    found: `${JSON.stringify(text)}, de la muestra`,
    expected: "lo tuyo, en content/ o content/site.yaml",
  }));
}

/** Finds files of content/files/ that browsers download instead of opening: hosts send them without a type. */
const findUnknownFileTypes = (): Problem[] =>
  listFilePaths(contentFolder)
    .filter((path) => getContentType(path) === "application/octet-stream")
    .map((path) => ({
      file: getContentPath("files", path),
      found: "una terminación sin tipo conocido, así que el navegador lo baja sin abrirlo",
      expected: "un PDF, una imagen o un ZIP, si no es para bajar",
    }));

/** Lists what should be improved before publishing but does not stop the build, one line each. */
export function listBuildWarnings(
  config: SiteConfig,
  pages: readonly FinishedPage[],
  siteMap: readonly SitePage[],
): string[] {
  const listedPaths = siteMap.filter(({ isListed }) => isListed).map(({ path }) => path);
  const problems = [
    ...findSampleTraces(config, pages),
    ...findUnreachablePages(pages, listedPaths).map((path) => ({
      file: path,
      found: "ningún enlace que lleve ahí",
      expected:
        "uno, por ejemplo en content/words/navigation.yaml, o menu: en un archivo de content/written/",
    })),
    ...findUnknownFileTypes(),
    ...findBrandWarnings(config.brand),
  ];
  return problems.map((problem) => formatProblem(problem));
}
