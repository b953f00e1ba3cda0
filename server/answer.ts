import { type IncomingMessage, type OutgoingHttpHeaders, STATUS_CODES } from "node:http";
import { chooseCoding, longestList } from "./encoding.ts";
import { redirects } from "./headers.ts";
import type { Site, SiteFile } from "./site-files.ts";

export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  /** Undefined for 304, which has no body and must not tell the length of one. */
  body?: Buffer;
}

/**
 * An answer of one line of text, for what no page of the site can answer.
 * @param headers besides those that such an answer has in any case
 */
export function plain(site: Site, status: number, headers: OutgoingHttpHeaders = {}): Answer {
  const text = status === 200 ? "ok" : STATUS_CODES[status];
  return {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", ...site.headers.other, ...headers },
    body: Buffer.from(`${text}\n`),
  };
}

/** A name, an IPv4 address or an IPv6 address in brackets, and a port: RFC 9110, section 7.2. */
const hostPattern = /^(?:[\w.~!$&'()*+,;=%-]+|\[[\da-f:.]+\])(?::\d*)?$/i;

/**
 * Whether a request may mean one thing to us and another to a proxy in front: RFC 9112, sections 2.3, 3.2 and 6.1.
 * @returns the status that says so, and undefined where all is well
 */
function faultOf({ httpVersion, headersDistinct }: IncomingMessage): number | undefined {
  if (httpVersion !== "1.1" && httpVersion !== "1.0") return 505;
  const hosts = headersDistinct.host ?? [];
  if (hosts.length > 1 || !hosts.every((host) => hostPattern.test(host))) return 400;
  if (hosts.length === 0 && httpVersion === "1.1") return 400;
  const encodings = headersDistinct["transfer-encoding"];
  if (!encodings) return undefined;
  const isChunked = encodings.length === 1 && encodings[0]?.toLowerCase() === "chunked";
  return isChunked && httpVersion === "1.1" ? undefined : 400;
}

/** Splits a request target into the decoded path and the query with its `?`; null where it is malformed. Node's parser lets only printable ASCII pass. */
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

/**
 * Whether a list of validators has this one, which is strong: RFC 9110, section 8.8.3.2.
 * @param weakly a validator marked as weak matches too
 */
function matches(header: string, etag: string, weakly: boolean): boolean {
  if (header.length > longestList) return false;
  if (header.trim() === "*") return true;
  return [...header.matchAll(/(W\/)?("[^"]*")/g)].some(
    ([, weak, value]) => value === etag && (weakly || !weak),
  );
}

function chosen(file: SiteFile, request: IncomingMessage) {
  return file[chooseCoding(request.headers["accept-encoding"], file)] ?? file.identity;
}

/** A file under the conditions of the request, in the order of RFC 9110, section 13.2.2. */
function answerFile(site: Site, file: SiteFile, request: IncomingMessage): Answer {
  const { bytes, etag, headers } = chosen(file, request);
  const { "if-match": ifMatch, "if-none-match": ifNoneMatch } = request.headers;
  if (ifMatch !== undefined && !matches(ifMatch, etag, false)) return plain(site, 412);
  if (ifNoneMatch !== undefined && matches(ifNoneMatch, etag, true)) {
    const { "Content-Type": _, "Content-Encoding": __, ...kept } = headers;
    return { status: 304, headers: { ...kept, ETag: etag } };
  }
  // No parts of files: the largest is a picture of some 50 KB. RFC 9110, section 14.3.
  return { status: 200, headers: { ...headers, ETag: etag, "Accept-Ranges": "none" }, body: bytes };
}

/**
 * What a site says to a request. `/healthz` answers 200 as long as the server runs, for whoever watches it.
 * @param request with its headers; its body counts for nothing
 */
export function answer(site: Site, request: IncomingMessage): Answer {
  const fault = faultOf(request);
  if (fault) return plain(site, fault, { Connection: "close" });
  if (request.method !== "GET" && request.method !== "HEAD") return plain(site, 405, { Allow: "GET, HEAD" });
  const target = readTarget(request.url ?? "");
  if (!target) return plain(site, 400);
  if (target.path === "/healthz") return plain(site, 200, { "Cache-Control": "no-store" });

  const file = site.files.get(target.path);
  if (file) return answerFile(site, file, request);

  // The target of a redirect is always the address of a page there is, so none can lead to another site.
  const address = site.redirects.get(target.path.replace(/(?<!\/)\/+$/, "/").toLowerCase());
  if (address !== undefined) {
    return plain(site, redirects.status, {
      ...site.headers.redirect,
      Location: encodeURI(address) + target.query,
    });
  }
  if (!site.notFound) return plain(site, 404);
  const { bytes, headers } = chosen(site.notFound, request);
  return { status: 404, headers, body: bytes };
}
