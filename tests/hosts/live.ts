import { firm } from "../../src/content/firm/firm.ts";
import { pages } from "../../src/content/pages/pages.ts";
import { read } from "../../src/site-content.ts";
import { buildHostCases, type HostCase, type HostedSite } from "./cases.ts";
import { type HostResult, type KnownDifference, runHostCases } from "./check.ts";
import { sendRequest } from "./wire.ts";

const { pageAddresses } = read(pages);
const site = read(firm);

const findFileAddresses = (html: string) =>
  [...html.matchAll(/(?:href|src)="(\/[^"#?]+\.\w+)"/g)].flatMap(([, path]) => path ?? []);

const siteFilePaths =
  "/robots.txt /sitemap.xml /llms.txt /speculation-rules.json /.well-known/security.txt".split(" ");

async function downloadLiveSite(origin: string, reportMissing: (line: string) => void): Promise<HostedSite> {
  const files = new Map<string, Buffer>();
  const read = async (path: string, status: number) => {
    const got = await sendRequest(origin, { path, headers: { "Accept-Encoding": "identity" } });
    return got.status === status ? got.body : undefined;
  };
  const notFoundPage = await read("/no-existe", 404);
  if (!notFoundPage)
    throw new Error(`${origin}/no-existe: found no 404; expected the page for unknown addresses`);
  files.set("/404.html", notFoundPage);
  const addresses: string[] = [];
  for (const path of pageAddresses) {
    const page = await read(path, 200);
    if (!page) {
      reportMissing(`found no ${path}; the site may be deployed from an older commit`);
      continue;
    }
    addresses.push(path);
    files.set(path === "/" ? "/index.html" : `${path}.html`, page);
  }
  const usedFiles = [...files.values()].flatMap((html) => findFileAddresses(html.toString()));
  for (const path of new Set([...usedFiles, ...siteFilePaths])) {
    const bytes = await read(path, 200);
    // The cases encode addresses themselves: `/Lista de precios.pdf`.
    if (bytes) files.set(decodeURI(path), bytes);
    else reportMissing(`found no ${path}, which a page or every site has`);
  }
  const compressedPaths = [...files.keys()].filter((path) => /\.(html|js|css)$/.test(path));
  return { config: site, pages: addresses, files, compressedPaths: new Set(compressedPaths) };
}

/** A case for plain http and the other name, with or without www. */
export const buildLeadingCase = (origin: string, host = new URL(origin).host): HostCase => ({
  name: `${new URL(origin).protocol} ${host} leads to https and the first name`,
  isHarmless: true,
  findFaults: async () => {
    const { status, headers } = await sendRequest(origin, { path: "/crm?a=1", headers: { Host: host } });
    const leads = [301, 308].includes(status) && /^https:.*\/crm\?a=1$/.test(headers.location ?? "");
    return leads ? [] : [`found ${status} ${headers.location ?? ""}; expected 301 or 308 to https`];
  },
});

/** @throws Error without a response, or when an unknown address does not get 404 */
export async function checkLiveSite(
  origin: string,
  knownDifferences: KnownDifference[],
  reportMissingFile: (line: string) => void,
): Promise<HostResult> {
  const hostedSite = await downloadLiveSite(origin, reportMissingFile);
  const cases = buildHostCases(hostedSite).filter(({ isHarmless }) => isHarmless);
  if (origin.startsWith("https:")) cases.push(buildLeadingCase(origin.replace("https:", "http:")));
  return runHostCases(origin, cases, knownDifferences);
}
