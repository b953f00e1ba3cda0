/** What an owner has to do, by error message of JSON.parse; `isBefore` if the mistake is before the reported position. */
const jsonErrorAdvice: [messagePattern: RegExp, text: string, isBefore?: true][] = [
  [/Expected ',' or/, "falta una coma al final de esta línea, o cerrar la llave o el corchete", true],
  [/Expected double-quoted property name/, "sobra la coma de antes, o el nombre no va entre comillas dobles"],
  [/Expected property name/, "el nombre de cada dato va entre comillas dobles"],
  [/Expected ':'/, "faltan los dos puntos después del nombre"],
  [
    /Unterminated string|Bad control character/,
    "a un texto le falta la comilla que cierra, en su misma línea",
  ],
  [/Bad escaped character|Bad Unicode escape/, "\\ dentro de un texto se escribe \\\\"],
  [/Unexpected non-whitespace/, "hay algo después de la última llave"],
  [
    /Unexpected end|Expected .* at end/,
    "el archivo termina antes: falta cerrar una llave, un corchete o una comilla",
  ],
  [/Unexpected token/, "aquí va un texto entre comillas dobles, un número, true, false, null, { o ["],
];

const findLineNumber = (text: string, position: number) => text.slice(0, position).split("\n").length;

/**
 * Parses JSON that an owner wrote.
 * @returns the value; for invalid JSON the line of the mistake, counted from 1, and what to do, in Spanish
 */
export function parseOwnerJson(text: string): { value: unknown } | { line: number; fault: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const { message } = error as Error;
    const [, reportedPosition] = /at position (\d+)/.exec(message) ?? [];
    // A message without a position means the end of the text, or quotes the token and the text around it.
    const [, token] = /^Unexpected token '?(.+?)'?, /.exec(message) ?? [];
    const around = /"(?:\.\.\.)?([\s\S]*?)(?:\.\.\.)?" is not valid JSON$/.exec(message)?.[1];
    const quoted = around && token ? text.indexOf(around) + around.indexOf(token) : text.length;
    const position = reportedPosition ? Number(reportedPosition) : quoted;
    const [, what, isBefore] = jsonErrorAdvice.find(([pattern]) => pattern.test(message)) ?? ["", message];
    // A missing comma is reported at the next token.
    const end = isBefore ? text.slice(0, position).trimEnd().length : position;
    return { line: findLineNumber(text, end), fault: `no es JSON: ${what}` };
  }
}
