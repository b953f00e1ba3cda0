import { globSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { normalizeOldAddress } from "../deploy/redirects.ts";
import { type BuiltSite, listedPageEntries } from "../finish/build.ts";
import type { PageWithSlots } from "../finish/slots.ts";
import { formatProblem, type Problem } from "../site.problems.ts";
import { findSampleTexts, sampleFirmValues } from "../site.sample.ts";
import { solutionNamesWithFile } from "../site.schema.ts";
import { findSimilarBackgrounds, formatSimilarBackground } from "../src/brand/contrast.ts";
import { measureHeaderNameWidthEm } from "../src/brand/lettering.ts";
import type { Logo } from "../src/brand/logo.ts";
import { offeredSolutionNames } from "../src/content/offered.ts";
import { type Document, findElements, getAttribute } from "./dom.ts";

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

/** Returns those of `paths` that no chain of links reaches from the home page. */
export function findUnreachablePages(
  pages: Pick<PageWithSlots, "name" | "document">[],
  paths: readonly string[],
): string[] {
  const linked = new Map(
    pages.map(({ name, document }) => [
      name === "index.html" ? "/" : `/${name.replace(/\.html$/, "")}`,
      findElements(document, ({ tagName }) => tagName === "a").flatMap((link) => {
        const href = getAttribute(link, "href");
        return href?.startsWith("/") ? [href.replace(/[?#].*$/, "")] : [];
      }),
    ]),
  );
  const reached = new Set(["/"]);
  for (const path of reached) for (const next of linked.get(path) ?? []) reached.add(next);
  return paths.filter((path) => !reached.has(path));
}

/** Returns a problem if no `@font-face` declares the first font family of `--font-sans`. */
export function findMissingFontFace(css: string): Problem | undefined {
  const plain = (name = "") => name.trim().replaceAll(/["']/g, "");
  const family = plain(/--font-sans:\s*([^,;}]+)/.exec(css)?.[1]);
  const declared = [...css.matchAll(/@font-face\s*{[^}]*font-family:\s*([^;}]+)/g)].map(([, name]) =>
    plain(name),
  );
  if (declared.includes(family)) return undefined;
  const quoted = declared.map((one) => JSON.stringify(one));
  return {
    file: "brand.css",
    field: "--font-sans",
    found: {
      es: `${JSON.stringify(family)}, que ningún @font-face declara, así que se ve la letra de reemplazo`,
      en: `${JSON.stringify(family)}, which no @font-face declares, so the pages show the fallback`,
    },
    expected: { es: quoted.join(" o "), en: quoted.join(" or ") },
  };
}

/** Maximum width in em of the name in the header, beside the full navigation in a window 768 px wide. */
const maxHeaderNameWidthEm = 4.9;

/**
 * Returns a problem if the name in the header, the short one if there is one, is too wide.
 * @param measureWidthEm a function that measures the width in em that a text has in the header
 */
export async function findTooWideBrandName(
  { name, short }: BuiltSite["config"]["brand"],
  measureWidthEm: (text: string) => Promise<number>,
): Promise<Problem | undefined> {
  const [shown, field] = short ? [short, "brand.short"] : [name, "brand.name"];
  if ((await measureWidthEm(shown)) <= maxHeaderNameWidthEm) return undefined;
  let fits = shown;
  while (fits.length > 1 && (await measureWidthEm(fits)) > maxHeaderNameWidthEm) fits = fits.slice(0, -1);
  const words = fits.slice(0, shown.lastIndexOf(" ", fits.length)).trim() || fits;
  return {
    file: "site.config.ts",
    field,
    found: {
      es: `${JSON.stringify(shown)}, demasiado ancho para el encabezado de una tableta`,
      en: `${JSON.stringify(shown)}, too wide for the header of a tablet`,
    },
    expected: {
      es: `hasta unas ${fits.length} letras, como ${JSON.stringify(words)}: pon uno más corto en brand.short, o un logo en public/logo.svg`,
      en: `up to about ${fits.length} letters, as ${JSON.stringify(words)} would fit: give a shorter one as brand.short, or a logo as public/logo.svg`,
    },
  };
}

/**
 * Finds solutions that the site does not offer and whose addresses have no redirect.
 * @param all names of all solutions that have a content file
 * @param offered names of the solutions that the site offers
 * @param redirects paths of pages by old path, as in site.config.ts
 * @returns one problem that lists the addresses of all such solutions; undefined if there are none
 */
export function findSolutionsWithoutRedirect(
  all: readonly string[],
  offered: readonly string[],
  redirects: Record<string, string> = {},
): Problem | undefined {
  const redirected = new Set(Object.keys(redirects).map(normalizeOldAddress));
  const withoutRedirect = all
    .filter((name) => !offered.includes(name))
    .map((name) => `/${name}`)
    .filter((path) => !redirected.has(path));
  if (withoutRedirect.length === 0) return undefined;
  const example = JSON.stringify({ [withoutRedirect[0] ?? ""]: `/${offered[0]}` });
  return {
    file: "site.config.ts",
    field: "solutions",
    found: {
      es: `ninguna en ${withoutRedirect.join(", ")}, así que responden 404`,
      en: `none at ${withoutRedirect.join(", ")}, so these answer 404`,
    },
    expected: {
      es: `que, si alguna ya estuvo publicada y otra página la reemplaza, digas cuál: redirects: ${example}`,
      en: `that you say, where one was public and another page takes its place, which: redirects: ${example}`,
    },
  };
}

/** Returns a problem for each logo file that is missing and would improve the site; none for a site without a logo. */
function findMissingLogoVariants(logo: Logo | undefined): Problem[] {
  if (!logo) return [];
  const gaps: Problem[] = [];
  if (logo.needsLightPlate)
    gaps.push({
      file: "public/logo-dark.svg",
      found: {
        es: "nada, y sobre fondo oscuro public/logo.svg no se vería, así que va sobre una placa clara",
        en: "nothing, and dark grounds would swallow public/logo.svg, so it stands on a light plate there",
      },
      expected: { es: "el logo en colores claros", en: "the logo in light colours" },
    });
  if (!logo.icon)
    gaps.push({
      file: "public/logo-icon.svg",
      found: {
        es: "nada, y public/logo.svg es demasiado ancho para un cuadrado, así que los íconos llevan la primera letra de la marca",
        en: "nothing, and public/logo.svg is too wide for a square, so the icons show the brand's first letter",
      },
      expected: { es: "un dibujo cuadrado", en: "a square drawing" },
    });
  return gaps;
}

/** Maximum bytes of a file in public/: a larger one is slow on a phone. */
const maxPublicFileBytes = 512 * 1024;

/**
 * Returns a problem for each file in public/ over `maxPublicFileBytes`, or that looks like a logo but has no logo's name.
 * @param bytesByPublicPath the size of each file in bytes, by its path below public/
 */
export function findMisnamedLogosAndTooLargeFiles(bytesByPublicPath: ReadonlyMap<string, number>): Problem[] {
  return [...bytesByPublicPath].flatMap(([path, size]): Problem[] => {
    const [, name = ""] = /^(logo(?:-dark|-icon)?)\.\w+$/i.exec(path) ?? [];
    const wanted = `${name.toLowerCase()}.svg`;
    const file = `public/${path}`;
    if (name && path !== wanted)
      return [
        {
          file,
          found: {
            es: "un archivo que el sitio no toma como logo",
            en: "a file which the site does not take for a logo",
          },
          expected: {
            es: `public/${wanted}, un dibujo SVG con ese nombre, en minúsculas`,
            en: `public/${wanted}, an SVG drawing by that name, in small letters`,
          },
        },
      ];
    if (size <= maxPublicFileBytes) return [];
    // Rounded up, so that it is more than the expected 0.5 MB.
    const megabytes = (Math.ceil((size / 1024 / 1024) * 10) / 10).toFixed(1);
    return [
      {
        file,
        found: {
          es: `${megabytes.replace(".", ",")} MB, que en un teléfono tardan y gastan datos`,
          en: `${megabytes} MB, which take long and cost data on a phone`,
        },
        expected: {
          es: "menos de 0,5 MB: achica la imagen a 1600 px de ancho y guárdala como WebP o JPEG",
          en: "less than 0.5 MB: make the picture 1600 px wide and save it as WebP or JPEG",
        },
      },
    ];
  });
}

const readPublicFileSizes = (): Map<string, number> =>
  new Map(
    globSync("**/*", { cwd: "public", withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [relative("public", path).replaceAll("\\", "/"), statSync(path).size];
      }),
  );

/** Returns messages, one line each, about problems that should be solved before publishing but do not stop the build. */
export async function findBuildWarnings({
  config,
  pages,
  sheet,
  font,
  logo,
  token,
  darkToken,
}: Pick<BuiltSite, "config" | "pages" | "sheet" | "font" | "logo" | "token" | "darkToken">): Promise<
  string[]
> {
  const { locale } = config;
  const paths = listedPageEntries.map(({ path }) => path);
  const leftoverTexts = Map.groupBy(
    pages.flatMap(({ name, document }) =>
      findSampleTexts(collectPageTextAndAttributes(document)).map((value) => ({ name, value })),
    ),
    ({ value }) => value,
  );
  const isSample = config.brand.name === sampleFirmValues.name;
  const problems: (Problem | undefined)[] = [
    ...(isSample
      ? [
          {
            file: "site.config.ts",
            field: "brand.name",
            found: {
              es: `el de muestra, ${JSON.stringify(sampleFirmValues.name)}`,
              en: `the sample, ${JSON.stringify(sampleFirmValues.name)}`,
            },
            expected: { es: "el tuyo: npm run setup", en: "your own: npm run setup" },
          },
        ]
      : [...leftoverTexts].map(([value, places]) => ({
          file: places.map(({ name }) => name).join(", "),
          found: {
            es: `${JSON.stringify(value)}, de la muestra`,
            en: `${JSON.stringify(value)} of the sample`,
          },
          expected: {
            es: "lo tuyo, en content/ o site.config.ts",
            en: "your own, in content/ or site.config.ts",
          },
        }))),
    ...(config.applications || config.careers === false
      ? []
      : [
          {
            file: "site.config.ts",
            field: "applications",
            found: {
              es: "nada, así que el formulario de /hablemos no entrega en ninguna parte y pide un correo",
              en: "nothing, so the form of /hablemos delivers nowhere and asks for a mail",
            },
            expected: { es: "adónde: docs/guia.md, Postulaciones", en: "where to: docs/applications.md" },
          },
        ]),
    ...findUnreachablePages(pages, paths).map((path) => ({
      file: path,
      found: { es: "ningún enlace que lleve ahí", en: "no link that leads there" },
      expected: {
        es: "uno, por ejemplo en content/navigation.yaml, o menu: en un archivo de content/pages/",
        en: "one, for example in content/navigation.yaml, or menu: in a file of content/pages/",
      },
    })),
    findMissingFontFace(sheet.css),
    findSolutionsWithoutRedirect(solutionNamesWithFile ?? [], offeredSolutionNames, config.redirects),
    logo?.containsName
      ? undefined
      : await findTooWideBrandName(config.brand, (text) => measureHeaderNameWidthEm(text, font.bytes)),
    ...findMissingLogoVariants(logo),
    ...findMisnamedLogosAndTooLargeFiles(readPublicFileSizes()),
  ];
  return [
    ...problems.flatMap((problem) => (problem ? [formatProblem(problem, locale)] : [])),
    ...findSimilarBackgrounds({ light: token, dark: darkToken }).map((similar) =>
      formatSimilarBackground(similar, locale),
    ),
  ];
}
