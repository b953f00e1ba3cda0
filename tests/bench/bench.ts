import "../exit-without-built-site.ts";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import lighthouse, { type Flags, type Result } from "lighthouse";
import puppeteer from "puppeteer-core";
import { builtSiteFolder } from "../../deploy/output-folders.ts";
import { findElements, parseHtml } from "../../integration/dom.ts";
import { createSiteServer } from "../../server/serve.ts";
import { exitWithError } from "../../src/content/reading/problems.ts";
import { chromiumArguments, findBrowser } from "../browser.ts";
import { extractTextWithSingleSpaces } from "../built-site.ts";
import { getByteLimitUntilIdle, KB, pageByteLimits } from "../limits.ts";
import { allPagePaths, missingPagePath, pathsWithHeaderAndFooter } from "../paths.ts";
import { site } from "../shared-content.ts";
import { serveSlowly } from "./slow-network.ts";

const lighthouseFlags: Flags = {
  logLevel: "error",
  onlyCategories: ["performance", "accessibility"],
  throttlingMethod: "devtools",
  throttling: {
    cpuSlowdownMultiplier: 4,
    requestLatencyMs: 0,
    downloadThroughputKbps: 0,
    uploadThroughputKbps: 0,
  },
  networkQuietThresholdMs: 5000,
  disableFullPageScreenshot: true,
  ignoreStatusCode: true,
};

function createBareServer() {
  const home = parseHtml(readFileSync(join(builtSiteFolder, "index.html"), "utf8"));
  const paragraphs = findElements(home, ({ tagName }) => /^(?:h[1-4]|p|summary)$/.test(tagName)).map(
    (element) => `<p>${extractTextWithSingleSpaces(element).replaceAll("<", "&lt;")}</p>`,
  );
  const page = `<!DOCTYPE html><html lang="es"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Texto</title><style>body{max-width:42rem;margin:auto;font:1.125rem/1.6 sans-serif}</style>${paragraphs.join("\n")}`;
  const headers = { "content-type": "text/html; charset=utf-8", "content-encoding": "br" };
  return createServer((_, response) => response.writeHead(200, headers).end(brotliCompressSync(page)));
}

const readAudit = (name: string) => (run: Result) => run.audits[name]?.numericValue ?? Number.NaN;
type FetchedFiles = { items: { url: string; transferSize: number }[] } | undefined;
/** Lists the KB on the wire of each file, the page first; not of the icon, which a browser fetches only once. */
function listKB({ audits }: Result): number[] {
  const files = audits["network-requests"]?.details as FetchedFiles;
  const counted = files?.items.filter(({ url }) => !/icon[^/]*$/.test(url)) ?? [];
  return counted.map(({ transferSize }) => transferSize / KB);
}
const readAllKB = (run: Result) => listKB(run).reduce((sum, one) => sum + one, 0);
type ThreadWork = { items: { group: string; duration: number }[] } | undefined;
/** Sums the ms that the main thread of a page took for style, layout and paint. */
function readDrawingMs({ audits }: Result): number {
  const work = audits["mainthread-work-breakdown"]?.details as ThreadWork;
  const drawing = work?.items.filter(({ group }) => /^(?:styleLayout|paintCompositeRender)$/.test(group));
  return drawing?.reduce((sum, { duration }) => sum + duration, 0) ?? Number.NaN;
}
const countMissingPoints = ({ categories }: Result) => 100 - 100 * (categories.accessibility?.score ?? 0);

/**
 * How many times as long as the bare page a page may take. Wide, because the factor differs by machine: `/` took 5.9 times
 * the bare page's drawing on one and 8.9 times on another. AstroWind's home took 2.5 to 2.7, 2.7 to 3.1, and 3.7 to 6.9 times.
 */
const factors = { firstPaint: 2.3, largestPaint: 2.5, drawing: 12 };

const columns: [string, number, (run: Result) => number, (path: string, bare: number) => number][] = [
  ["first paint ms", 0, readAudit("first-contentful-paint"), (_, bare) => bare * factors.firstPaint],
  ["largest paint ms", 0, readAudit("largest-contentful-paint"), (_, bare) => bare * factors.largestPaint],
  ["shift", 3, readAudit("cumulative-layout-shift"), () => 0],
  // Lighthouse calls up to 200 ms good.
  ["blocked ms", 0, readAudit("total-blocking-time"), () => 200],
  ["drawing ms", 0, readDrawingMs, (_, bare) => bare * factors.drawing],
  ["HTML KB", 1, (run) => listKB(run)[0] ?? Number.NaN, () => pageByteLimits.document / KB],
  ["idle KB", 1, readAllKB, (path) => getByteLimitUntilIdle(path) / KB],
  ["accessibility: points below 100", 0, countMissingPoints, () => 0],
];

/** Reads the options of the command line, and ends with one line when one is unknown or has no number. */
function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        page: { type: "string", multiple: true, default: [...pathsWithHeaderAndFooter, missingPagePath] },
        runs: { type: "string", default: "5" },
        write: { type: "boolean" },
      },
    });
    const unknown = values.page.find((path) => !allPagePaths.includes(path) && path !== missingPagePath);
    if (unknown !== undefined)
      throw new Error(`--page: found ${unknown}; expected one of ${allPagePaths.join(" ")}`);
    if (Number(values.runs) >= 1) return values;
    throw new Error(`--runs: found ${values.runs}; expected a number`);
  } catch (error) {
    return exitWithError((error as Error).message);
  }
}

const options = readOptions();
const bareOrigin = await serveSlowly(createBareServer());
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
const computeMedian = (values: number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const bareRuns = pages[0]?.runs ?? [];
/** The cells of the table by column; a ! marks a figure over its limit. */
const cells = columns.map(([heading, digits, read, getLimit]) => {
  const getPageLimit = (path: string) => getLimit(path, computeMedian(bareRuns.map(read)));
  const figures = pages.map(({ path, runs }) => {
    const figure = computeMedian(runs.map(read)).toFixed(digits);
    return runs === bareRuns || Number(figure) <= getPageLimit(path) ? figure : `! ${figure}`;
  });
  return [heading, getPageLimit("/").toFixed(digits), ...figures];
});
const names = ["page", "limit", ...pages.map(({ path }) => path)];
const padded = [names, ...cells].map(([heading = "", ...others], index) => {
  const column = [heading, index === 0 ? "-" : "-:", ...others];
  const width = Math.max(...column.map(({ length }) => length));
  return column.map((cell) => (index === 0 ? cell.padEnd(width) : cell.padStart(width)));
});
const lines = padded[0]?.map((_, row) => `| ${padded.map((column) => column[row]).join(" | ")} |`) ?? [];
const table = lines.join("\n");
const notes = `- Written by \`npm run bench -- --write\`, not by hand, on ${new Date().toISOString().slice(0, 10)}, ${site.url} on ${await browser.version()}, Lighthouse ${bareRuns[0]?.lighthouseVersion}, medians of ${options.runs}.
- Slow 4G (1.6 Mbit/s in packets, 150 ms), the processor 4 times slower than this machine's. Blocked is the total blocking time.
- The bare page is the home page's text with few styles, no font, no script. Paints may take ${factors.firstPaint} and ${factors.largestPaint} times as long as there, drawing (style, layout, paint) ${factors.drawing} times.
- A KB is 1024 bytes on the wire with headers; idle is after five seconds without a request. /contacto with its frame may have ${pageByteLimits.untilIdleWithFrame / KB}, /hablemos with React ${pageByteLimits.untilIdleWithReact / KB}.
- ! marks a figure over its limit. First touch and next page are in \`tests/bench/responsiveness.spec.ts\`.`;
const report = `# How fast and how heavy the pages are\n\n${table}\n\n${notes}`;
console.info(report);
if (options.write) writeFileSync("docs/bench.md", `${report}\n`);
process.exit(table.includes("! ") ? 1 : 0);
