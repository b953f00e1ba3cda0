/** Where to listen; port 0 lets the system choose. */
export type ListenAddress = { port: number; host: string };

/** What is told in Spanish where the site's locale is. */
export const chooseByLocale = (locale: string, es: string, en: string) => (/^es\b/i.test(locale) ? es : en);

/**
 * Reads PORT (3000 by default) and HOST (127.0.0.1, this machine only).
 * @param locale of the site, for what is told
 * @throws Error of one line where PORT is no port
 */
export function readListenAddress({ PORT, HOST }: NodeJS.ProcessEnv, locale: string): ListenAddress {
  const port = PORT || "3000";
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new Error(
      chooseByLocale(
        locale,
        `PORT: encontré ${JSON.stringify(port)}; se espera un número de 0 a 65535, por ejemplo PORT=3001 npm run serve`,
        `PORT: found ${JSON.stringify(port)}; expected an integer from 0 to 65535, for example PORT=3001 npm run serve`,
      ),
    );
  return { port: Number(port), host: HOST || "127.0.0.1" };
}

/** The address to open in a browser: `http://localhost:3000`. */
export function buildBrowserUrl({ port, host }: ListenAddress): string {
  if (["127.0.0.1", "0.0.0.0", "::"].includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** Why a server's `error` event says that it cannot listen, and what to do about it, in one line. */
export function describeListenError(
  { code, message }: NodeJS.ErrnoException,
  { port, host }: ListenAddress,
  locale: string,
): string {
  const say = (es: string, en: string) => chooseByLocale(locale, es, en);
  const other = port === 65_535 ? 3000 : port + 1;
  if (code === "EADDRINUSE")
    return say(
      `El puerto ${port} está ocupado. Cierra lo que lo usa, o elige otro: PORT=${other} npm run serve`,
      `Port ${port} is already in use. End what is using it, or choose another port: PORT=${other} npm run serve`,
    );
  if (code === "EACCES")
    return say(
      `Este usuario no puede abrir el puerto ${port}. Elige uno mayor que 1023: PORT=3000 npm run serve`,
      `Port ${port} is not allowed to this user. Choose one above 1023: PORT=3000 npm run serve`,
    );
  if (["EADDRNOTAVAIL", "EAI_AGAIN", "ENOTFOUND"].includes(code ?? ""))
    return say(
      `HOST: encontré ${JSON.stringify(host)}; se espera un nombre o una dirección de esta máquina, por ejemplo HOST=127.0.0.1 npm run serve`,
      `HOST: found ${JSON.stringify(host)}; expected a name or address of this machine, for example HOST=127.0.0.1 npm run serve`,
    );
  return say(`El puerto ${port} no se puede abrir: ${message}`, `Port ${port} cannot be opened: ${message}`);
}
