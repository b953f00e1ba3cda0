import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import type { SiteConfig } from "../content/firm/site-fields.ts";
import type { Problem } from "../content/reading/problems.ts";
import { contentFolder, getContentPath } from "../site-content.ts";
import { type Logo, readLogo } from "./logo.ts";
import { siteColours } from "./tokens.ts";

/** The most letters of the name in the header, beside the full navigation in a window 768 px wide. */
const maxHeaderNameLetters = 10;

/** Finds a name that is too long for the header, which shows the short one if there is one. */
export function findTooLongBrandName({ name, short }: SiteConfig["brand"]): Problem[] {
  const shown = short ?? name;
  if (shown.length <= maxHeaderNameLetters) return [];
  return [
    {
      file: getContentPath("site.yaml"),
      field: ["brand", short ? "short" : "name"],
      found: `${JSON.stringify(shown)}, ${shown.length} letras en el encabezado, que en una tableta pueden no caber`,
      expected: `hasta ${maxHeaderNameLetters}: uno más corto en brand.short, o un logo en content/logo.svg`,
    },
  ];
}

function findMissingLogoVariants(logo: Logo): Problem[] {
  const dark = {
    file: getContentPath("logo-dark.svg"),
    found: "nada, y logo.svg no se vería sobre fondo oscuro, así que va sobre una placa clara",
    expected: "el logo en colores claros",
  };
  const icon = {
    file: getContentPath("logo-icon.svg"),
    found: "nada, y logo.svg es demasiado ancho: los íconos llevan la primera letra de la marca",
    expected: "un dibujo cuadrado",
  };
  return [...(logo.needsLightPlate ? [dark] : []), ...(logo.icon ? [] : [icon])];
}

/** Maximum bytes of a file in content/files/: a larger one is slow on a phone. */
const maxPublicFileBytes = 512 * 1024;

/**
 * Finds files over `maxPublicFileBytes`, or that look like a logo but have another name or folder.
 * @param bytesByPath the size of each file in bytes, by its path below the content folder
 */
export function findMisnamedLogosAndTooLargeFiles(bytesByPath: ReadonlyMap<string, number>): Problem[] {
  return [...bytesByPath].flatMap(([path, size]): Problem[] => {
    const file = getContentPath(path);
    const [, name = ""] = /^(?:files\/)?(logo(?:-dark|-icon)?)\.\w+$/i.exec(path) ?? [];
    const logoName = `${name.toLowerCase()}.svg`;
    if (name && path !== logoName) {
      const expected = `${getContentPath(logoName)}, un dibujo SVG con ese nombre, en minúsculas`;
      return [{ file, found: "un archivo que el sitio no toma como logo", expected }];
    }
    if (size <= maxPublicFileBytes) return [];
    const found = `${Math.ceil(size / 1024)} KB, que en un teléfono tardan y gastan datos`;
    const expected = "menos de 512 KB: achica la imagen a 1600 px de ancho y guárdala como WebP o JPEG";
    return [{ file, found, expected }];
  });
}

const readFileSizes = (): Map<string, number> =>
  new Map(
    globSync(["files/**/*.*", "*.{svg,SVG,png,jpg,jpeg,webp}"], { cwd: contentFolder }).map((path) => [
      path.replaceAll("\\", "/"),
      statSync(join(contentFolder, path)).size,
    ]),
  );

/** Finds what would make the firm's name, logo and files look better, but does not stop the build. */
export function findBrandWarnings(brand: SiteConfig["brand"]): Problem[] {
  const read = readLogo(contentFolder, siteColours.light);
  const logo = "logo" in read ? read.logo : undefined;
  return [
    ...(logo?.containsName ? [] : findTooLongBrandName(brand)),
    ...(logo ? findMissingLogoVariants(logo) : []),
    ...findMisnamedLogosAndTooLargeFiles(readFileSizes()),
  ];
}
