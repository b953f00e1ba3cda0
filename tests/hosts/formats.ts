/** Hosts that cannot run here: cases of what their own parsers read in their files of the built site. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listHeaders } from "../../deploy/headers.ts";
import { normalizeOldAddress } from "../../src/content/pages/address-spellings.ts";
import type { HostCase, HostedSite } from "./host-case.ts";

/** Imports a module of the packages of tests/hosts/tools/. */
const importTestTool = (path: string) => import(`./tools/node_modules/${path}`);

type Headers = Record<string, string>;

interface HostRules {
  errors: string[];
  readHeaders: (path: string) => Headers;
  findTarget: (path: string) => string | undefined;
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
    errors: [...errors, ...moved.errors].map(String),
    readHeaders: (path) =>
      Object.assign({}, ...rules.filter(({ forRegExp }) => forRegExp.test(path)).map(({ values }) => values)),
    findTarget: (asked) => redirects.find(({ path, status }) => path === asked && status === 301)?.to,
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
  const findTarget = (path: string): string | undefined => {
    const [found] = matchRoutes(path).filter(({ status }) => status === 301 || status === 308);
    const target = found?.headers.Location?.replace(/\$(\d)/g, (_, group) => found.groups[group] ?? "");
    return target && (findTarget(target) ?? target);
  };
  const sources: string[] = vercelConfig.headers.map(({ source }: { source: string }) => source);
  const tooLong = sources.filter(({ length }) => length > 4096);
  return {
    errors: [error?.message, ...tooLong].flatMap((one) => (one ? [`vercel.json: ${one}`] : [])),
    readHeaders: (path) => Object.assign({}, ...matchRoutes(path).map(({ headers }) => headers)),
    findTarget,
  };
}

export const ruleReadersByHost: Record<string, (siteFolder: string) => Promise<HostRules>> = {
  netlify: readNetlifyRules,
  vercel: readVercelRules,
};

/** @returns cases with the names of cases.ts, as far as they depend on a host's files */
export function buildRuleCases({ config, pages, files }: HostedSite, rules: HostRules): HostCase[] {
  const cases: HostCase[] = [{ name: "files", isHarmless: true, findFaults: async () => rules.errors }];
  const addHeaderCase = (name: string, path: string, expected: Headers) => {
    const findFaults = async () => {
      const found = rules.readHeaders(path);
      return Object.entries(expected)
        .filter(([header, value]) => found[header] !== value)
        .map(([header, value]) => `${header}: found ${found[header]}; expected ${value}`);
    };
    cases.push({ name, isHarmless: true, findFaults });
  };
  for (const page of pages) addHeaderCase(`page ${page}`, page, listHeaders(config, "page", page));
  for (const path of files.keys())
    if (!path.endsWith(".html")) addHeaderCase(`file ${path}`, path, listHeaders(config, "file", path));
  for (const path of ["/no-existe", "/no-existe.csv", "/assets/no-existe-0a1b2c3d.js"])
    addHeaderCase(`missing ${path}`, path, listHeaders(config, "page"));

  const addRedirectCase = (name: string, from: string, to: string) => {
    const found = rules.findTarget(from);
    const faults = found === to ? [] : [`Location: found ${found ?? "none"}; expected ${to}`];
    cases.push({ name, isHarmless: true, findFaults: async () => faults });
  };
  for (const [old, page] of Object.entries(config.redirects ?? {}))
    addRedirectCase(`old address ${old}`, normalizeOldAddress(old), page);
  addRedirectCase("other spelling /contacto, .html", "/contacto.html", "/contacto");
  addRedirectCase("end of a sentence /contacto, ).", "/contacto).", "/contacto");
  addRedirectCase("capitals /CONTACTO", "/CONTACTO", "/contacto");
  return cases;
}
