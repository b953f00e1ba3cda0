import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";

export async function listenOnFreePort(server: Server): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listenOnFreePort(server));
  await once(server.close(), "close");
  return Number(port);
}
