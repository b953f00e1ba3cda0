import { readFileSync } from "node:fs";
import { ContentError, missingValueText, type Problem } from "./problems.ts";

const decoder = new TextDecoder("utf-8", { fatal: true });

const faultByErrorCode: Record<string, Pick<Problem, "found" | "expected">> = {
  ERR_ENCODING_INVALID_ENCODED_DATA: {
    found: "letras que no son UTF-8, la forma en que se guardan los textos",
    expected:
      'el mismo texto en UTF-8: en el Bloc de notas, Archivo, Guardar como, Codificación "UTF-8"; en otros programas, "Guardar con codificación"',
  },
  ENOENT: { found: missingValueText, expected: "este archivo" },
  EISDIR: { found: "una carpeta", expected: "un archivo con ese nombre" },
  EACCES: { found: "un archivo que no se deja leer", expected: "permiso para leerlo" },
};

/** Marks of direction and spaces without width, which come along when a number is copied from a phone's contacts. */
const invisibleMarks = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/**
 * Reads a text that an owner wrote, without invisible marks, accents composed (macOS may decompose them).
 * @throws ContentError if it cannot be read or is not UTF-8
 */
export function readOwnerText(file: string): string {
  try {
    return decoder.decode(readFileSync(file)).normalize().replaceAll(invisibleMarks, "");
  } catch (error) {
    const fault = faultByErrorCode[(error as NodeJS.ErrnoException).code ?? ""];
    if (!fault) throw error;
    throw new ContentError([{ file, ...fault }]);
  }
}
