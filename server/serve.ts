import { once } from "node:events";
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import sirv from "sirv";
import { listSite } from "../deploy/files-in.ts";
import { type AnswerKind, getContentType, listHeaders } from "../deploy/headers.ts";
import { firm } from "../src/content/firm/firm.ts";
import type { SiteConfig } from "../src/content/firm/site-fields.ts";
import { createPageFinder, decodePath } from "../src/content/pages/address-spellings.ts";
import { read } from "../src/site-content.ts";
import { createLimitedServer } from "./limited-server.ts";

const drainMs = 1000;
const forceCloseMs = 3000;

function sendText(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  response.statusCode = status;
  response.setHeaders(new Map(Object.entries({ "Content-Type": "text/plain; charset=utf-8", ...headers })));
  response.end(`${status === 200 ? "ok" : STATUS_CODES[status]}\n`);
}

/** Removes a Range header that sirv would misread: one of another form, or together with If-Range. */
function prepareFile(response: ServerResponse): void {
  const { headers } = response.req;
  response.removeHeader("ETag");
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? "") ?? [];
  if (!start || headers["if-range"] || (end && Number(end) < Number(start))) delete headers.range;
}

export function createSiteServer(site: { root: string; config?: SiteConfig; log?: typeof console.info }) {
  const { root, config = read(firm), log } = site;
  const { pages, files } = listSite(root);
  const findPage = createPageFinder(pages, config.redirects);
  const setHeaders = (response: ServerResponse, kind: AnswerKind, path?: string) =>
    response.setHeaders(new Map(Object.entries(listHeaders(config, kind, path))));
  const options = { etag: true, brotli: true, gzip: true, extensions: ["html"], setHeaders: prepareFile };
  const send = sirv(root, options);
  let isStopping = false;

  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const { headers, headersDistinct, method = "", url = "" } = request;
    // Servers must accept the form with scheme and host too: RFC 9112, section 3.2.2.
    const path = decodePath(url.replace(/^https?:\/\/[^/?]*/i, "").replace(/\?.*$/s, ""));
    response.once("close", () =>
      log?.(`${new Date().toISOString()} ${response.statusCode} ${method} ${url}`),
    );
    // A file may vanish while the site is built again.
    response.once("pipe", (source) => {
      source.once("error", () => response.destroy());
      // sirv leaves the file open when the client disconnects.
      response.once("close", () => source.destroy());
    });
    if (isStopping) response.setHeader("Connection", "close");
    setHeaders(response, "text");
    if (!["GET", "HEAD"].includes(method)) return sendText(response, 405, { Allow: "GET, HEAD" });
    if (!path || headersDistinct.host?.[1]) return sendText(response, 400, { Connection: "close" });
    if (path === "/healthz") return sendText(response, 200, { "Cache-Control": "no-store" });
    const page = findPage(path);
    if (page !== undefined && page !== path) {
      // Only the owner's table redirects: no request can send a visitor to another site.
      setHeaders(response, "redirect");
      const query = page.includes("?") ? "" : (/\?.*$/s.exec(url)?.[0] ?? "");
      return sendText(response, 301, { Location: page.replace(/(?=#|$)/, () => query) });
    }
    const file = files.includes(path) ? path : undefined;
    const isMissing = !page && !file;
    if (isMissing) for (const name of ["if-none-match", "range"]) delete headers[name];
    const { writeHead } = response;
    response.writeHead = (status, fields) => {
      // Last-Modified only repeats what the ETag says.
      const { "Last-Modified": _, ...kept } = (fields ?? {}) as Record<string, string>;
      return writeHead.call(response, isMissing ? 404 : status, kept);
    };
    const sent = file ?? page ?? "/404";
    setHeaders(response, file ? "file" : "page", sent);
    response.setHeader("Content-Type", getContentType(file ?? "page.html"));
    response.setHeader("Vary", "Accept-Encoding");
    // An owner's archive is not a compressed copy: sirv must not declare it as one.
    if (/\.(br|gz)$/.test(sent)) response.setHeader("Content-Encoding", "identity");
    // For 304, which sirv sends without headers; other responses get their own ETag.
    if (headers["if-none-match"]) response.setHeader("ETag", headers["if-none-match"]);
    // sirv ignores q-values.
    headers["accept-encoding"] = headers["accept-encoding"]?.replace(/[^,]+;\s*q=0(\.0*)?\s*(?=,|$)/g, "");
    request.url = encodeURI(sent).replaceAll(/[?#]/g, encodeURIComponent);
    send(request, response, () => sendText(response, 404));
  };

  const server = createLimitedServer(respond);
  /**
   * Keeps serving for `drainMs`, then lets open responses finish; resolves when all connections are closed.
   */
  const stop = async () => {
    isStopping = true;
    await delay(drainMs);
    setTimeout(() => server.closeAllConnections(), forceCloseMs).unref();
    // close() of an HTTP server would also cut responses that are not fully sent.
    NetServer.prototype.close.call(server);
    await once(server, "close");
  };
  return Object.assign(server, { stop });
}
