import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";

/**
 * Starts a server on a free port of this machine only.
 * @returns its http address: `http://127.0.0.1:40000`
 */
export async function listenOnFreePort(server: Server): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** @returns a port of this machine that was free a moment ago */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listenOnFreePort(server));
  await once(server.close(), "close");
  return Number(port);
}
