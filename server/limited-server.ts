import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";

/** Browsers and proxies wait for a response before the next request. */
const maxOpenAnswers = 4;
/** Node parses all 2,500 requests of a 64 KB read before it checks whether the connection is closed. */
const parserChunkBytes = 512;

function limitParserChunks(socket: Socket): void {
  const [parse] = socket.listeners("data");
  socket.removeAllListeners("data").on("data", (bytes: NonSharedBuffer) => {
    for (let at = 0; at < bytes.length && !socket.destroyed; at += parserChunkBytes) {
      // Node pauses the connection of a client that does not read its responses.
      if (socket.isPaused()) return void socket.unshift(bytes.subarray(at));
      parse?.call(socket, bytes.subarray(at, at + parserChunkBytes));
    }
  });
}

/** Creates a server whose memory is bounded by the number of connections. */
export function createLimitedServer(respond: RequestListener): Server {
  const openAnswers = new WeakMap<Socket, number>();
  const countAnswers = (socket: Socket, change: number) => {
    const count = (openAnswers.get(socket) ?? 0) + change;
    openAnswers.set(socket, count);
    return count;
  };
  // Reverse proxies usually keep idle connections for 60 s: the server must not close first.
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    const { socket } = request;
    response.once("close", () => countAnswers(socket, -1));
    if (countAnswers(socket, 1) > maxOpenAnswers) socket.destroy();
    else respond(request, response);
  });
  server.on("connection", limitParserChunks);
  // `timeout` closes a connection whose client neither sends nor reads.
  return Object.assign(server, { timeout: 60_000, maxConnections: 5000 });
}
