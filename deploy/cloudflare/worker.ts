/** Cloudflare Worker for requests that match no file: Cloudflare itself serves pages and files. */

import { decodePath, listMeantAddresses } from "../../src/content/pages/address-spellings.ts";
import { nonPageContentPolicy } from "../headers.ts";

type WorkerEnvironment = { ASSETS: { fetch: (request: Request) => Promise<Response> } };

async function sendPart(request: Request, whole: Response): Promise<Response> {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get("Range") ?? "") ?? [];
  if (first === undefined || whole.status !== 200) return whole;
  const bytes = await whole.arrayBuffer();
  const [start, end] = [Number(first), Math.min(Number(last || bytes.byteLength), bytes.byteLength - 1)];
  const headers = new Headers(whole.headers);
  headers.set("Content-Range", `bytes ${start > end ? "*" : `${start}-${end}`}/${bytes.byteLength}`);
  if (start > end) return new Response(null, { status: 416, headers });
  return new Response(bytes.slice(start, end + 1), { status: 206, headers });
}

async function answerNonFileRequest(request: Request, { ASSETS }: WorkerEnvironment): Promise<Response> {
  const url = new URL(request.url);
  const ask = (path: string) => {
    const asked = new URL(url.origin);
    asked.pathname = encodeURI(path);
    return ASSETS.fetch(new Request(asked, { redirect: "manual" }));
  };
  const notFoundPage = await ask("/404");
  const headers = new Headers(notFoundPage.headers);
  headers.delete("ETag");
  const respond = (status: number, body: string | null, own: Record<string, string>) => {
    headers.set("Content-Security-Policy", nonPageContentPolicy);
    headers.set("Content-Type", "text/plain; charset=utf-8");
    for (const [name, value] of Object.entries(own)) headers.set(name, value);
    return new Response(body, { status, headers });
  };

  if (request.method !== "GET" && request.method !== "HEAD")
    return respond(405, "Method Not Allowed\n", { Allow: "GET, HEAD" });
  const path = decodePath(url.pathname);
  if (path === undefined) return respond(400, "Bad Request\n", {});
  if (path === "/healthz") return respond(200, "ok\n", { "Cache-Control": "no-store" });
  if (/\.(m4a|mp[34]|mov|webm)$/.test(path)) {
    const whole = await ASSETS.fetch(request);
    if (whole.ok) return sendPart(request, whole);
  }

  for (const meant of listMeantAddresses(path)) {
    if (meant.startsWith("//")) continue;
    const found = await ask(meant || "/");
    const isPage = found.ok && found.headers.get("Content-Type")?.startsWith("text/html");
    // dist/_redirects redirects old addresses, and Cloudflare itself `/crm.html`.
    const target = isPage ? encodeURI(meant || "/") : found.headers.get("Location");
    if (target && target !== "/404" && /^(https:\/\/|\/(?![/\\]))/.test(target)) {
      const query = target.includes("?") ? "" : url.search;
      const Location = target.replace(/(?=#|$)/, () => query);
      return respond(301, null, { Location, "Cache-Control": "public, max-age=3600" });
    }
  }
  headers.set("Vary", "Accept-Encoding");
  return new Response(notFoundPage.body, { status: 404, headers });
}

// A Worker must be a default export: developers.cloudflare.com/workers/runtime-apis/handlers/fetch.
// biome-ignore lint/style/noDefaultExport: the name is the runtime's
export default { fetch: answerNonFileRequest };
