import { isSpanish } from "../../site.problems.ts";

/** Error messages about a logo: what was found, what is expected, what to do. */
const englishLogoMessages = {
  tooHeavy: (kilobytes: string, most: number) =>
    `found ${kilobytes} KB; expected ${most} KB or less: export it as plain SVG without pictures inside, or make it smaller with npx svgo`,
  refused: (found: string) =>
    `found ${found}; expected shapes alone: turn letters into outlines and pictures into shapes, and export it as plain SVG without scripts, links, animation, entities or styles from elsewhere`,
  expands: (elements: number, most: number) =>
    Number.isFinite(elements)
      ? `found references (<use>, patterns, masks) that draw ${elements} elements; expected ${most} or fewer: draw the shapes once`
      : "found a reference (<use>, pattern, mask) that leads back to itself; expected none: draw the shapes once",
  noViewBox: (found: string, example: string) =>
    `found viewBox ${found}; expected four numbers, for example viewBox="${example}"`,
  badRatio: (times: number) =>
    `found a drawing ${times} times as wide as high; expected 0.5 to 8 times: cut the empty room around it off`,
  notSvg: (detail: string) =>
    `found a file that is no drawing (${detail}); expected <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40">…</svg>: export it again as plain SVG`,
  alone: (file: string) => `found nothing beside ${file}; expected the logo itself: add it`,
  unseenOnLight: (percent: string, light: string, dark: string) =>
    `found a drawing of which ${percent} is seen on the light page; expected half or more: give this form the name ${dark}, and a darker one the name ${light}`,
  unseenOnDark: (percent: string) =>
    `found a drawing of which ${percent} is seen on the dark bands; expected half or more: draw it in lighter colours`,
  otherRatio: (times: number, expected: number, light: string) =>
    `found a drawing ${times} times as wide as high; expected ${expected} times, like ${light}: give both the same viewBox`,
  notSquare: (times: number) =>
    `found a drawing ${times} times as wide as high; expected a square, for the icons: draw it in one`,
};

const spanishLogoMessages: typeof englishLogoMessages = {
  tooHeavy: (kilobytes, most) =>
    `encontré ${kilobytes} KB; se esperan ${most} KB o menos: expórtalo como SVG simple sin imágenes adentro, o achícalo con npx svgo`,
  refused: (found) =>
    `encontré ${found}; se esperan solo formas: convierte las letras en trazos y las imágenes en formas, y expórtalo como SVG simple, sin scripts, enlaces, animaciones, entidades ni estilos de otra parte`,
  expands: (elements, most) =>
    Number.isFinite(elements)
      ? `encontré referencias (<use>, patrones, máscaras) que dibujan ${elements} elementos; se esperan ${most} o menos: dibuja las formas una vez`
      : "encontré una referencia (<use>, patrón, máscara) que lleva a sí misma; no se espera ninguna: dibuja las formas una vez",
  noViewBox: (found, example) =>
    `encontré viewBox ${found}; se esperan cuatro números: escribe, por ejemplo, viewBox="${example}"`,
  badRatio: (times) =>
    `encontré un dibujo ${times} veces tan ancho como alto; se esperan entre 0.5 y 8: recorta el espacio vacío que lo rodea`,
  notSvg: (detail) =>
    `encontré un archivo que no es un dibujo (${detail}); se espera <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40">…</svg>: expórtalo otra vez como SVG simple`,
  alone: (file) => `no encontré nada junto a ${file}; se espera el logo mismo: agrégalo`,
  unseenOnLight: (percent, light, dark) =>
    `encontré un dibujo del que se ve el ${percent} sobre la página clara; se espera la mitad o más: ponle a esta forma el nombre ${dark}, y a una más oscura el nombre ${light}`,
  unseenOnDark: (percent) =>
    `encontré un dibujo del que se ve el ${percent} sobre las franjas oscuras; se espera la mitad o más: dibújalo en colores más claros`,
  otherRatio: (times, expected, light) =>
    `encontré un dibujo ${times} veces tan ancho como alto; se esperan ${expected} veces, como ${light}: dales a los dos el mismo viewBox`,
  notSquare: (times) =>
    `encontré un dibujo ${times} veces tan ancho como alto; se espera un cuadrado, para los íconos: dibújalo en uno`,
};

/** Returns the error messages about logo files: in Spanish for a site with a Spanish locale, else in English. */
export const getLogoMessages = (locale: string) =>
  isSpanish(locale) ? spanishLogoMessages : englishLogoMessages;
