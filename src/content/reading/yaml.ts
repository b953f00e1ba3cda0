import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  YAMLParseError,
} from "yaml";
import type { Problem } from "./problems.ts";

const yamlErrorTextByCode: Record<string, string> = {
  DUPLICATE_KEY: "la misma clave dos veces",
  BAD_INDENT: "una sangría que no corresponde",
  TAB_AS_INDENT: "una tabulación",
  MISSING_CHAR: "un texto o una lista sin cerrar",
  BAD_ALIAS: "un texto que empieza con * o &, sin comillas",
  TAG_RESOLVE_FAILED: "un texto que empieza con !, sin comillas",
  BLOCK_AS_IMPLICIT_KEY: 'un texto con ": ", o una sangría que no corresponde',
};

/** YAML takes a telephone without spaces, +5491123456789, for a number, and drops its sign: here it is a text. */
export function parseOwnerYaml(source: string, options?: Parameters<typeof parseDocument>[1]): Document {
  const document = parseDocument(source, options);
  visit(document, {
    Scalar: (_, scalar) => {
      if (scalar.source?.startsWith("+")) scalar.value = scalar.source;
    },
  });
  return document;
}

/** Refuses references: YAML takes a text that begins with `*` or `&` for one, and the text would be lost. */
function listReferenceErrors(document: Document): YAMLParseError[] {
  const errors: YAMLParseError[] = [];
  visit(document, {
    Node: (_, node) => {
      const [start = 0, end = 0] = node.range ?? [];
      if (isAlias(node) || node.anchor) errors.push(new YAMLParseError([start, end], "BAD_ALIAS", ""));
    },
  });
  return errors;
}

export class YamlFile {
  readonly #document: Document;
  readonly #lines = new LineCounter();
  readonly file: string;
  readonly syntaxProblem: Problem | undefined;

  constructor(source: string, file: string) {
    this.file = file;
    this.#document = parseOwnerYaml(source, { lineCounter: this.#lines, prettyErrors: false });
    // Later YAML errors are mostly caused by the first.
    const { errors, warnings } = this.#document;
    const [error] = [...errors, ...warnings, ...listReferenceErrors(this.#document)];
    if (!error) return;
    // A text without its closing quotation mark ends with the file, where the parser reports it.
    const isOpen = error.code === "MISSING_CHAR" && source.slice(error.pos[0]).trim() === "";
    const position = isOpen ? Math.max(source.lastIndexOf('"'), source.lastIndexOf("'")) : error.pos[0];
    this.syntaxProblem = {
      file,
      line: this.#lines.linePos(Math.max(0, position)).line,
      found: yamlErrorTextByCode[error.code] ?? "algo que no se entiende, aquí o en la línea de arriba",
      expected:
        'YAML: "nombre: texto", dos espacios por nivel, y entre comillas el texto que tiene ": " o " #", o que empieza con un signo',
    };
  }

  get value(): unknown {
    return this.syntaxProblem ? undefined : this.#document.toJS();
  }

  /** @returns the line of a value by its path; of a missing value that of its nearest parent, at worst 1 */
  findFieldLine(path: readonly PropertyKey[]): number {
    let node: unknown = this.#document.contents;
    let line = 1;
    for (const name of path) {
      const pair = isMap(node)
        ? node.items.find(({ key }) => isScalar(key) && key.value === name)
        : undefined;
      const value: unknown = isSeq(node) ? node.items[Number(name)] : pair?.value;
      const place = pair?.key ?? value;
      if (!isNode(place) || !place.range) break;
      line = this.#lines.linePos(place.range[0]).line;
      node = value;
    }
    return line;
  }

  /** @returns the problem with the line of its field */
  locate = (problem: Problem): Problem => ({
    ...problem,
    line: problem.line ?? (problem.field && this.findFieldLine(problem.field)),
  });
}

export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
