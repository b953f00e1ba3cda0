import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerOptions,
} from "node:http";
import { chooseCoding, longestList } from "./encoding.ts";
import { cacheControl, everyAnswer } from "./headers.ts";
import { pageAddress, readSite, type Site, type SiteFile } from "./site-files.ts";

interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  /** Undefined for 304, which has no body and must not tell the length of one. */
  body?: Buffer;
}

/** Milliseconds. A request has no body worth waiting for, so whoever is slow to ask is not a browser. */
const limits: ServerOptions = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  // How often the two above are looked after; by default only every 30 s.
  connectionsCheckingInterval: 2_000,
  // Longer than the 60 s a reverse proxy usually keeps its end, which would else meet a closed connection.
  keepAliveTimeout: 65_000,
};
/** Milliseconds without a byte in either direction, for visitors that stop reading. */
const silenceTimeout = 30_000;

/** An answer of one line of text, for what no page of the site can answer. */
function plain(status: number, text: string, headers: OutgoingHttpHeaders = {}): Answer {
  return {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": cacheControl.revalidate,
      ...headers,
    },
    body: Buffer.from(`${text}\n`),
  };
}

/** Splits a request target into the decoded path and the query with its `?`; null where it is malformed. */
function readTarget(target: string): { path: string; query: string } | null {
  // Servers must accept the form with scheme and host too: RFC 9112, section 3.2.2.
  const local = target.replace(/^https?:\/\/[^/?]*/i, "");
  const start = local.indexOf("?");
  const query = start < 0 ? "" : local.slice(start);
  try {
    const path = decodeURIComponent(start < 0 ? local : local.slice(0, start)) || "/";
    return path.startsWith("/") && !/[\p{Cc}\u2028\u2029]/u.test(path) ? { path, query } : null;
  } catch {
    return null;
  }
}

/** Whether one of the validators in If-None-Match is this one, compared weakly: RFC 9110, section 13.1.2. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined || header.length > longestList) return false;
  return header.trim() === "*" || [...header.matchAll(/"[^"]*"/g)].some(([value]) => value === etag);
}

/** The headers and bytes of a file in the coding that suits the request, without any condition. */
function represent(site: Site, file: SiteFile, request: IncomingMessage) {
  const coding = chooseCoding(request.headers["accept-encoding"], file.variants);
  const variant = file.variants[coding] ?? file.variants.identity;
  const headers: OutgoingHttpHeaders = {
    "Content-Type": file.contentType,
    "Cache-Control": file.cacheControl,
    ...(coding !== "identity" && { "Content-Encoding": coding }),
    ...(Object.keys(file.variants).length > 1 && { Vary: "Accept-Encoding" }),
    ...(file.isPage && site.pageAnswer),
  };
  return { headers, variant };
}

function answerNotFound(site: Site, request: IncomingMessage): Answer {
  if (!site.notFound) return plain(404, "Not found");
  const { headers, variant } = represent(site, site.notFound, request);
  return { status: 404, headers, body: variant.bytes };
}

function answer(site: Site, request: IncomingMessage): Answer {
  if (request.method !== "GET" && request.method !== "HEAD") {
    return plain(405, "Method not allowed", { Allow: "GET, HEAD" });
  }
  const target = readTarget(request.url ?? "");
  if (!target) return plain(400, "Bad request");

  const file = site.files.get(target.path);
  if (file) {
    const { headers, variant } = represent(site, file, request);
    headers.ETag = variant.etag;
    if (!matches(request.headers["if-none-match"], variant.etag))
      return { status: 200, headers, body: variant.bytes };
    delete headers["Content-Type"];
    delete headers["Content-Encoding"];
    return { status: 304, headers };
  }

  // The target of a redirect is always the address of a page there is, so none can lead to another site.
  const address = pageAddress(target.path);
  if (!site.files.get(address)?.isPage) return answerNotFound(site, request);
  const query = target.query.replace(/[^\x21-\x7e]/g, encodeURIComponent);
  return plain(301, "Moved", {
    Location: encodeURI(address) + query,
    "Cache-Control": cacheControl.hour,
  });
}

/**
 * An HTTP server for a finished site, not yet listening. It answers GET and HEAD from memory: pages without
 * their `.html`, `404.html` for unknown addresses, and `.br` or `.gz` twins to whoever accepts them.
 * @param options.root the folder of the finished site, as for `readSite`; read once, now
 * @throws Error where the folder cannot be read
 */
export function createSiteServer({ root }: { root: string }): Server {
  const site = readSite(root);
  const server = createServer(limits, (request, response) => {
    const { status, headers, body } = answer(site, request);
    response.writeHead(status, {
      ...everyAnswer,
      ...headers,
      ...(body && { "Content-Length": body.length }),
    });
    response.end(request.method === "HEAD" ? undefined : body);
  });
  server.timeout = silenceTimeout;
  server.maxHeadersCount = 100;
  return server;
}
