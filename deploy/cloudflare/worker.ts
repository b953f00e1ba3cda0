/** Cloudflare Worker for redirects, unknown addresses and other methods. Cloudflare sends the pages and files itself. */

import { site } from "../../src/content/site.ts";
import { listHeaderRules, mergeMatchingHeaders } from "../headers.ts";
import { mapSpellingsToPages, pageSpellingRedirects } from "../redirects.ts";
import addresses from "./addresses.json" with { type: "json" };

/** What Cloudflare gives the worker: `ASSETS` reads the files of the site. */
interface WorkerEnvironment {
  ASSETS: { fetch: (request: Request) => Promise<Response> };
}

const siteHeaderRules = listHeaderRules(site);
const pagesBySpellingOrOldAddress = mapSpellingsToPages(addresses, site.redirects);

function createTextResponse(
  status: number,
  text: string,
  extraHeaders: Record<string, string> = {},
): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      ...mergeMatchingHeaders(siteHeaderRules),
      ...extraHeaders,
    },
  });
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Answers what is no file: other methods, invalid paths, /healthz, addresses that redirect, and the rest with the 404 page. */
async function answerNonFileRequest(request: Request, { ASSETS }: WorkerEnvironment): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD")
    return createTextResponse(405, "Method Not Allowed", { Allow: "GET, HEAD" });
  const url = new URL(request.url);
  const path = decodePath(url.pathname);
  if (path === undefined) return createTextResponse(400, "Bad Request");
  if (path === "/healthz") return createTextResponse(200, "ok", { "Cache-Control": "no-store" });

  const address = pagesBySpellingOrOldAddress.get(path.replace(/(?<!\/)\/+$/, "/").toLowerCase());
  if (address !== undefined && address !== path) {
    return new Response(null, {
      status: pageSpellingRedirects.status,
      headers: {
        ...mergeMatchingHeaders(siteHeaderRules, "redirects"),
        Location: encodeURI(address) + url.search,
      },
    });
  }
  // Without the If-* and Range headers of the request: always send the whole page.
  const page = await ASSETS.fetch(new Request(new URL("/404", url), { method: request.method }));
  const headers = new Headers({
    ...mergeMatchingHeaders(siteHeaderRules, "pages", "/404"),
    "Content-Type": "text/html; charset=utf-8",
    Vary: "Accept-Encoding",
  });
  return new Response(page.body, { status: 404, headers });
}

// A Worker must be a default export: developers.cloudflare.com/workers/runtime-apis/handlers/fetch.
// biome-ignore lint/style/noDefaultExport: the name is the runtime's
export default { fetch: answerNonFileRequest };
