import { isSpanish } from "../site.problems.ts";

/** The port and host that the server listens on; with port 0 the system chooses a port. */
export type ListenAddress = { port: number; host: string };

/** Returns the Spanish text if the site's locale is Spanish, else the English one. */
export const chooseTextByLocale = (siteLocale: string, es: string, en: string) =>
  isSpanish(siteLocale) ? es : en;

/** Reads PORT (3000 by default) and HOST (127.0.0.1 by default: this machine only). @throws Error when PORT is no port */
export function readListenAddress({ PORT, HOST }: NodeJS.ProcessEnv, locale: string): ListenAddress {
  const port = PORT || "3000";
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(
      chooseTextByLocale(
        locale,
        `PORT: encontré ${JSON.stringify(port)}; se espera un número de 0 a 65535, por ejemplo PORT=3001 npm run serve`,
        `PORT: found ${JSON.stringify(port)}; expected an integer from 0 to 65535, for example PORT=3001 npm run serve`,
      ),
    );
  return { port: Number(port), host: HOST || "127.0.0.1" };
}

/** Returns the URL to open in a browser on this machine: `http://localhost:3000`. */
export function buildBrowserUrl({ port, host }: ListenAddress): string {
  if (["127.0.0.1", "0.0.0.0", "::"].includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** Explains the `error` event of a server that cannot listen, and what to do, in one line. */
export function describeListenError(
  { code, message }: NodeJS.ErrnoException,
  { port, host }: ListenAddress,
  locale: string,
): string {
  const choose = (es: string, en: string) => chooseTextByLocale(locale, es, en);
  const other = port === 65_535 ? 3000 : port + 1;
  if (code === "EADDRINUSE")
    return choose(
      `El puerto ${port} está ocupado. Cierra lo que lo usa, o elige otro: PORT=${other} npm run serve`,
      `Port ${port} is already in use. End what is using it, or choose another port: PORT=${other} npm run serve`,
    );
  if (code === "EACCES")
    return choose(
      `Este usuario no puede abrir el puerto ${port}. Elige uno mayor que 1023: PORT=3000 npm run serve`,
      `Port ${port} is not allowed to this user. Choose one above 1023: PORT=3000 npm run serve`,
    );
  if (["EADDRNOTAVAIL", "EAI_AGAIN", "ENOTFOUND"].includes(code ?? ""))
    return choose(
      `HOST: encontré ${JSON.stringify(host)}; se espera un nombre o una dirección de esta máquina, por ejemplo HOST=127.0.0.1 npm run serve`,
      `HOST: found ${JSON.stringify(host)}; expected a name or address of this machine, for example HOST=127.0.0.1 npm run serve`,
    );
  return choose(
    `El puerto ${port} no se puede abrir: ${message}`,
    `Port ${port} cannot be opened: ${message}`,
  );
}
