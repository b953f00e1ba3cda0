export interface Address {
  /** 0 lets the system choose. */
  port: number;
  host: string;
}

/**
 * Where to listen, from the variables PORT (default 3000) and HOST (default 127.0.0.1: this machine only).
 * @param env normally `process.env`; an empty variable counts as none
 * @throws Error of one line where PORT is not an integer from 0 to 65535
 */
export function addressFrom(env: NodeJS.ProcessEnv): Address {
  const port = env.PORT || "3000";
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new Error(
      `PORT: found ${JSON.stringify(port)}; expected an integer from 0 to 65535, for example PORT=3001 npm run serve`,
    );
  }
  return { port: Number(port), host: env.HOST || "127.0.0.1" };
}

/**
 * The address to open in a browser: `http://localhost:3000`.
 * @param address with the port in use, which is not 0
 */
export function shownUrl({ port, host }: Address): string {
  if (["127.0.0.1", "0.0.0.0", "::"].includes(host)) return `http://localhost:${port}`;
  // An IPv6 address stands in brackets: RFC 3986, section 3.2.2.
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/**
 * Why listening failed and what to do about it, in one line.
 * @param error what the server's `error` event carried
 */
export function listenFault(error: NodeJS.ErrnoException, { port, host }: Address): string {
  const other = `PORT=${port === 65_535 ? 3000 : port + 1} npm run serve`;
  switch (error.code) {
    case "EADDRINUSE":
      return `Port ${port} is already in use. End what is using it, or choose another port: ${other}`;
    case "EACCES":
      return `Port ${port} is not allowed to this user. Choose one above 1023: PORT=3000 npm run serve`;
    case "EADDRNOTAVAIL":
    case "EAI_AGAIN":
    case "ENOTFOUND":
      return `HOST: found ${JSON.stringify(host)}; expected a name or address of this machine, for example HOST=127.0.0.1 npm run serve`;
    default:
      return `Port ${port} cannot be opened: ${error.message}`;
  }
}
