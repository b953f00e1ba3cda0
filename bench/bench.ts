/**
 * `npm run bench`: how fast and how heavy every page of the finished site is, beside a bare page with the home
 * page's text, in one session and in turns.
 */
import { existsSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { styleText } from "node:util";
import { findBrowser } from "../tests/browser.ts";
import { missingPath, pagePaths } from "../tests/site-pages.ts";
import { type BenchOptions, readArguments } from "./arguments.ts";
import { phone, startChromium } from "./chromium.ts";
import { lighthouseTable, paintTable } from "./columns.ts";
import { lighthouseVersion, startAuditor } from "./lighthouse.ts";
import { usualSlowdown } from "./limits.ts";
import { paintOnce } from "./paint.ts";
import { showProgress } from "./progress.ts";
import { markdownReport, notes, type Section } from "./report.ts";
import { inTurns } from "./rounds.ts";
import { serveSites } from "./serve-sites.ts";
import { alignedTable } from "./table.ts";
import { type Weight, weigh } from "./weight.ts";

const root = join(import.meta.dirname, "..");

const measurable = [...pagePaths, missingPath];

interface Target {
  path: string;
  url: string;
  isBare: boolean;
}

/** The bare page first: it is what the others are compared with. */
const bareFirst = (targets: Target[]) => {
  const [bare, ...pages] = targets;
  if (!bare) throw new Error("there is nothing to measure");
  return { bare, pages };
};

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error("a page was not measured");
  return value;
}

async function weighAll(targets: Target[], chromePath: string): Promise<Map<Target, Weight>> {
  const browser = await startChromium(chromePath);
  try {
    const weights = new Map<Target, Weight>();
    for (const target of targets) {
      showProgress(`Weighing ${target.isBare ? "the bare page" : target.path}`);
      const context = await browser.newContext(phone);
      weights.set(target, await weigh(await context.newPage(), target.url));
      await context.close();
    }
    return weights;
  } finally {
    await browser.close();
  }
}

async function measureLighthouse(
  targets: Target[],
  { runs }: BenchOptions,
  slowdown: number,
  weights: Map<Target, Weight>,
  chromePath: string,
): Promise<Section> {
  const auditor = await startAuditor(chromePath);
  try {
    const figures = await inTurns(targets, runs, async ({ path, url, isBare }, round) => {
      showProgress(
        `Lighthouse, processor ${slowdown}x slower, ${round}/${runs}: ${isBare ? "bare page" : path}`,
      );
      return await auditor.audit(url, { slowdown, notFound: !isBare && path === missingPath });
    });
    const measured = (target: Target) => ({
      path: target.path,
      lighthouse: present(figures.get(target)),
      weight: present(weights.get(target)),
    });
    const { bare, pages } = bareFirst(targets);
    return {
      title: `Lighthouse, mobile, simulated slow 4G, processor ${slowdown}x slower, medians of ${runs}`,
      table: lighthouseTable(measured(bare), pages.map(measured), slowdown),
    };
  } finally {
    auditor.close();
  }
}

async function measurePaints(
  targets: Target[],
  { runs }: BenchOptions,
  chromePath: string,
): Promise<Section> {
  const browser = await startChromium(chromePath);
  try {
    const paints = await inTurns(targets, runs, async ({ path, url, isBare }, round) => {
      showProgress(`Real paint ${round}/${runs}: ${isBare ? "bare page" : path}`);
      return await paintOnce(browser, url, usualSlowdown);
    });
    const { bare, pages } = bareFirst(targets);
    return {
      title: `Painted for real, 1.6 Mbit/s, 150 ms, processor ${usualSlowdown}x slower, medians of ${runs}`,
      table: paintTable(
        present(paints.get(bare)),
        pages.map((page) => ({ path: page.path, ...present(paints.get(page)) })),
      ),
    };
  } finally {
    await browser.close();
  }
}

/** What the figures depend on besides the site; no path and no name of the machine. */
async function describeConditions(chromePath: string): Promise<string[]> {
  const browser = await startChromium(chromePath);
  const version = browser.version();
  await browser.close();
  return [
    `${new Date().toISOString().slice(0, 10)}, Chromium ${version}, Lighthouse ${lighthouseVersion}, Node ${process.versions.node}`,
    `${availableParallelism()} processor cores`,
  ];
}

async function bench(options: BenchOptions): Promise<void> {
  if (!existsSync(join(root, "build", "site", "index.html")))
    throw new Error("there is no finished site: npm run build makes one");
  const chromePath = findBrowser();
  const sites = await serveSites(join(root, "build", "site"));
  try {
    const wanted = measurable.filter((path) => options.paths.length === 0 || options.paths.includes(path));
    const targets = [
      { path: "/", url: `${sites.bare}/`, isBare: true },
      ...wanted.map((path) => ({ path, url: sites.site + path, isBare: false })),
    ];
    const sections: Section[] = [];
    const show = (section: Section) => {
      showProgress("");
      sections.push(section);
      console.info(`\n${section.title}\n\n${alignedTable(section.table, process.stdout)}`);
    };
    if (options.only !== "real") {
      const weights = await weighAll(targets, chromePath);
      for (const slowdown of options.slowdowns) {
        show(await measureLighthouse(targets, options, slowdown, weights, chromePath));
      }
    }
    if (options.only !== "lighthouse") show(await measurePaints(targets, options, chromePath));
    console.info(`\n${notes.join("\n")}`);
    if (options.write) {
      const conditions = await describeConditions(chromePath);
      writeFileSync(join(root, "bench", "RESULTS.md"), markdownReport(sections, conditions));
      console.info("\nWritten to bench/RESULTS.md");
    }
  } finally {
    sites.close();
  }
}

try {
  await bench(readArguments(process.argv.slice(2), measurable));
} catch (error) {
  showProgress("");
  console.error(styleText("red", `bench: ${(error as Error).message}`, { stream: process.stderr }));
  process.exitCode = 1;
}
