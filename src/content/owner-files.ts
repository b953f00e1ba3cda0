import { readFileSync } from "node:fs";
import { ContentError } from "./problems.ts";

const decoder = new TextDecoder("utf-8", { fatal: true });

/**
 * Reads a text that an owner wrote: YAML, Markdown, JSON, CSS or SVG. A byte-order mark is left out.
 * @param file the path of the file, as the message names it
 * @throws ContentError if the file is not UTF-8, with what to press in the program that saved it
 */
export function readOwnerText(file: string, path: string = file): string {
  try {
    return decoder.decode(readFileSync(path));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const found = "letras que no son UTF-8, la forma en que se guardan los textos";
    const expected =
      'el mismo texto en UTF-8: en el Bloc de notas, Archivo, Guardar como, Codificación "UTF-8"; en otros programas, "Guardar con codificación"';
    throw new ContentError([{ file, found, expected }]);
  }
}
