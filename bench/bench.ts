/**
 * `npm run bench`: Lighthouse on every page but the agenda, beside a bare page with the home page's text, on slow 4G and a
 * processor four times slower. Rounds alternate between the pages, so that other load on the machine affects them alike.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import lighthouse, { type Flags, type Result } from "lighthouse";
import { markdownTable } from "markdown-table";
import puppeteer from "puppeteer-core";
import { builtSiteFolder } from "../deploy/site-folder.ts";
import { findElements, parseHtml } from "../integration/dom.ts";
import { createSiteServer } from "../server/serve.ts";
import { site } from "../src/content/site.ts";
import { chromiumArguments, findBrowser } from "../tests/browser.ts";
import { extractTextWithSingleSpaces } from "../tests/built-site.ts";
import { getByteLimitUntilIdle, KB, pageByteLimits } from "../tests/limits.ts";
import { missingPagePath, pathsWithHeaderAndFooter } from "../tests/site-pages.ts";
import { serveSlowly } from "./slow-network.ts";

const lighthouseFlags: Flags = {
  logLevel: "error",
  onlyAudits: [
    "first-contentful-paint",
    "largest-contentful-paint",
    "cumulative-layout-shift",
    "total-blocking-time",
    "network-requests",
  ],
  onlyCategories: ["accessibility"],
  throttlingMethod: "devtools",
  // The network is slowed down by `serveSlowly`.
  throttling: {
    cpuSlowdownMultiplier: 4,
    requestLatencyMs: 0,
    downloadThroughputKbps: 0,
    uploadThroughputKbps: 0,
  },
  networkQuietThresholdMs: 5000,
  disableFullPageScreenshot: true,
  // The 404 page has status 404.
  ignoreStatusCode: true,
};

/** Builds the page that the others are compared with: the home page's text, few styles, no font, script or picture. */
function buildBarePage(): string {
  const home = parseHtml(readFileSync(join(builtSiteFolder, "index.html"), "utf8"));
  const paragraphs = findElements(home, ({ tagName }) => /^(?:h[1-4]|p|summary)$/.test(tagName)).map(
    (element) => `<p>${extractTextWithSingleSpaces(element).replaceAll("<", "&lt;")}</p>`,
  );
  return `<!DOCTYPE html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Texto</title><style>body{max-width:42rem;margin:auto;font:1.125rem/1.6 sans-serif}</style>${paragraphs.join("\n")}`;
}

/** A column of the table of medians. */
interface Column {
  heading: string;
  digits: number;
  read: (run: Result) => number;
  /** Whether the figure is divided by that of the bare page. */
  isRatio?: boolean;
  /** The most that a page may have, or the least. */
  getLimit?: (path: string) => number;
  isLeast?: boolean;
}

const readAudit = (name: string) => (run: Result) => run.audits[name]?.numericValue ?? Number.NaN;
const readFirstPaint = readAudit("first-contentful-paint");
const readLargestPaint = readAudit("largest-contentful-paint");
const readShift = readAudit("cumulative-layout-shift");
const readBlocking = readAudit("total-blocking-time");
const readAccessibility = ({ categories }: Result) => (categories.accessibility?.score ?? Number.NaN) * 100;
type FetchedFiles = { items: { url: string; transferSize: number }[] } | undefined;
/** Lists the KB on the wire of each file, the page first; not of the icon, which a browser fetches only once. */
function listKB({ audits }: Result): number[] {
  const files = audits["network-requests"]?.details as FetchedFiles;
  const counted = files?.items.filter(({ url }) => !/icon[^/]*$/.test(url)) ?? [];
  return counted.map(({ transferSize }) => transferSize / KB);
}
const readHtmlKB = (run: Result) => listKB(run)[0] ?? Number.NaN;
const readAllKB = (run: Result) => listKB(run).reduce((sum, one) => sum + one, 0);

const columns: Column[] = [
  { heading: "first paint ms", digits: 0, read: readFirstPaint },
  { heading: "/ bare", digits: 2, read: readFirstPaint, isRatio: true, getLimit: () => 1.6 },
  { heading: "largest paint ms", digits: 0, read: readLargestPaint },
  { heading: "/ bare", digits: 2, read: readLargestPaint, isRatio: true, getLimit: () => 1.9 },
  { heading: "shift", digits: 3, read: readShift, getLimit: () => 0 },
  { heading: "blocked ms", digits: 0, read: readBlocking, getLimit: () => 0 },
  { heading: "HTML KB", digits: 1, read: readHtmlKB, getLimit: () => pageByteLimits.document / KB },
  { heading: "idle KB", digits: 1, read: readAllKB, getLimit: (path) => getByteLimitUntilIdle(path) / KB },
  { heading: "accessibility", digits: 0, read: readAccessibility, getLimit: () => 100, isLeast: true },
];

const computeMedian = (values: number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Formats the figures of a page, with a ! before those over their limit. @param bareRuns of the page to compare with */
const formatFigures = (path: string, runs: Result[], bareRuns: Result[]) =>
  columns.map(({ digits, read, isRatio, getLimit, isLeast }) => {
    const median = computeMedian(runs.map(read)) / (isRatio ? computeMedian(bareRuns.map(read)) : 1);
    const [text, limit] = [median.toFixed(digits), getLimit?.(path)];
    if (limit === undefined || runs === bareRuns) return text;
    const isWithin = isLeast ? Number(text) >= limit : Number(text) <= limit;
    return isWithin ? text : `! ${text}`;
  });

const { values: options } = parseArgs({
  options: {
    page: { type: "string", multiple: true, default: [...pathsWithHeaderAndFooter, missingPagePath] },
    runs: { type: "string", default: "5" },
    write: { type: "boolean" },
  },
});
const bareFile = brotliCompressSync(buildBarePage());
const bareHeaders = { "content-type": "text/html; charset=utf-8", "content-encoding": "br" };
const bareOrigin = await serveSlowly(
  createServer((_, response) => response.writeHead(200, bareHeaders).end(bareFile)),
);
const siteOrigin = await serveSlowly(createSiteServer({ root: builtSiteFolder }));
const browser = await puppeteer.launch({ executablePath: findBrowser(), args: chromiumArguments });
const pages = ["bare page", ...options.page].map((path) => ({ path, runs: [] as Result[] }));
for (let round = 1; round <= Number(options.runs); round += 1)
  for (const { path, runs } of pages) {
    console.error(`round ${round} of ${options.runs}: ${path}`);
    const page = await browser.newPage();
    const address = path.startsWith("/") ? siteOrigin + path : bareOrigin;
    const result = await lighthouse(address, lighthouseFlags, undefined, page);
    if (result) runs.push(result.lhr);
    await page.close();
  }
const bareRuns = pages[0]?.runs ?? [];
const table = markdownTable(
  [
    ["page", ...columns.map(({ heading }) => heading)],
    ["limit", ...columns.map(({ getLimit, digits }) => getLimit?.("/").toFixed(digits) ?? "")],
    ...pages.map(({ path, runs }) => [path, ...formatFigures(path, runs, bareRuns)]),
  ],
  { align: ["l", ...columns.map(() => "r")] },
);
const notes = `- ${new Date().toISOString().slice(0, 10)}, ${site.url} on ${await browser.version()}, Lighthouse ${bareRuns[0]?.lighthouseVersion}, medians of ${options.runs}.
- Slow 4G (1.6 Mbit/s in packets, 150 ms), the processor 4 times slower than this machine's. Blocked is the total blocking time.
- The bare page is the home page's text with few styles, no font, no script.
- A KB is 1024 bytes on the wire with headers; idle is after five seconds without a request. /contacto with its frame may have ${pageByteLimits.untilIdleWithFrame / KB}, /hablemos with React ${pageByteLimits.untilIdleWithReact / KB}.
- ! marks a figure over its limit. First touch and next page are in \`tests/responsiveness.spec.ts\`.`;
console.info(`${table}\n\n${notes}`);
if (options.write)
  writeFileSync(
    "docs/bench.md",
    `# How fast and how heavy the pages are\n\nWritten by \`npm run bench -- --write\`, not by hand.\n\n${table}\n\n${notes}\n`,
  );
process.exit(table.includes("! ") ? 1 : 0);
