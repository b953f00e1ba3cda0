/**
 * `npm run bench`: how fast and how heavy every page of the finished site is, beside a bare page with the home page's
 * text. Pages are measured in turns, so that what disturbs the machine for a while disturbs all alike.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { parseArgs, stripVTControlCharacters, styleText } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { markdownTable } from "markdown-table";
import { pages } from "../app/content/pages.ts";
import { createSiteServer } from "../server/serve.ts";
import { chromiumArguments, findBrowser } from "../tests/browser.ts";
import { KB, limits } from "../tests/limits.ts";
import { listen } from "../tests/listen.ts";
import { missingPath, pagePaths } from "../tests/site-pages.ts";
import { bytesOf, type Weight, weigh } from "../tests/weight.ts";
import { barePage } from "./bare-page.ts";
import { type Figures, measure, medians, phone, slowdowns } from "./measure.ts";

const usage = "npm run bench -- [--page /path]... [--runs N] [--cpu N] [--write]";
const results = "docs/bench.md";
const usualSlowdown = 4;

/**
 * What the pages reach on a quiet machine with the usual slowdown, and a little more; ratios are to the bare page. A
 * page is laid out whole before its first paint, which is what it takes more than the bare one.
 */
const ratioLimits = { firstPaint: 1.9, largestPaint: 1.9, loading: 5.5, starting: 7 };
/** Milliseconds, for the slowdowns that they are told for. */
const blockingLimits = { blocking: 0, blockingSlow: 50 };
/** For the page of the booking frame, which is a second document. */
const frameLimits: Partial<Record<keyof Figures, number>> = { loading: 6.5 };

interface Row {
  name: string;
  figures: Figures;
  weight: Weight;
}

interface Column {
  head: string;
  value: (row: Row) => number;
  digits: number;
  limit?: number;
  /** Where the page with the frame has one of its own. */
  frameLimit?: number | undefined;
}

const measurable = [...pagePaths, missingPath];

function readArguments(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      page: { type: "string", multiple: true, default: measurable },
      runs: { type: "string", default: "5" },
      cpu: { type: "string", default: `${usualSlowdown}` },
      write: { type: "boolean", default: false },
    },
  });
  for (const path of values.page) {
    if (!measurable.includes(path))
      throw new Error(`--page: found ${path}, expected one of ${measurable.join(", ")}`);
  }
  for (const name of ["runs", "cpu"] as const) {
    if (!/^[1-9]\d*$/.test(values[name]))
      throw new Error(`--${name}: found ${values[name]}, expected a number from 1`);
  }
  return { ...values, runs: Number(values.runs), cpu: Number(values.cpu) };
}

/** @param bare the row that the ratios are to */
function columns(bare: Row): Column[] {
  const time = (head: string, name: keyof typeof ratioLimits): Column[] => [
    { head: `${head} ms`, value: ({ figures }) => figures[name], digits: 0 },
    {
      head: "/ bare",
      // React's start has none of its own to compare with: the bare page starts nothing.
      value: ({ figures }) => figures[name] / (bare.figures[name] || bare.figures.loading),
      digits: 2,
      limit: ratioLimits[name],
      frameLimit: frameLimits[name],
    },
  ];
  const bytes = (head: string, value: Column["value"], limit: number): Column => ({
    head: `${head} KB`,
    value: (row) => value(row) / KB,
    digits: 1,
    limit: limit / KB,
  });
  return [
    ...time("first paint", "firstPaint"),
    ...time("largest paint", "largestPaint"),
    ...time("loading", "loading"),
    ...(["blocking", "blockingSlow"] as const).map((name) => ({
      head: `blocked ${slowdowns[name]}x ms`,
      value: ({ figures }: Row) => figures[name],
      digits: 0,
      limit: blockingLimits[name],
    })),
    ...time("React's start", "starting"),
    bytes("HTML", ({ weight }) => weight.before[0]?.bytes ?? Number.NaN, limits.document),
    bytes("script", ({ weight }) => bytesOf(weight.before, "script"), limits.scriptBefore),
    bytes("before", ({ weight }) => bytesOf(weight.before), limits.before),
    bytes("after", ({ weight }) => bytesOf(weight.after), limits.after),
  ];
}

/** @param mark how a figure over its limit is shown */
function tableOf(bare: Row, rows: Row[], mark: (text: string) => string): string {
  const all = columns(bare);
  const limit = all.map((column) =>
    column.limit === undefined ? "" : `≤ ${column.limit.toFixed(column.digits)}`,
  );
  const cells = (row: Row) =>
    all.map(({ value, digits, limit, frameLimit }) => {
      const text = value(row).toFixed(digits);
      const most = (row.name === pages.contact.path && frameLimit) || limit;
      // As it is shown: 1.9001 is not called over 1.90.
      return row !== bare && most !== undefined && Number(text) > Number(most.toFixed(digits))
        ? mark(text)
        : text;
    });
  return markdownTable(
    [
      ["page", ...all.map(({ head }) => head)],
      ["limit", ...limit],
      ...[bare, ...rows].map((row) => [row.name, ...cells(row)]),
    ],
    { align: ["l", ...all.map(() => "r")], stringLength: (text) => stripVTControlCharacters(text).length },
  );
}

function notes(version: string, runs: number, cpu: number): string[] {
  return [
    `${new Date().toISOString().slice(0, 10)}, Chromium ${version}, Node ${process.versions.node}, medians of ${runs}.`,
    `Paints are real ones on slow 4G (1.6 Mbit/s, 150 ms) with the processor ${cpu} times slower.`,
    `Loading and React's start are the main thread's own time, times ${cpu}: until the page is idle, and from the first intent until React has it (its ratio is to the bare page's loading).`,
    `Blocked is what tasks take beyond 50 ms each from the first paint until the page is idle (total blocking time), by the thread's own time, on processors ${Object.values(slowdowns).join(" and ")} times slower.`,
    `${pages.contact.path} has the booking frame, a second document: it may take ${frameLimits.loading} times the bare page's loading.`,
    "The bare page is the home page's text with a few styles in the page, no font, no script.",
    `A KB is ${KB} bytes on the wire, compressed and with headers: 'before' until load, 'after' with React and what it fetches ahead.`,
    "! marks a figure over its limit.",
  ];
}

async function bench(args: string[]): Promise<void> {
  const { page: paths, runs, cpu, write } = readArguments(args);
  const body = brotliCompressSync(barePage(readFileSync("build/site/index.md", "utf8")));
  const bareServer = createServer((_, response) =>
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" })
      .end(body),
  );
  const siteServer = createSiteServer({ root: "build/site" });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumArguments });
  try {
    const site = await listen(siteServer);
    const targets = [
      { name: "bare page", url: `${await listen(bareServer)}/`, measured: [] as Figures[] },
      ...paths.map((path) => ({ name: path, url: site + path, measured: [] as Figures[] })),
    ];
    for (let round = 1; round <= runs; round += 1) {
      for (const { name, url, measured } of targets) {
        console.error(`${round}/${runs} ${name}`);
        measured.push(await measure(browser, url, cpu));
      }
    }
    const rows: Row[] = [];
    for (const { name, url, measured } of targets) {
      const context = await browser.newContext(phone);
      rows.push({ name, figures: medians(measured), weight: await weigh(await context.newPage(), url) });
      await context.close();
    }
    const [bare, ...pages] = rows;
    if (!bare) throw new Error("nothing was measured");
    const lines = notes(browser.version(), runs, cpu).map((line) => `- ${line}`);
    const red = (text: string) => styleText("red", `! ${text}`, { stream: process.stdout });
    console.info(`${tableOf(bare, pages, red)}\n\n${lines.join("\n")}`);
    if (write) {
      const title =
        "# How fast and how heavy the pages are\n\nWritten by `npm run bench -- --write`, not by hand.";
      const table = tableOf(bare, pages, (text) => `**! ${text}**`);
      writeFileSync(results, `${title}\n\n${table}\n\n${lines.join("\n")}\n`);
      console.info(`\nWritten to ${results}`);
    }
  } finally {
    await browser.close();
    for (const server of [siteServer, bareServer]) {
      server.close();
      server.closeAllConnections();
    }
  }
}

try {
  await bench(process.argv.slice(2));
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  const said =
    code === "ENOENT"
      ? "there is no finished site: npm run build makes one"
      : code?.startsWith("ERR_PARSE_ARGS")
        ? `${message.split(/\.? (?:To specify|Did you)|\n/)[0]}; ${usage}`
        : message;
  console.error(styleText("red", `bench: ${said}`, { stream: process.stderr }));
  process.exitCode = 1;
}
