/** Hosts that cannot run here, simulated by what their own parsers read in their files of the built site. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lookup } from "mrmime";
import { escapeExpression } from "../../deploy/htaccess.ts";
import { getPageFile, type Host } from "../../deploy/verify/case-runner.ts";
import { normalizeOldAddress } from "../../src/content/pages/address-spellings.ts";
import type { TestSite } from "./test-site.ts";

/** Imports a module of the packages of tests/hosts/tools/. */
const importTestTool = (path: string) => import(`./tools/node_modules/${path}`);

/** The headers of the addresses that a pattern matches; with a status, a redirect to the header Location. */
interface Rule {
  pattern: RegExp;
  headers: Record<string, string>;
  status?: number;
}

/** Reads `_headers` and `_redirects` as Netlify does. */
async function readNetlifyRules(siteFolder: string) {
  const { parseAllHeaders } = await importTestTool("@netlify/headers-parser/lib/index.js");
  const { parseAllRedirects } = await importTestTool("@netlify/redirect-parser/lib/index.js");
  const headersFiles = [join(siteFolder, "_headers")];
  const redirectsFiles = [join(siteFolder, "_redirects")];
  const written = await parseAllHeaders({ headersFiles, configHeaders: [], minimal: false });
  const moved = await parseAllRedirects({ redirectsFiles, configRedirects: [], minimal: false });
  const headers: { forRegExp: RegExp; values: Rule["headers"] }[] = written.headers;
  const redirects: { path: string; to: string; status: number }[] = moved.redirects;
  const rules: Rule[] = [
    ...headers.map(({ forRegExp, values }) => ({ pattern: forRegExp, headers: values })),
    ...redirects.map(({ path, to, status }) => ({
      pattern: RegExp(`^${escapeExpression(path)}$`),
      headers: { Location: to },
      status,
    })),
  ];
  return { errors: [...written.errors, ...moved.errors], rules };
}

/** Reads vercel.json as Vercel does: the routes that it makes of it. */
async function readVercelRules(siteFolder: string) {
  const { getTransformedRoutes } = await importTestTool("@vercel/routing-utils/dist/index.js");
  const vercelConfig = JSON.parse(readFileSync(join(siteFolder, "vercel.json"), "utf8"));
  const { routes, error } = getTransformedRoutes(vercelConfig);
  const written: { src?: string; headers?: Rule["headers"]; status?: number }[] = routes ?? [];
  const rules = written.flatMap(({ src, ...rule }): Rule[] =>
    src ? [{ headers: {}, ...rule, pattern: RegExp(src) }] : [],
  );
  const sources: string[] = vercelConfig.headers.map(({ source }: { source: string }) => source);
  return { errors: error ? [error.message] : sources.filter(({ length }) => length > 4096), rules };
}

const ruleReaders = { netlify: readNetlifyRules, vercel: readVercelRules };

/** The names of the cases that these hosts' files alone decide. */
const decidedCasePattern = RegExp(
  [
    "^(page|file|capitals) |^missing /(no-existe|assets/.)(?!.*/$)|^old address .*, $",
    String.raw`^other spelling .*, \.html$|^end of a sentence .*, [).]+$`,
  ].join("|"),
);

/** Makes what answers like a host, as far as its files decide. @throws Error when its parser finds a mistake in them */
export async function simulateHost(name: keyof typeof ruleReaders, { folder, hostedSite }: TestSite) {
  const { errors, rules } = await ruleReaders[name](folder);
  if (errors.length > 0) throw new Error(`found mistakes in its files: ${errors.join("; ")}`);
  const findRedirect = (path: string) => {
    const rule = rules.find(({ pattern, status = 0 }) => status >= 300 && pattern.test(path));
    const location = rule?.headers.Location && path.replace(rule.pattern, rule.headers.Location);
    return location ? { status: rule.status ?? 0, location } : undefined;
  };
  const send: Host["send"] = async ({ path: encoded }) => {
    const path = decodeURI(encoded);
    const { files } = hostedSite;
    const file = [path, getPageFile(path)].find((one) => files.has(one));
    const type = lookup(file ?? "404.html") ?? "application/octet-stream";
    const headers = { "content-type": type.replace(/^text\/.*/, "$&; charset=utf-8") } as Rule["headers"];
    // A later rule overrides an earlier one.
    for (const rule of rules.filter(({ pattern, status }) => !status && pattern.test(path)))
      for (const [key, value] of Object.entries(rule.headers)) headers[key.toLowerCase()] = value;
    // Netlify compares addresses without a slash or `.html` at their end.
    const normalized = normalizeOldAddress(path).replace(/(\/index)?\.html$/, "");
    const first = findRedirect(path) ?? findRedirect(normalized);
    // Vercel redirects from `.html` to the plain address, which may be an old one.
    const moved = (first && findRedirect(first.location)) ?? first;
    if (moved) return { ...moved, headers: { ...headers, location: moved.location }, body: Buffer.alloc(0) };
    return { status: file ? 200 : 404, headers, body: files.get(file ?? "/404.html") as Buffer };
  };
  return { origin: `https://${name}.example`, stop: async () => {}, send, cases: decidedCasePattern };
}
