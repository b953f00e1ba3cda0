import type { IncomingMessage, Server, ServerOptions, ServerResponse } from "node:http";
import { createServer, STATUS_CODES } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as afterSocketReads, setTimeout as delay } from "node:timers/promises";
import { site as ownSite } from "../src/content/site.ts";
import type { SiteConfig } from "../src/content/site-schema.ts";
import { buildPlainTextResponse, buildResponse, type HttpResponse } from "./answer.ts";
import { readServedSite } from "./site-files.ts";

/** Timeouts in milliseconds, and maximum bytes of a request's headers. */
const serverOptions: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  // Reverse proxies usually keep idle connections for 60 s: the server must not close first.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16 * 1024,
  // answer.ts checks the Host header: Node's own error response would lack our security headers.
  requireHostHeader: false,
};
/** Limits that `createServer` has no options for: milliseconds without traffic (`timeout`), and maximum counts. */
const serverLimits = {
  timeout: 30_000,
  maxHeadersCount: 100,
  maxRequestsPerSocket: 1000,
  maxConnections: 5000,
};
/** Maximum unanswered requests of one connection, which is closed at one more; browsers send one at a time. */
const maxPipelinedRequests = 16;
/** Bytes that the parser gets at once. Whole reads, of 64 KB or 2,000 requests, used 370 MB with 400 clients. */
const parserChunkBytes = 2048;
/** How long a stopping server goes on accepting connections, in milliseconds. */
const drainMs = 1000;
/** How long open responses may take after `drainMs`, in milliseconds; then their connections are closed. */
const forceCloseMs = 3000;
/** How long a refused connection stays open: closing it at once with unread bytes would lose its last response. */
const refusedConnectionLingerMs = 1000;

const statusByParserError: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

interface ConnectionState {
  unansweredRequests: number;
  /** Bytes received when the last request was parsed, -1 before the first: with more now, a request is on its way. */
  bytesAtLastRequest: number;
  isClosing: boolean;
  /** The HTTP response, as text, that refuses a request; it is sent after all others, and the connection is closed. */
  finalResponse?: string;
}

export interface SiteServer extends Server {
  /** Accepts connections for `drainMs` more, or until `acceptUntil` resolves; resolves when all connections are closed. */
  stop: (options?: { acceptUntil?: Promise<void> }) => Promise<void>;
}

function formatFinalResponse({ status, headers, body = Buffer.alloc(0) }: HttpResponse): string {
  const date = new Date().toUTCString();
  const sent = { ...headers, Date: date, "Content-Length": body.length, Connection: "close" };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}

/** Hands received bytes to Node's HTTP parser in small chunks, and none to that of a closing or paused connection. */
function limitParserChunks(socket: Socket, connection: ConnectionState): void {
  const [parse] = socket.listeners("data");
  socket.removeAllListeners("data").on("data", (bytes: NonSharedBuffer) => {
    for (let at = 0; at < bytes.length; at += parserChunkBytes) {
      if (socket.destroyed || connection.isClosing) return;
      // Node pauses the connection of a client that does not read its responses: the other bytes wait.
      if (socket.isPaused()) return void socket.unshift(bytes.subarray(at));
      parse?.call(socket, bytes.subarray(at, at + parserChunkBytes));
    }
  });
}

function sendFinalResponse(socket: Socket, response: string): void {
  socket.end(response);
  setTimeout(() => socket.destroy(), refusedConnectionLingerMs).unref();
}

/** Creates a server for the site in `root`; `log` gets a line per response, with `cut` when it was not sent completely. */
export function createSiteServer({
  root,
  config = ownSite,
  log = () => {},
}: {
  root: string;
  config?: SiteConfig;
  log?: (line: string) => void;
}): SiteServer {
  const site = readServedSite(root, config);
  const server = Object.assign(createServer(serverOptions), serverLimits);
  const connections = new Map<Socket, ConnectionState>();
  let isStopping = false;

  server.on("connection", (socket) => {
    const connection = { unansweredRequests: 0, bytesAtLastRequest: -1, isClosing: false };
    connections.set(socket, connection);
    socket.once("close", () => connections.delete(socket));
    limitParserChunks(socket, connection);
  });

  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const { socket, method, url } = request;
    const connection = connections.get(socket);
    if (!connection || connection.isClosing || socket.destroyed) return;
    connection.bytesAtLastRequest = socket.bytesRead;
    if (++connection.unansweredRequests > maxPipelinedRequests) return void socket.destroy();
    const start = performance.now();
    const { status, headers, body } = buildResponse(site, request);
    response.once("close", () => {
      const bytes = method === "HEAD" ? 0 : (body?.length ?? 0);
      const time = `${Math.round(performance.now() - start)} ms${response.writableFinished ? "" : " cut"}`;
      log(`${new Date().toISOString()} ${status} ${method} ${url} ${bytes} bytes ${time}`);
      connection.unansweredRequests -= 1;
      if (connection.unansweredRequests === 0 && connection.finalResponse)
        sendFinalResponse(socket, connection.finalResponse);
    });
    // After Upgrade or Expect, which are refused, the next bytes may not be a request: close the connection.
    const { upgrade, expect } = request.headers;
    connection.isClosing =
      isStopping || upgrade !== undefined || expect !== undefined || headers.Connection === "close";
    if (connection.isClosing) response.setHeader("Connection", "close");
    response.writeHead(status, { ...headers, ...(body && { "Content-Length": body.length }) });
    response.end(method === "HEAD" ? undefined : body);
  };
  // Node would answer a request with Expect itself, with 100 (even in the middle of an earlier response) or 417.
  for (const event of ["request", "checkContinue", "checkExpectation"]) server.on(event, respond);

  const refuse = (socket: Socket, refusal: HttpResponse) => {
    const connection = connections.get(socket);
    if (!socket.writable) socket.destroy();
    if (!connection || connection.isClosing || socket.destroyed) return;
    connection.isClosing = true;
    connection.finalResponse = formatFinalResponse(refusal);
    log(`${new Date().toISOString()} ${refusal.status} not HTTP that we speak`);
    if (connection.unansweredRequests === 0) sendFinalResponse(socket, connection.finalResponse);
  };
  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, socket: Socket) =>
    refuse(socket, buildPlainTextResponse(site, statusByParserError[code] ?? 400)),
  );
  server.on("connect", (_, socket: Socket) =>
    refuse(socket, buildPlainTextResponse(site, 405, { Allow: "GET, HEAD" })),
  );

  const stop: SiteServer["stop"] = async ({ acceptUntil = delay(drainMs) } = {}) => {
    isStopping = true;
    await acceptUntil;
    // On a busy machine some requests that arrived while connections drained are not read yet.
    await afterSocketReads();
    // close() of an HTTP server would also cut responses that are not fully sent.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
    for (const [socket, { unansweredRequests, bytesAtLastRequest }] of connections)
      if (unansweredRequests === 0 && socket.bytesRead === bytesAtLastRequest) socket.destroy();
    const forced = setTimeout(() => server.closeAllConnections(), forceCloseMs);
    await closed;
    clearTimeout(forced);
  };
  return Object.assign(server, { stop });
}
