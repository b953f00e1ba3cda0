import { launch } from "chrome-launcher";
import lighthouse, { type Config, type Result } from "lighthouse";
import lighthousePackage from "lighthouse/package.json" with { type: "json" };
import { threadBlockingTime } from "./blocking.ts";
import { chromiumArguments } from "./chromium.ts";

/** Times in milliseconds, scores from 0 to 100. */
export interface LighthouseFigures {
  firstPaint: number;
  largestPaint: number;
  blockingTime: number;
  /** The same without what other programs did to it. */
  threadBlockingTime: number;
  layoutShift: number;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
}

export const lighthouseVersion: string = lighthousePackage.version;

/** What a page that answers 404 fails by being one: its status, its `noindex`, the browser's line about it. */
export const failedByNotFound = ["http-status-code", "is-crawlable", "errors-in-console"];

/** A trace now and then lacks its beginning on a busy machine. */
const attempts = 3;

export interface Auditor {
  /** Audits one address, with an empty cache, as Lighthouse's mobile defaults have it. */
  audit: (url: string, options: { slowdown: number; notFound: boolean }) => Promise<LighthouseFigures>;
  close: () => void;
}

/**
 * Starts a browser that Lighthouse can use for many audits.
 * @param chromePath of a Chromium
 */
export async function startAuditor(chromePath: string): Promise<Auditor> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ["--headless=new", ...chromiumArguments],
    // Else the launcher ends the command at Ctrl-C before the bare page's folder is taken away.
    handleSIGINT: false,
    logLevel: "silent",
  });
  return {
    audit: async (url, { slowdown, notFound }) => {
      const config: Config = {
        extends: "lighthouse:default",
        settings: {
          throttling: { cpuSlowdownMultiplier: slowdown },
          ignoreStatusCode: notFound,
          skipAudits: notFound ? failedByNotFound : null,
        },
      };
      for (let attempt = 1; ; attempt += 1) {
        const result = await lighthouse(url, { port: chrome.port, logLevel: "silent" }, config);
        const fault = result?.lhr.runtimeError;
        if (result && !fault) {
          const { traceEvents } = result.artifacts.Trace;
          return {
            ...figuresOf(result.lhr),
            threadBlockingTime: threadBlockingTime(traceEvents, url, slowdown),
          };
        }
        if (attempt === attempts) throw new Error(`Lighthouse on ${url}: ${fault?.code ?? "no result"}`);
      }
    },
    close: () => chrome.kill(),
  };
}

function figuresOf({ audits, categories, requestedUrl }: Result) {
  const figure = (id: string) => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse did not measure ${id} on ${requestedUrl}`);
    return value;
  };
  const score = (id: string) => {
    const value = categories[id]?.score;
    if (typeof value !== "number") throw new Error(`Lighthouse did not score ${id} on ${requestedUrl}`);
    return Math.round(value * 100);
  };
  return {
    firstPaint: figure("first-contentful-paint"),
    largestPaint: figure("largest-contentful-paint"),
    blockingTime: figure("total-blocking-time"),
    layoutShift: figure("cumulative-layout-shift"),
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
  };
}
