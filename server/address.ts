import { formatFoundValue, formatProblem } from "../src/content/problems.ts";

/** The port and host that the server listens on; with port 0 the system chooses a port. */
export type ListenAddress = { port: number; host: string };

/** Reads PORT (3000 by default) and HOST (127.0.0.1 by default: this machine only). @throws Error when PORT is no port */
export function readListenAddress({ PORT, HOST }: NodeJS.ProcessEnv): ListenAddress {
  const port = PORT || "3000";
  if (/^\d{1,5}$/.test(port) && Number(port) <= 65_535)
    return { port: Number(port), host: HOST || "127.0.0.1" };
  const expected = "un número de 0 a 65535, por ejemplo PORT=3001 npm run serve";
  throw new Error(formatProblem({ file: "PORT", found: formatFoundValue(port), expected }));
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
): string {
  if (["EADDRNOTAVAIL", "EAI_AGAIN", "ENOTFOUND"].includes(code)) {
    const expected = "un nombre o una dirección de esta máquina, por ejemplo HOST=127.0.0.1 npm run serve";
    return formatProblem({ file: "HOST", found: formatFoundValue(host), expected });
  }
  const otherPort = port > 1023 && port < 65_535 ? port + 1 : 3000;
  const reasons: Record<string, string> = { EADDRINUSE: "que está ocupado", EACCES: "que pide otro usuario" };
  const found = `${port}, ${reasons[code] ?? message}`;
  const expected = `un puerto libre mayor que 1023, por ejemplo PORT=${otherPort} npm run serve`;
  return formatProblem({ file: "PORT", found, expected });
}
