import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import { Server as NetServer } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { site as ownSite } from "../site.config.ts";
import type { SiteConfig } from "../site.schema.ts";
import { type Answer, answer, plain } from "./answer.ts";
import { readSite } from "./site-files.ts";

/** Milliseconds. A request has no body worth waiting for, so whoever is slow to ask is not a browser. */
const limits: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  // How often the two above are looked after; by default only every 30 s.
  connectionsCheckingInterval: 2_000,
  // Longer than the 60 s a reverse proxy usually keeps its end, which would else meet a closed connection.
  keepAliveTimeout: 65_000,
  // Ours is stricter, and its answer has the headers of every answer.
  requireHostHeader: false,
};
/** Milliseconds without a byte in either direction, for visitors that stop reading. */
const silenceTimeout = 30_000;
/** Requests of one connection that may wait for their turn, though browsers send one at a time. */
const mostUnanswered = 16;
/**
 * Bytes that the parser gets at a time. It cannot be stopped before their end, and a connection brings up to 64 KB at
 * once: 2,400 requests, whose objects stay in memory as long as the connection.
 */
const portion = 2048;

/** Milliseconds in which a server that is to stop answers as before, so that clients leave their connections. */
const farewell = 1000;
/** Milliseconds after that which answers under way get. */
const grace = 3000;

/** Statuses for what Node's parser refuses; 400 for all else. */
const parserFaults: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

interface Connection {
  unanswered: number;
  /** Whether a request may have begun: bytes came that are none yet. A new connection has one coming. */
  begun: boolean;
  /** Sent when all is answered, and ends the connection. */
  lastWords?: string;
}

export interface SiteServer extends Server {
  /**
   * Ends the server so that no request is lost: for a second it still answers, new connections too, and each answer is
   * the last of its connection; then it listens no longer and gives what is under way three seconds.
   * @returns fulfilled when the last connection is closed
   */
  stop: () => Promise<void>;
}

/** An answer as it goes over the wire, the last one of its connection. */
function lastAnswer({ status, headers, body }: Answer): string {
  const all = {
    ...headers,
    Date: new Date().toUTCString(),
    "Content-Length": body?.length ?? 0,
    Connection: "close",
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body ?? ""}`;
}

/**
 * An HTTP server for a finished site, not yet listening. It answers GET and HEAD from memory: pages without
 * their `.html`, `404.html` for unknown addresses, and precompressed files to whoever accepts them.
 * @param options.root the folder of the finished site, as for `readSite`; read once, now
 * @param options.config decides on some headers
 * @param options.log gets a line for each answer: when, status, method, target, bytes of the body, milliseconds, and
 *   `cut` where the visitor left before its end. It names no visitor, neither by address nor by browser.
 * @throws Error where the folder cannot be read
 */
export function createSiteServer({
  root,
  config = ownSite,
  log,
}: {
  root: string;
  config?: SiteConfig;
  log?: (line: string) => void;
}): SiteServer {
  const site = readSite(root, config);
  const server = createServer(limits);
  server.timeout = silenceTimeout;
  // All headers count, up to Node's 16 KB: one that is passed over could be a second Host.
  server.maxHeadersCount = 0;

  const connections = new Map<Duplex, Connection>();
  server.on("connection", (socket) => {
    const connection: Connection = { unanswered: 0, begun: true };
    connections.set(socket, connection);
    socket.once("close", () => connections.delete(socket));
    const [parse] = socket.listeners("data");
    socket.removeAllListeners("data").on("data", (chunk: NonSharedBuffer) => {
      connection.begun = true;
      for (let at = 0; at < chunk.length; at += portion) {
        if (socket.destroyed || connection.lastWords !== undefined) return;
        // Node pauses a connection that does not take its answers, and the parser with it.
        if (socket.isPaused()) {
          socket.unshift(chunk.subarray(at));
          return;
        }
        parse?.call(socket, chunk.subarray(at, at + portion));
      }
    });
  });

  let isStopping = false;
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (!connection || socket.destroyed) return;
    connection.begun = false;
    if (++connection.unanswered > mostUnanswered) {
      socket.destroy();
      return;
    }
    response.once("close", () => {
      connection.unanswered -= 1;
      if (connection.unanswered === 0 && connection.lastWords !== undefined) socket.end(connection.lastWords);
    });
    const { status, headers, body } = answer(site, request);
    if (log) {
      const start = performance.now();
      response.once("close", () => {
        const bytes = request.method === "HEAD" ? 0 : (body?.length ?? 0);
        const end = response.writableFinished ? "" : " cut";
        const milliseconds = Math.round(performance.now() - start);
        log(
          `${new Date().toISOString()} ${status} ${request.method} ${request.url} ${bytes} bytes ${milliseconds} ms${end}`,
        );
      });
    }
    // We go on in HTTP/1.1 and take no body; what follows such a request on its connection may be no request.
    const { upgrade, expect } = request.headers;
    if (isStopping || upgrade !== undefined || expect !== undefined)
      response.setHeader("Connection", "close");
    response.writeHead(status, { ...headers, ...(body && { "Content-Length": body.length }) });
    response.end(request.method === "HEAD" ? undefined : body);
  });
  // Without these Node itself says 100 at once, in the midst of an earlier answer, or 417.
  for (const event of ["checkContinue", "checkExpectation"])
    server.on(event, (request, response) => server.emit("request", request, response));

  const refuse = (socket: Duplex, refusal: Answer) => {
    const connection = connections.get(socket);
    if (!connection || !socket.writable || connection.lastWords !== undefined) {
      socket.destroy();
      return;
    }
    connection.lastWords = lastAnswer(refusal);
    log?.(`${new Date().toISOString()} ${refusal.status} not HTTP that we speak`);
    if (connection.unanswered === 0) socket.end(connection.lastWords);
  };
  server.on("clientError", (error: NodeJS.ErrnoException, socket) =>
    refuse(socket, plain(site, parserFaults[error.code ?? ""] ?? 400)),
  );
  server.on("connect", (_, socket) => refuse(socket, plain(site, 405, { Allow: "GET, HEAD" })));

  const stop = async () => {
    isStopping = true;
    await delay(farewell);
    // Not the close of an HTTP server, which also cuts answers whose end is not sent yet.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    for (const [socket, { unanswered, begun }] of connections) {
      if (unanswered === 0 && !begun) socket.destroy();
    }
    const cut = setTimeout(() => server.closeAllConnections(), grace);
    await closed;
    clearTimeout(cut);
  };
  return Object.assign(server, { stop });
}
