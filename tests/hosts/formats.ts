/** Hosts that cannot run here, simulated by what their own parsers read in their files of the built site. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lookup } from "mrmime";
import { normalizeOldAddress } from "../../src/content/pages/address-spellings.ts";
import type { Host, HostedSite } from "./case-runner.ts";

/** Imports a module of the packages of tests/hosts/tools/. */
const importTestTool = (path: string) => import(`./tools/node_modules/${path}`);

type Headers = Record<string, string>;

interface HostRules {
  errors: unknown[];
  readHeaders: (path: string) => Headers;
  findRedirect: (path: string) => { status: number; to: string } | undefined;
}

/** Reads `_headers` and `_redirects` as Netlify does, where a later rule overrides an earlier one. */
async function readNetlifyRules(siteFolder: string): Promise<HostRules> {
  const { parseAllHeaders } = await importTestTool("@netlify/headers-parser/lib/index.js");
  const { parseAllRedirects } = await importTestTool("@netlify/redirect-parser/lib/index.js");
  const headersFiles = [join(siteFolder, "_headers")];
  const redirectsFiles = [join(siteFolder, "_redirects")];
  const { headers, errors } = await parseAllHeaders({ headersFiles, configHeaders: [], minimal: false });
  const moved = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: false });
  const rules: { forRegExp: RegExp; values: Headers }[] = headers;
  const redirects: { path: string; to: string; status: number }[] = moved.redirects;
  return {
    errors: [...errors, ...moved.errors],
    readHeaders: (path) =>
      Object.assign({}, ...rules.filter(({ forRegExp }) => forRegExp.test(path)).map(({ values }) => values)),
    findRedirect: (asked) => redirects.find(({ path }) => path === asked),
  };
}

/** Reads vercel.json as Vercel does: the routes that it makes of it. */
async function readVercelRules(siteFolder: string): Promise<HostRules> {
  const { getTransformedRoutes } = await importTestTool("@vercel/routing-utils/dist/index.js");
  const vercelConfig = JSON.parse(readFileSync(join(siteFolder, "vercel.json"), "utf8"));
  const { routes, error } = getTransformedRoutes(vercelConfig);
  const matchRoutes = (path: string): { status?: number; headers: Headers; groups: string[] }[] =>
    (routes ?? []).flatMap(({ src = "^$", ...route }: { src?: string }) => {
      const groups = new RegExp(src).exec(path);
      return groups ? [{ headers: {}, ...route, groups: [...groups] }] : [];
    });
  const sources: string[] = vercelConfig.headers.map(({ source }: { source: string }) => source);
  const tooLong = sources.filter(({ length }) => length > 4096);
  return {
    errors: error ? [error.message] : tooLong,
    readHeaders: (path) => Object.assign({}, ...matchRoutes(path).map(({ headers }) => headers)),
    findRedirect: (path) => {
      const found = matchRoutes(path).find(({ status = 0, headers }) => status >= 300 && headers.Location);
      const to = found?.headers.Location?.replace(/\$(\d)/g, (_, group) => found.groups[group] ?? "");
      return to && found?.status ? { status: found.status, to } : undefined;
    },
  };
}

const ruleReaders = { netlify: readNetlifyRules, vercel: readVercelRules };

/** The names of the cases that these hosts' files alone decide. */
export const simulatedCasePattern = RegExp(
  [
    "^(page|file|capitals) |^missing /(no-existe|assets/.)(?!.*/$)|^old address .*, $",
    String.raw`^other spelling .*, \.html$|^end of a sentence .*, [).]+$`,
  ].join("|"),
);

/** Makes what answers like a host, as far as its files decide. @throws Error when its parser finds a mistake in them */
export async function simulateHost(name: keyof typeof ruleReaders, folder: string, { files }: HostedSite) {
  const { errors, readHeaders, findRedirect } = await ruleReaders[name](folder);
  if (errors.length > 0) throw new Error(`found mistakes in its files: ${errors.join("; ")}`);
  const send: Host["send"] = async ({ path: encoded }) => {
    const path = decodeURI(encoded);
    // Netlify compares addresses without a slash or `.html` at their end.
    const normalized = normalizeOldAddress(path).replace(/(\/index)?\.html$/, "");
    const first = findRedirect(path) ?? findRedirect(normalized);
    // Vercel leads from `.html` to the plain address, which may be an old one.
    const moved = (first && findRedirect(first.to)) ?? first;
    const file = [path, path === "/" ? "/index.html" : `${path}.html`].find((one) => files.has(one));
    const body = files.get(file ?? "/404.html") as Buffer;
    const type = lookup(file ?? "404.html") ?? "application/octet-stream";
    const written = { "Content-Type": type.replace(/^text\/.*/, "$&; charset=utf-8"), ...readHeaders(path) };
    const headers = Object.fromEntries(
      Object.entries(written).map(([key, value]) => [key.toLowerCase(), value]),
    );
    if (moved)
      return { status: moved.status, headers: { ...headers, location: moved.to }, body: Buffer.alloc(0) };
    return { status: file ? 200 : 404, headers, body };
  };
  return { origin: `https://${name}.example`, stop: async () => {}, send };
}
