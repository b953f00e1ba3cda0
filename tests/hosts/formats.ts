/** Hosts that cannot run here: reads their files in the built site with the parsers of Netlify and Vercel. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listHeaders } from "../../deploy/headers.ts";
import { normalizeOldAddress } from "../../src/content/address-spellings.ts";
import type { HostedSite } from "./cases.ts";
import { importTestTool } from "./tools.ts";

type Headers = Record<string, string>;

/** Finds headers of pages and files that differ from the expected ones; additional headers are allowed. */
function findHeaderFaults(
  { config, pages, files }: HostedSite,
  readHeaders: (path: string) => Headers,
): string[] {
  const paths = [...files.keys()].filter((path) => !path.endsWith(".html"));
  const answers = [
    ...pages.map((path) => [path, listHeaders(config, "page", path)] as const),
    ...paths.map((path) => [path, listHeaders(config, "file", path)] as const),
    ["/no-existe", listHeaders(config, "page")] as const,
  ];
  return answers.flatMap(([path, expected]) => {
    const found = readHeaders(path);
    return Object.entries(expected)
      .filter(([name, value]) => found[name] !== value)
      .map(([name, value]) => `${path}: ${name}: found ${found[name]}; expected ${value}`);
  });
}

/** Reads `_headers` and `_redirects` as Netlify does, where a later rule overrides an earlier one. */
async function findNetlifyFaults(hostedSite: HostedSite, siteFolder: string): Promise<string[]> {
  const { parseAllHeaders } = await importTestTool("@netlify/headers-parser/lib/index.js");
  const { parseAllRedirects } = await importTestTool("@netlify/redirect-parser/lib/index.js");
  const headersFiles = [join(siteFolder, "_headers")];
  const { headers, errors } = await parseAllHeaders({ headersFiles, configHeaders: [], minimal: false });
  const redirectsFiles = [join(siteFolder, "_redirects")];
  const moved = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: false });
  const readHeaders = (path: string): Headers =>
    Object.assign(
      {},
      ...headers
        .filter(({ forRegExp }: { forRegExp: RegExp }) => forRegExp.test(path))
        .map(({ values }: { values: Headers }) => values),
    );
  const faults = [...errors, ...moved.errors].map(String);
  for (const [old, page] of Object.entries(hostedSite.config.redirects ?? {})) {
    const rule = moved.redirects.find(({ path }: { path: string }) => path === normalizeOldAddress(old));
    if (rule?.to !== page || rule.status !== 301)
      faults.push(`${old}: found ${rule?.status} ${rule?.to}; expected 301 ${page}`);
  }
  return [...faults, ...findHeaderFaults(hostedSite, readHeaders)];
}

/** Reads vercel.json as Vercel does: the routes that it makes of it. */
async function findVercelFaults(hostedSite: HostedSite, siteFolder: string): Promise<string[]> {
  const { getTransformedRoutes } = await importTestTool("@vercel/routing-utils/dist/index.js");
  const vercelConfig = JSON.parse(readFileSync(join(siteFolder, "vercel.json"), "utf8"));
  const { routes, error } = getTransformedRoutes(vercelConfig);
  if (error) return [`vercel.json: ${error.message}`];
  const matchRoutes = (path: string): { status?: number; headers: Headers; groups: string[] }[] =>
    routes.flatMap(({ src = "^$", ...route }: { src?: string }) => {
      const groups = new RegExp(src).exec(path);
      return groups ? [{ headers: {}, ...route, groups: [...groups] }] : [];
    });
  const faults = findHeaderFaults(hostedSite, (path) =>
    Object.assign({}, ...matchRoutes(path).map(({ headers }) => headers)),
  );
  const redirect = (path: string) => {
    const [found] = matchRoutes(path).filter(({ status }) => status === 301 || status === 308);
    return found?.headers.Location?.replace(/\$(\d)/g, (_, group) => found.groups[group] ?? "");
  };
  const moved = Object.entries(hostedSite.config.redirects ?? {}).map(([old, page]) => [
    normalizeOldAddress(old),
    page,
  ]);
  for (const [from = "", to] of [...moved, ["/contacto).", "/contacto"], ["/contacto.html", "/contacto"]]) {
    const first = redirect(from);
    const found = first === to ? first : redirect(first ?? "");
    if (found !== to) faults.push(`${from}: found ${found}; expected ${to}`);
  }
  return faults;
}

/** By the name of a host: the function that returns the faults of its files. */
export const faultFindersByHost = { Netlify: findNetlifyFaults, Vercel: findVercelFaults };
