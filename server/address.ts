import { formatFoundValue, formatProblem } from "../src/content/problems.ts";

/** The port and host that the server listens on; with port 0 the system chooses a port. */
export type ListenAddress = { port: number; host: string };

/** Reads PORT (3000 by default) and HOST (127.0.0.1 by default: this machine only). @throws Error when PORT is no port */
export function readListenAddress({ PORT, HOST }: NodeJS.ProcessEnv, locale: string): ListenAddress {
  const port = PORT || "3000";
  if (/^\d{1,5}$/.test(port) && Number(port) <= 65_535)
    return { port: Number(port), host: HOST || "127.0.0.1" };
  const expected = {
    es: "un número de 0 a 65535, por ejemplo PORT=3001 npm run serve",
    en: "an integer from 0 to 65535, for example PORT=3001 npm run serve",
  };
  throw new Error(formatProblem({ file: "PORT", found: formatFoundValue(port), expected }, locale));
}

/** Returns the URL to open in a browser on this machine: `http://localhost:3000`. */
export function buildBrowserUrl({ port, host }: ListenAddress): string {
  if (["127.0.0.1", "0.0.0.0", "::"].includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** Explains the `error` event of a server that cannot listen, and what to do, in one line. */
export function describeListenError(
  { code = "", message }: NodeJS.ErrnoException,
  { port, host }: ListenAddress,
  locale: string,
): string {
  if (["EADDRNOTAVAIL", "EAI_AGAIN", "ENOTFOUND"].includes(code)) {
    const expected = {
      es: "un nombre o una dirección de esta máquina, por ejemplo HOST=127.0.0.1 npm run serve",
      en: "a name or address of this machine, for example HOST=127.0.0.1 npm run serve",
    };
    return formatProblem({ file: "HOST", found: formatFoundValue(host), expected }, locale);
  }
  const otherPort = port > 1023 && port < 65_535 ? port + 1 : 3000;
  const reason = { es: message, en: message };
  if (code === "EADDRINUSE") Object.assign(reason, { es: "que está ocupado", en: "which is already in use" });
  if (code === "EACCES")
    Object.assign(reason, { es: "que pide otro usuario", en: "which needs another user" });
  const found = { es: `${port}, ${reason.es}`, en: `${port}, ${reason.en}` };
  const expected = {
    es: `un puerto libre mayor que 1023, por ejemplo PORT=${otherPort} npm run serve`,
    en: `a free port above 1023, for example PORT=${otherPort} npm run serve`,
  };
  return formatProblem({ file: "PORT", found, expected }, locale);
}
