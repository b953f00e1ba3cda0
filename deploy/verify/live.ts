import { firm } from "../../src/content/firm/firm.ts";
import { pages as pagesOfSite } from "../../src/content/pages/pages.ts";
import { read } from "../../src/site-content.ts";
import {
  getPageFile,
  type HostCase,
  type HostedSite,
  type listDifferences,
  runHostCases,
} from "./case-runner.ts";
import { buildHostCases } from "./cases.ts";
import { sendRequest } from "./wire.ts";

const { pageAddresses } = read(pagesOfSite);
const site = read(firm);

const siteFilePaths =
  "/robots.txt /sitemap.xml /llms.txt /speculation-rules.json /.well-known/security.txt".split(" ");

async function downloadLiveSite(origin: string, reportMissing: (line: string) => void): Promise<HostedSite> {
  const files = new Map<string, Buffer>();
  const download = async (address: string, path = address, status = 200) => {
    const got = await sendRequest(origin, { path: address, headers: { "Accept-Encoding": "identity" } });
    if (got.status === status) files.set(path, got.body);
    return got.status === status;
  };
  if (!(await download("/no-existe", "/404.html", 404)))
    throw new Error(`${origin}/no-existe: found no 404; expected the page for unknown addresses`);
  const pages: string[] = [];
  for (const page of pageAddresses)
    if (await download(page, getPageFile(page))) pages.push(page);
    else reportMissing(`found no ${page}; the site may be deployed from an older commit`);
  const html = [...files.values()].join("");
  const usedPaths = [...html.matchAll(/(?:href|src)="(\/[^"#?]+\.\w+)"/g)].map(([, path = ""]) => path);
  // The cases encode addresses themselves: `/Lista de precios.pdf`.
  for (const path of new Set([...usedPaths, ...siteFilePaths]))
    if (!(await download(path, decodeURI(path))))
      reportMissing(`found no ${path}, which a page or every site has`);
  const compressedPaths = new Set([...files.keys()].filter((path) => /\.(html|js|css)$/.test(path)));
  return { config: site, pages, files, compressedPaths };
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
  known: ReturnType<typeof listDifferences>,
  reportMissing: (line: string) => void,
) {
  const cases = buildHostCases(await downloadLiveSite(origin, reportMissing)).filter(
    ({ isHarmless }) => isHarmless,
  );
  if (origin.startsWith("https:")) cases.push(buildLeadingCase(origin.replace("https:", "http:")));
  return runHostCases(origin, cases, known);
}
