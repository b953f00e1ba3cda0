import { connect, createServer, type Server } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { listenOnFreePort } from "../listen.ts";

/** Slow 4G as Lighthouse models it: 1.6 Mbit/s, 150 ms from a request to its response, and the payload of a TCP packet. */
const [bytesPerMs, latencyMs, packetBytes] = [200, 150, 1460];

/** The throttle of DevTools hands over a response as a whole: no page would paint before its end. */
export async function serveSlowly(target: Server): Promise<string> {
  const { hostname, port } = new URL(await listenOnFreePort(target));
  let freeAt = 0;
  const relay = createServer({ noDelay: true }, (client) => {
    const server = connect({ host: hostname, port: Number(port), noDelay: true });
    client.on("data", (request) => setTimeout(() => server.write(request), latencyMs));
    const deliver = async () => {
      for await (const chunk of server as AsyncIterable<Buffer>)
        for (let start = 0; start < chunk.length; start += packetBytes) {
          const packet = chunk.subarray(start, start + packetBytes);
          freeAt = Math.max(performance.now(), freeAt) + packet.length / bytesPerMs;
          await wait(Math.max(0, freeAt - performance.now()));
          client.write(packet);
        }
    };
    const close = () => void [client.destroy(), server.destroy()];
    client.on("close", close).on("error", close);
    deliver().then(() => client.end(), close);
  });
  return listenOnFreePort(relay);
}
