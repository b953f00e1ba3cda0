/**
 * `npm run bench`: measures speed and size of every page but the agenda against a bare page with the home page's text; the
 * first touch against the same page without scripts; the navigation to a next page against one between bare pages. Rounds
 * alternate between the targets compared, so that other load on the machine affects them alike.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { Server } from "node:net";
import { join } from "node:path";
import { parseArgs, stripVTControlCharacters, styleText } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { markdownTable } from "markdown-table";
import { builtSiteFolder } from "../deploy/site-folder.ts";
import { createSiteServer } from "../server/serve.ts";
import { careersPath } from "../src/content/careers-path.ts";
import { fixedPageEntries } from "../src/content/pages.ts";
import { site } from "../src/content/site.ts";
import { chromiumArguments, findOrInstallBrowser } from "../tests/browser.ts";
import { getByteLimitUntilIdle, KB, pageByteLimits } from "../tests/limits.ts";
import { listenOnFreePort } from "../tests/listen.ts";
import { aSolutionPath, missingPagePath, pathsWithHeaderAndFooter } from "../tests/site-pages.ts";
import { type FetchedFile, measureFilesFetchedWithEmptyCache, sumBytes } from "../tests/weight.ts";
import { buildBarePage } from "./bare-page.ts";
import { measureFirstTouch, touchCases } from "./first-touch.ts";
import {
  blockingCpuSlowdowns,
  computeMedian,
  computeMedianMeasurement,
  measurePaintsAndBlocking,
  type PageMeasurement,
  phoneContextOptions,
} from "./measure.ts";
import { followLinkAndMeasure, type LinkPreload } from "./next-page.ts";
import { createProgressReporter, type ProgressReporter } from "./progress.ts";
import { createSlowRelay, slow4gConnection } from "./slow-network.ts";
import { computeWorkMsFromClickToPaint, type WorkMsByKind } from "./trace.ts";

/** The command line of the bench, printed after an error in its arguments. */
const benchUsageText =
  "npm run bench -- [--part pages|touch|next]... [--page /path]... [--runs N] [--cpu N] [--trace FOLDER] [--write]";
const benchResultsPath = "docs/bench.md";
/** Default of `--cpu`: how many times slower than this machine's the emulated processor is, for paints and navigations. */
const defaultCpuSlowdown = 4;

/** Maximum ratios of the times of a page's first and largest paint to those of the bare page of `buildBarePage`. */
const paintRatioLimits = { firstPaint: 1.6, largestPaint: 1.9 };
/** Maximum total blocking time of a page, by the phones of `blockingCpuSlowdowns`. */
const blockingLimitsMs = { mediumPhone: 0, slowPhone: 50 };
/** The first touch may take `ratio` times as long as without scripts, or `extraMs` longer, whichever is more. */
const touchLimitsAgainstNoScript = { ratio: 1.5, extraMs: 40 };
/** How many times slower than this machine's the emulated processors are on which the first touch is measured. */
const touchCpuSlowdowns = [4, 6];
/** Maximum ratios of the time of a navigation to that of a cold navigation between bare pages, by preload of the page. */
const nextPageRatioLimits: Record<LinkPreload, number> = { cold: 2, prefetched: 2, prerendered: 1 };
/** How long a page must be without a request before its bytes are counted. */
const idleMsBeforeCountingBytes = 5000;

/** Names of the parts of the bench: paints and weights of pages, the first touch on a page, navigations to a next page. */
const benchPartNames = ["pages", "touch", "next"] as const;
/** A part of the bench, as `--part` names it: pages, touch or next. */
type BenchPartName = (typeof benchPartNames)[number];
const isBenchPartName = (text: string): text is BenchPartName =>
  (benchPartNames as readonly string[]).includes(text);

/** A row of the table of pages: a page (`name` is its path) or the bare page, its median measurement and what it fetched. */
interface PageTableRow {
  name: string;
  measurement: PageMeasurement;
  fetchedFiles: FetchedFile[];
}

/** A column of the table of pages: how its figure is read from a row and rounded, and the maximum, over which it is marked. */
interface PageTableColumn {
  heading: string;
  getValue: (row: PageTableRow) => number;
  decimals: number;
  getLimit?: (row: PageTableRow) => number;
}

/** The pages that `--page` accepts; without `--page` all of them are measured. */
const measurablePagePaths = [...pathsWithHeaderAndFooter, missingPagePath];

/** Parses the options of `npm run bench`. @throws Error for an unknown option, page or part, or a wrong number */
function readBenchArguments(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      page: { type: "string", multiple: true, default: measurablePagePaths },
      part: { type: "string", multiple: true, default: [...benchPartNames] },
      runs: { type: "string", default: "5" },
      cpu: { type: "string", default: `${defaultCpuSlowdown}` },
      trace: { type: "string" },
      write: { type: "boolean", default: false },
    },
  });
  for (const path of values.page) {
    if (!measurablePagePaths.includes(path))
      throw new Error(`--page: found ${path}, expected one of ${measurablePagePaths.join(", ")}`);
  }
  const unknown = values.part.find((part) => !isBenchPartName(part));
  if (unknown !== undefined)
    throw new Error(`--part: found ${unknown}, expected one of ${benchPartNames.join(", ")}`);
  for (const name of ["runs", "cpu"] as const) {
    if (!/^[1-9]\d*$/.test(values[name]))
      throw new Error(`--${name}: found ${values[name]}, expected a number from 1`);
  }
  return {
    ...values,
    part: values.part.filter(isBenchPartName),
    runs: Number(values.runs),
    cpu: Number(values.cpu),
  };
}

/** Builds the columns of the table of pages. @param bare the row of the bare page, with which the ratios are computed */
function buildPageColumns(bare: PageTableRow): PageTableColumn[] {
  const buildPaintColumns = (
    heading: string,
    getMs: (row: PageTableRow) => number,
    maxRatio: number,
  ): PageTableColumn[] => [
    { heading: `${heading} ms`, getValue: getMs, decimals: 0 },
    { heading: "/ bare", getValue: (row) => getMs(row) / getMs(bare), decimals: 2, getLimit: () => maxRatio },
  ];
  return [
    ...buildPaintColumns(
      "first paint",
      ({ measurement }) => measurement.firstPaintMs,
      paintRatioLimits.firstPaint,
    ),
    ...buildPaintColumns(
      "largest paint",
      ({ measurement }) => measurement.largestPaintMs,
      paintRatioLimits.largestPaint,
    ),
    {
      heading: "shift",
      getValue: ({ measurement }) => measurement.layoutShift,
      decimals: 3,
      getLimit: () => 0,
    },
    ...(["mediumPhone", "slowPhone"] as const).map((phone) => ({
      heading: `blocked ${blockingCpuSlowdowns[phone]}x ms`,
      getValue: ({ measurement }: PageTableRow) => measurement.blockingMs[phone],
      decimals: 0,
      getLimit: () => blockingLimitsMs[phone],
    })),
    {
      heading: "HTML KB",
      getValue: ({ fetchedFiles }) => (fetchedFiles[0]?.bytes ?? Number.NaN) / KB,
      decimals: 1,
      getLimit: () => pageByteLimits.document / KB,
    },
    {
      heading: "after 5 idle s KB",
      getValue: ({ fetchedFiles }) => sumBytes(fetchedFiles) / KB,
      decimals: 1,
      getLimit: ({ name }) => getByteLimitUntilIdle(name) / KB,
    },
  ];
}

/** Formats rows, the headings first, as a Markdown table; all columns but the first are aligned to the right. */
const formatMarkdownTable = (rows: string[][]): string =>
  markdownTable(rows, {
    align: (rows[0] ?? []).map((_, index) => (index === 0 ? "l" : "r")),
    stringLength: (text) => stripVTControlCharacters(text).length,
  });

/** Formats a number, marked `**! …**` if its rounded value is over the limit: 1.9001 is not over 1.90. */
function formatNumberWithLimit(value: number, decimals: number, limit?: number): string {
  const text = value.toFixed(decimals);
  return limit !== undefined && Number(text) > Number(limit.toFixed(decimals)) ? `**! ${text}**` : text;
}

/** Formats the table of pages. @param rows the first is that of the bare page, with which the others are compared */
function formatPageTable([bare, ...pages]: PageTableRow[]): string {
  if (!bare) throw new Error("nothing was measured");
  const columns = buildPageColumns(bare);
  const headings = ["page", ...columns.map(({ heading }) => heading)];
  const [first] = pages;
  const limitRow = columns.map(({ getLimit, decimals }) =>
    getLimit && first ? `≤ ${getLimit(first).toFixed(decimals)}` : "",
  );
  const cells = (row: PageTableRow) =>
    columns.map(({ getValue, decimals, getLimit }) =>
      formatNumberWithLimit(getValue(row), decimals, row === bare ? undefined : getLimit?.(row)),
    );
  return formatMarkdownTable([
    headings,
    ["limit", ...limitRow],
    ...[bare, ...pages].map((row) => [row.name, ...cells(row)]),
  ]);
}

/** What the functions that measure a part of the bench need. */
interface MeasureOptions {
  browser: Browser;
  /** The origins of the servers of the built site and of the bare page. */
  siteOrigin: string;
  bareOrigin: string;
  /** The origins of the same servers behind a slow network. */
  slowSiteOrigin: string;
  slowBareOrigin: string;
  /** How often each target is measured; the tables have the medians. */
  rounds: number;
  /** How many times slower the emulated processor is than this machine's. */
  cpuSlowdown: number;
  /** The paths of the pages to measure. */
  paths: string[];
  /** The folder for traces of navigations; without one, none is recorded. */
  traceFolder: string | undefined;
  progress: ProgressReporter;
}

/** Measures paints, blocking, layout shift and bytes of the bare page and of `paths`. @returns a Markdown table */
async function measurePagesAsTable(measuring: MeasureOptions): Promise<string> {
  const {
    browser,
    siteOrigin,
    bareOrigin,
    slowSiteOrigin,
    slowBareOrigin,
    rounds,
    cpuSlowdown,
    paths,
    progress,
  } = measuring;
  const targets = [
    {
      name: "bare page",
      url: `${bareOrigin}/`,
      slowUrl: `${slowBareOrigin}/`,
      measured: [] as PageMeasurement[],
    },
    ...paths.map((path) => ({
      name: path,
      url: siteOrigin + path,
      slowUrl: slowSiteOrigin + path,
      measured: [] as PageMeasurement[],
    })),
  ];
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, measured, ...addresses } of targets) {
      measured.push(
        await progress.step(`${name}, round ${round}`, () =>
          measurePaintsAndBlocking(browser, addresses, cpuSlowdown),
        ),
      );
    }
  }
  const rows: PageTableRow[] = [];
  for (const { name, url, measured } of targets) {
    const fetchedFiles = await progress.step(`${name}, weight`, async () => {
      const context = await browser.newContext(phoneContextOptions);
      try {
        return await measureFilesFetchedWithEmptyCache(
          await context.newPage(),
          url,
          idleMsBeforeCountingBytes,
        );
      } finally {
        await context.close();
      }
    });
    rows.push({ name, measurement: computeMedianMeasurement(measured), fetchedFiles });
  }
  return formatPageTable(rows);
}

/** Measures the first touch of each of `touchCases` without and with scripts. @returns a Markdown table of medians */
async function measureFirstTouchesAsTable({
  browser,
  siteOrigin,
  rounds,
  progress,
}: MeasureOptions): Promise<string> {
  const rows: string[][] = [];
  for (const touch of touchCases) {
    const cells: string[] = [];
    for (const slowdown of touchCpuSlowdowns) {
      const measured = { bare: [] as number[], full: [] as number[] };
      for (let round = 1; round <= rounds; round += 1) {
        for (const [name, withScript] of [
          ["bare", false],
          ["full", true],
        ] as const)
          if (withScript || !touch.needsScript)
            measured[name].push(
              await progress.step(`${touch.name} ${slowdown}x, round ${round}`, () =>
                measureFirstTouch(browser, siteOrigin, touch, slowdown, withScript),
              ),
            );
      }
      const bare = computeMedian(measured.bare);
      const limit = touch.needsScript
        ? undefined
        : Math.max(bare * touchLimitsAgainstNoScript.ratio, bare + touchLimitsAgainstNoScript.extraMs);
      cells.push(
        touch.needsScript ? "-" : bare.toFixed(0),
        formatNumberWithLimit(computeMedian(measured.full), 0, limit),
      );
    }
    rows.push([`${touch.name} (${touch.path})`, ...cells]);
  }
  const heads = touchCpuSlowdowns.flatMap((slowdown) => [`no script ${slowdown}x ms`, `${slowdown}x ms`]);
  return formatMarkdownTable([["first touch", ...heads], ...rows]);
}

/** A navigation to measure: a click on a link of the page at `fromUrl`; `name` is shown in the table. */
interface NextPageCase {
  name: string;
  fromUrl: string;
  linkSelector: string;
  preload: LinkPreload;
}

/** Lists the navigations to measure; the first one, between bare pages, is the baseline. */
function listNextPageCases({
  siteOrigin,
  bareOrigin,
}: Pick<MeasureOptions, "siteOrigin" | "bareOrigin">): NextPageCase[] {
  const buildCase = (path: string, preload: LinkPreload) => ({
    name: `/sobre-nosotros to ${path}, ${preload}`,
    fromUrl: `${siteOrigin}/sobre-nosotros`,
    linkSelector: `footer a[href^="${path}"]`,
    preload,
  });
  return [
    {
      name: "bare page to bare page, cold",
      fromUrl: `${bareOrigin}/`,
      linkSelector: "#next",
      preload: "cold",
    },
    buildCase(aSolutionPath, "cold"),
    ...(careersPath ? [buildCase(careersPath, "prefetched")] : []),
    buildCase("/contacto", "prefetched"),
    buildCase(aSolutionPath, "prerendered"),
  ];
}

/** Measures each of `listNextPageCases`. @returns a Markdown table of medians and their ratios to the bare navigation */
async function measureNextPageAsTable(measuring: MeasureOptions): Promise<string> {
  const { rounds, cpuSlowdown, progress } = measuring;
  const cases = listNextPageCases(measuring).map((one) => ({ ...one, measured: [] as number[] }));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, measured, ...link } of cases) {
      const { paintMs } = await progress.step(`${name}, round ${round}`, () =>
        followLinkAndMeasure({ ...link, cpuSlowdown }),
      );
      measured.push(paintMs);
    }
  }
  const floor = computeMedian(cases[0]?.measured ?? []);
  return formatMarkdownTable([
    ["next page", "click to first paint ms", "/ bare", "limit"],
    ...cases.map(({ name, preload, measured }, index) => {
      const value = computeMedian(measured);
      const limit = index === 0 ? undefined : nextPageRatioLimits[preload];
      return [
        name,
        value.toFixed(0),
        formatNumberWithLimit(value / floor, 2, limit),
        limit === undefined ? "" : `≤ ${limit.toFixed(2)}`,
      ];
    }),
  ]);
}

/** Traces each navigation once, to a file in `folder`. @returns a table of main-thread work until the first paint, in ms */
async function traceNextPageAsTable(measuring: MeasureOptions, folder: string): Promise<string> {
  const { cpuSlowdown, progress } = measuring;
  mkdirSync(folder, { recursive: true });
  const rows: [string, WorkMsByKind][] = [];
  for (const { name, ...link } of listNextPageCases(measuring)) {
    const { trace = [] } = await progress.step(`${name}, traced`, () =>
      followLinkAndMeasure({ ...link, cpuSlowdown, traced: true }),
    );
    const file = `${name.replace(/[^a-z]+/g, "-")}.json`;
    writeFileSync(join(folder, file), JSON.stringify({ traceEvents: trace }));
    rows.push([name, computeWorkMsFromClickToPaint(trace)]);
  }
  const kinds = Object.keys(rows[0]?.[1] ?? {}) as (keyof WorkMsByKind)[];
  return formatMarkdownTable([
    ["click to first paint, traced once, ms", ...kinds],
    ...rows.map(([name, work]) => [name, ...kinds.map((kind) => work[kind].toFixed(0))]),
  ]);
}

/** The functions that measure a part of the bench, each with its result as a Markdown table. */
const measureTableByPart: Record<BenchPartName, (measuring: MeasureOptions) => Promise<string>> = {
  pages: measurePagesAsTable,
  touch: measureFirstTouchesAsTable,
  next: async (measuring) => {
    const table = await measureNextPageAsTable(measuring);
    const { traceFolder } = measuring;
    return traceFolder ? `${table}\n\n${await traceNextPageAsTable(measuring, traceFolder)}` : table;
  },
};

/** Counts the steps of each part of the bench, for the progress messages. */
const countStepsByPart = ({
  rounds,
  paths,
  traceFolder,
}: Pick<MeasureOptions, "rounds" | "paths" | "traceFolder">) => ({
  pages: (paths.length + 1) * (rounds + 1),
  touch:
    touchCases.reduce((sum, { needsScript }) => sum + (needsScript ? 1 : 2), 0) *
    touchCpuSlowdowns.length *
    rounds,
  next: listNextPageCases({ siteOrigin: "", bareOrigin: "" }).length * (rounds + (traceFolder ? 1 : 0)),
});

/** Builds the lines below the tables: when, on what and how was measured. */
function buildResultNotes(chromiumVersion: string, rounds: number, cpuSlowdown: number): string[] {
  return [
    `${new Date().toISOString().slice(0, 10)}, ${site.url} on Chromium ${chromiumVersion}, Node ${process.versions.node}, medians of ${rounds}.`,
    `Paints are real ones on slow 4G (${(slow4gConnection.bytesPerSecond * 8) / 1e6} Mbit/s in packets, ${slow4gConnection.latencyMs} ms) with the processor ${cpuSlowdown} times slower. Shift is how much of the window moves by itself.`,
    `Blocked is what tasks take beyond 50 ms each from the first paint until the page is idle (total blocking time), by the thread's own time, on processors ${Object.values(blockingCpuSlowdowns).join(" and ")} times slower.`,
    "The bare page is the home page's text with a few styles in the page, no font, no script.",
    `A KB is ${KB} bytes on the wire, compressed and with headers; ${fixedPageEntries.contact.path} with its frame (at most ${pageByteLimits.untilIdleWithFrame / KB}), /hablemos with React, which is fetched ahead for its form.`,
    `First touch: milliseconds to the next paint, on a loaded and idle page, beside the same page without any script: at most ${touchLimitsAgainstNoScript.ratio} times as long, or ${touchLimitsAgainstNoScript.extraMs} ms more. Soluciones by mouse, all else by finger.`,
    `Next page: by mouse on this machine's own network, the processor ${cpuSlowdown} times slower: cold as soon as the pointer is there, else once the browser has done what its speculation rules say. A view transition leads to /contacto alone.`,
    "! marks a figure over its limit.",
  ];
}

/** Measures the chosen parts, prints their tables, and with `--write` writes them to docs/bench.md. */
async function runBench(args: string[]): Promise<void> {
  const {
    page: paths,
    part: parts,
    runs: rounds,
    cpu: cpuSlowdown,
    trace: traceFolder,
    write,
  } = readBenchArguments(args);
  const text = readFileSync(join(builtSiteFolder, "index.html"), "utf8");
  const bareServer = createServer(({ url }, response) =>
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" })
      .end(brotliCompressSync(buildBarePage(text, url === "/" ? "/next" : "/"))),
  );
  const siteServer = createSiteServer({ root: builtSiteFolder });
  const servers: Server[] = [siteServer, bareServer];
  /** Starts a relay that slows a server down. @returns the origin of the relay */
  const listenSlowly = (origin: string) => {
    const relay = createSlowRelay(Number(new URL(origin).port), slow4gConnection);
    servers.push(relay);
    return listenOnFreePort(relay);
  };
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: chromiumArguments });
  try {
    const plan = { rounds, paths, traceFolder };
    const siteOrigin = await listenOnFreePort(siteServer);
    const bareOrigin = await listenOnFreePort(bareServer);
    const steps = countStepsByPart(plan);
    const measuring = {
      ...plan,
      browser,
      siteOrigin,
      bareOrigin,
      slowSiteOrigin: await listenSlowly(siteOrigin),
      slowBareOrigin: await listenSlowly(bareOrigin),
      cpuSlowdown,
      progress: createProgressReporter(parts.reduce((sum, part) => sum + steps[part], 0)),
    };
    const tables: string[] = [];
    for (const part of benchPartNames)
      if (parts.includes(part)) tables.push(await measureTableByPart[part](measuring));
    const message = tables.join("\n\n");
    const lines = buildResultNotes(browser.version(), rounds, cpuSlowdown).map((line) => `- ${line}`);
    const red = message.replace(/\*\*(! [\d.]+)\*\*/g, (_, over) =>
      styleText("red", over, { stream: process.stdout }),
    );
    console.info(`${red}\n\n${lines.join("\n")}`);
    if (write) {
      const title =
        "# How fast and how heavy the pages are\n\nWritten by `npm run bench -- --write`, not by hand.";
      writeFileSync(benchResultsPath, `${title}\n\n${message}\n\n${lines.join("\n")}\n`);
      console.info(`\nWritten to ${benchResultsPath}`);
    }
  } finally {
    await browser.close();
    for (const server of servers) server.close();
  }
}

try {
  await runBench(process.argv.slice(2));
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  const text =
    code === "ENOENT"
      ? "found no built site; make it with npm run build"
      : code?.startsWith("ERR_PARSE_ARGS")
        ? `${message.split(/\.? (?:To specify|Did you)|\n/)[0]}; ${benchUsageText}`
        : message;
  console.error(styleText("red", `bench: ${text}`, { stream: process.stderr }));
  process.exitCode = 1;
}
