import { type IncomingMessage, type OutgoingHttpHeaders, STATUS_CODES } from "node:http";
import { pageSpellingRedirects } from "../deploy/redirects.ts";
import { chooseContentCoding, maxListHeaderLength } from "./encoding.ts";
import type { ServedSite, SiteFile } from "./site-files.ts";

export interface HttpResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  /** The body of the response; undefined for 304, which has no body and no Content-Length. */
  body?: Buffer;
}

/** Builds a response with one line of text: "ok", or the name of an error status. `headers` are added to the usual ones. */
export function buildPlainTextResponse(
  site: ServedSite,
  status: number,
  headers: OutgoingHttpHeaders = {},
): HttpResponse {
  return {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", ...site.headers.plainText, ...headers },
    body: Buffer.from(`${status === 200 ? "ok" : STATUS_CODES[status]}\n`),
  };
}

/** Matches a host name, IPv4 address or IPv6 address in brackets, with an optional port: RFC 9110, section 7.2. */
const hostHeaderPattern = /^(?:[\w.~!$&'()*+,;=%-]+|\[[\da-f:.]+\])(?::\d*)?$/i;

/** Returns the error status for a request that proxies may parse differently: RFC 9112, sections 2.3, 3.2 and 6.1. */
function getAmbiguousRequestStatus({ httpVersion, headersDistinct }: IncomingMessage): number | undefined {
  if (httpVersion !== "1.1" && httpVersion !== "1.0") return 505;
  const { host: hosts = [], "transfer-encoding": encodings } = headersDistinct;
  if (hosts.length > 1 || !hosts.every((host) => hostHeaderPattern.test(host))) return 400;
  if (hosts.length === 0 && httpVersion === "1.1") return 400;
  if (!encodings) return undefined;
  return encodings.join().toLowerCase() === "chunked" && httpVersion === "1.1" ? undefined : 400;
}

/** @returns the percent-decoded path and the query with its `?` of a request; null if the request target is malformed */
function parseRequestTarget(target: string): { path: string; query: string } | null {
  // Servers must accept the form with scheme and host too: RFC 9112, section 3.2.2.
  const [, encoded = "", query = ""] = /^([^?]*)(.*)$/s.exec(target.replace(/^https?:\/\/[^/?]*/i, "")) ?? [];
  try {
    const path = decodeURIComponent(encoded) || "/";
    return path.startsWith("/") && !/[\p{Cc}\u2028\u2029]/u.test(path) ? { path, query } : null;
  } catch {
    return null;
  }
}

/** Whether a condition header is `*` or lists the ETag, weak ones only if `allowWeak`: RFC 9110, section 8.8.3.2. */
function hasMatchingEtag(header: string, etag: string, allowWeak: boolean): boolean {
  if (header.length > maxListHeaderLength) return false;
  if (header.trim() === "*") return true;
  const validators = [...header.matchAll(/(W\/)?("[^"]*")/g)];
  return validators.some(([, weak, value]) => value === etag && (allowWeak || !weak));
}

const negotiateRepresentation = (file: SiteFile, { headers }: IncomingMessage) =>
  file[chooseContentCoding(headers["accept-encoding"], file)] ?? file.identity;

/** Builds the response to a request for a file: 200, or 304 or 412 by the request's conditions: RFC 9110, section 13.2.2. */
function buildFileResponse(site: ServedSite, file: SiteFile, request: IncomingMessage): HttpResponse {
  const { bytes, etag, headers } = negotiateRepresentation(file, request);
  const { "if-match": ifMatch, "if-none-match": ifNoneMatch } = request.headers;
  if (ifMatch !== undefined && !hasMatchingEtag(ifMatch, etag, false))
    return buildPlainTextResponse(site, 412);
  if (ifNoneMatch !== undefined && hasMatchingEtag(ifNoneMatch, etag, true)) {
    const { "Content-Type": _, "Content-Encoding": __, ...kept } = headers;
    return { status: 304, headers: { ...kept, ETag: etag } };
  }
  return { status: 200, headers: { ...headers, ETag: etag, "Accept-Ranges": "none" }, body: bytes };
}

/** Builds the response to a request, whose body is ignored. `/healthz` gets 200 while the server runs. */
export function buildResponse(site: ServedSite, request: IncomingMessage): HttpResponse {
  const ambiguity = getAmbiguousRequestStatus(request);
  if (ambiguity) return buildPlainTextResponse(site, ambiguity, { Connection: "close" });
  if (request.method !== "GET" && request.method !== "HEAD")
    return buildPlainTextResponse(site, 405, { Allow: "GET, HEAD" });
  const target = parseRequestTarget(request.url ?? "");
  if (!target) return buildPlainTextResponse(site, 400);
  if (target.path === "/healthz") return buildPlainTextResponse(site, 200, { "Cache-Control": "no-store" });

  const file = site.files.get(target.path);
  if (file) return buildFileResponse(site, file, request);

  // Only addresses in this table redirect, all to pages: no request can send a visitor to another site.
  const address = site.redirects.get(target.path.replace(/(?<!\/)\/+$/, "/").toLowerCase());
  if (address !== undefined) {
    const Location = encodeURI(address) + target.query;
    return buildPlainTextResponse(site, pageSpellingRedirects.status, { ...site.headers.redirect, Location });
  }
  if (!site.notFound) return buildPlainTextResponse(site, 404);
  const { bytes, headers } = negotiateRepresentation(site.notFound, request);
  return { status: 404, headers, body: bytes };
}
