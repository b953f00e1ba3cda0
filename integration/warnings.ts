import { globSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { normalizeOldAddress } from "../deploy/redirects.ts";
import { formatProblem, type Problem } from "../site.problems.ts";
import { findSampleTexts, sampleFirmValues } from "../site.sample.ts";
import { type SiteConfig, solutionNamesWithFile } from "../site.schema.ts";
import { findSimilarBackgrounds, formatSimilarBackground } from "../src/brand/contrast.ts";
import { readFontFile } from "../src/brand/font.ts";
import { measureHeaderNameWidthEm } from "../src/brand/lettering.ts";
import { type Logo, readLogo } from "../src/brand/logo.ts";
import { siteColours } from "../src/brand/tokens.ts";
import { builtInSolutionNames } from "../src/content/offered.ts";
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
        file: "site.config.ts",
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
    expected: "lo tuyo, en content/ o site.config.ts",
  }));
}

function findMissingReceiver({ applications, careers }: SiteConfig): Problem[] {
  if (applications || careers === false) return [];
  return [
    {
      file: "site.config.ts",
      field: "applications",
      found: "nada, así que el formulario de /hablemos no entrega en ninguna parte y pide un correo",
      expected: "adónde: docs/guia.md, Postulaciones",
    },
  ];
}

/** Maximum width in em of the name in the header, beside the full navigation in a window 768 px wide. */
const maxHeaderNameWidthEm = 4.9;

/** Finds a name in the header, the short one if there is one, that is too wide. */
export async function findTooWideBrandName({ name, short }: SiteConfig["brand"]): Promise<Problem[]> {
  const [shown, field] = short ? [short, "brand.short"] : [name, "brand.name"];
  const isTooWide = async (text: string) =>
    (await measureHeaderNameWidthEm(text, readFontFile())) > maxHeaderNameWidthEm;
  if (!(await isTooWide(shown))) return [];
  let fits = shown;
  while (fits.length > 1 && (await isTooWide(fits))) fits = fits.slice(0, -1);
  const words = fits.slice(0, shown.lastIndexOf(" ", fits.length)).trim() || fits;
  return [
    {
      file: "site.config.ts",
      field,
      found: `${JSON.stringify(shown)}, demasiado ancho para el encabezado de una tableta`,
      expected: `hasta unas ${fits.length} letras, como ${JSON.stringify(words)}: pon uno más corto en brand.short, o un logo en public/logo.svg`,
    },
  ];
}

/**
 * Finds solutions that the site does not offer and whose addresses have no redirect.
 * @param all names of all solutions that have a content file
 * @param redirects paths of pages by old path, as in site.config.ts
 */
export function findSolutionsWithoutRedirect(
  all: readonly string[],
  offered: readonly string[],
  redirects: Record<string, string> = {},
): Problem[] {
  const redirected = new Set(Object.keys(redirects).map(normalizeOldAddress));
  const withoutRedirect = all
    .filter((name) => !offered.includes(name))
    .map((name) => `/${name}`)
    .filter((path) => !redirected.has(path));
  if (withoutRedirect.length === 0) return [];
  const example = JSON.stringify({ [withoutRedirect[0] ?? ""]: `/${offered[0]}` });
  return [
    {
      file: "site.config.ts",
      field: "solutions",
      found: `ninguna en ${withoutRedirect.join(", ")}, así que responden 404`,
      expected: `que, si alguna ya estuvo publicada y otra página la reemplaza, digas cuál: redirects: ${example}`,
    },
  ];
}

/** Finds logo files that are missing and would improve the site; none for a site without a logo. */
function findMissingLogoVariants(logo: Logo | undefined): Problem[] {
  const problems: Problem[] = [];
  if (logo?.needsLightPlate)
    problems.push({
      file: "public/logo-dark.svg",
      found: "nada, y sobre fondo oscuro public/logo.svg no se vería, así que va sobre una placa clara",
      expected: "el logo en colores claros",
    });
  if (logo && !logo.icon)
    problems.push({
      file: "public/logo-icon.svg",
      found:
        "nada, y public/logo.svg es demasiado ancho para un cuadrado, así que los íconos llevan la primera letra de la marca",
      expected: "un dibujo cuadrado",
    });
  return problems;
}

/** Maximum bytes of a file in public/: a larger one is slow on a phone. */
const maxPublicFileBytes = 512 * 1024;

/**
 * Finds files in public/ over `maxPublicFileBytes`, or that look like a logo but have no logo's name.
 * @param bytesByPublicPath the size of each file in bytes, by its path below public/
 */
export function findMisnamedLogosAndTooLargeFiles(bytesByPublicPath: ReadonlyMap<string, number>): Problem[] {
  return [...bytesByPublicPath].flatMap(([path, size]): Problem[] => {
    const [, name = ""] = /^(logo(?:-dark|-icon)?)\.\w+$/i.exec(path) ?? [];
    const logoName = `${name.toLowerCase()}.svg`;
    const file = `public/${path}`;
    if (name && path !== logoName)
      return [
        {
          file,
          found: "un archivo que el sitio no toma como logo",
          expected: `public/${logoName}, un dibujo SVG con ese nombre, en minúsculas`,
        },
      ];
    if (size <= maxPublicFileBytes) return [];
    // Rounded up, so that it is more than the expected 0.5 MB.
    const megabytes = (Math.ceil((size / 1024 / 1024) * 10) / 10).toFixed(1).replace(".", ",");
    return [
      {
        file,
        found: `${megabytes} MB, que en un teléfono tardan y gastan datos`,
        expected: "menos de 0,5 MB: achica la imagen a 1600 px de ancho y guárdala como WebP o JPEG",
      },
    ];
  });
}

const readPublicFileSizes = (): Map<string, number> =>
  new Map(
    globSync("public/**/*", { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative("public", path).replaceAll("\\", "/"), statSync(path).size]),
  );

/** Lists what should be better before publishing but does not stop the build, one line each. */
export async function listBuildWarnings(
  config: SiteConfig,
  pages: readonly FinishedPage[],
  siteMap: readonly SitePage[],
): Promise<string[]> {
  const read = readLogo("public", siteColours.light);
  const logo = "logo" in read ? read.logo : undefined;
  const listedPaths = siteMap.filter(({ isListed }) => isListed).map(({ path }) => path);
  const problems = [
    ...findSampleTraces(config, pages),
    ...findMissingReceiver(config),
    ...findUnreachablePages(pages, listedPaths).map((path) => ({
      file: path,
      found: "ningún enlace que lleve ahí",
      expected: "uno, por ejemplo en content/navigation.yaml, o menu: en un archivo de content/pages/",
    })),
    ...findSolutionsWithoutRedirect(
      solutionNamesWithFile ?? [],
      config.solutions ?? builtInSolutionNames,
      config.redirects,
    ),
    ...(logo?.containsName ? [] : await findTooWideBrandName(config.brand)),
    ...findMissingLogoVariants(logo),
    ...findMisnamedLogosAndTooLargeFiles(readPublicFileSizes()),
  ];
  return [
    ...problems.map((problem) => formatProblem(problem, config.locale)),
    ...findSimilarBackgrounds(siteColours).map((similar) => formatSimilarBackground(similar, config.locale)),
  ];
}
