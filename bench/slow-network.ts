import { connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A slow 4G connection, as Lighthouse models it: 1.6 Mbit/s, and a latency of 150 ms from a request to its response. */
export const slow4gConnection = { bytesPerSecond: 1.6e6 / 8, latencyMs: 150 };

/** The payload of a TCP packet on Ethernet, in bytes. */
const packetPayloadBytes = 1460;

/**
 * Creates a relay to a local server that delivers its bytes as a slow network does: packet by packet, shared by all
 * connections. The throttling of DevTools waits as long, but then hands over a response as a whole, so that a page never
 * paints before its last byte.
 * @param targetPort the port of the local server on 127.0.0.1
 * @param network the bytes a second that all connections share, and the milliseconds that each request waits
 */
export function createSlowRelay(
  targetPort: number,
  { bytesPerSecond, latencyMs }: typeof slow4gConnection,
): Server {
  /** When all packets so far will have been sent, in ms of `performance.now()`. */
  let freeAt = 0;

  async function deliver(from: Socket, to: Socket): Promise<void> {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      for (let start = 0; start < chunk.length; start += packetPayloadBytes) {
        const packet = chunk.subarray(start, start + packetPayloadBytes);
        const now = performance.now();
        freeAt = Math.max(now, freeAt) + (packet.length / bytesPerSecond) * 1000;
        await sleep(freeAt - now);
        to.write(packet);
      }
    }
    to.end();
  }

  return createServer({ noDelay: true }, (client) => {
    const server = connect({ port: targetPort, host: "127.0.0.1", noDelay: true });
    client.on("data", (request) => setTimeout(() => server.write(request), latencyMs));
    // The browser may close its connection at any time; the connection to the server is closed with it.
    const close = () => {
      client.destroy();
      server.destroy();
    };
    client.on("close", close).on("error", close);
    deliver(server, client).catch(close);
  });
}
