import type { LighthouseFigures } from "./lighthouse.ts";
import { KB, limits, usualSlowdown } from "./limits.ts";
import type { Paints } from "./paint.ts";
import type { Cell, Table } from "./table.ts";
import { bytesOf, type Weight } from "./weight.ts";

/** One page's row: medians of its runs, and what it weighs. */
export interface Measured {
  path: string;
  lighthouse: LighthouseFigures;
  weight: Weight;
}

interface Column<Row> {
  head: string;
  value: (row: Row) => number;
  shown: (value: number) => string;
  limit?: number;
  /** For scores, which have to reach their limit. */
  atLeast?: boolean;
}

const whole = (value: number) => value.toFixed(0);
const ratio = (value: number) => value.toFixed(2);
const kilobytes = (bytes: number) => (bytes / KB).toFixed(1);

/**
 * What is over its limit as it is shown: a ratio of 1.1004 is not called over 1.10, nor is a layout shift that
 * Lighthouse itself shows as 0.
 */
function isOver<Row>({ shown, limit, atLeast }: Column<Row>, value: number): boolean {
  if (limit === undefined) return false;
  return atLeast ? Number(shown(value)) < Number(shown(limit)) : Number(shown(value)) > Number(shown(limit));
}

function tableOf<Row>(
  columns: Column<Row>[],
  pages: { name: string; row: Row }[],
  floor: { name: string; row: Row },
): Table {
  const cells = (row: Row, judged: boolean): Cell[] =>
    columns.map((column) => {
      const value = column.value(row);
      return { text: column.shown(value), over: judged && isOver(column, value) };
    });
  const limitCell = ({ limit, shown, atLeast }: Column<Row>): Cell => ({
    text: limit === undefined ? "" : `${atLeast ? "≥" : "≤"} ${shown(limit)}`,
  });
  return {
    head: ["page", ...columns.map(({ head }) => head)],
    rows: [
      [{ text: "limit" }, ...columns.map(limitCell)],
      [{ text: floor.name }, ...cells(floor.row, false)],
      ...pages.map(({ name, row }) => [{ text: name }, ...cells(row, true)]),
    ],
  };
}

const floorName = "bare page";

/**
 * Lighthouse's figures and the bytes of every page, beside the bare page.
 * @param slowdown how many times the processor was slowed; limits of paints and scores are for the usual one
 */
export function lighthouseTable(bare: Measured, pages: Measured[], slowdown: number): Table {
  const floor = bare.lighthouse.firstPaint;
  const usual = <Limit>(limit: Limit) => (slowdown === usualSlowdown ? limit : undefined);
  const score = (head: string, key: "performance" | "accessibility" | "bestPractices" | "seo") => ({
    head,
    value: ({ lighthouse }: Measured) => lighthouse[key],
    shown: whole,
    limit: usual(limits.score),
    atLeast: true,
  });
  const columns: Column<Measured>[] = [
    { head: "first\npaint ms", value: ({ lighthouse }) => lighthouse.firstPaint, shown: whole },
    {
      head: "/ bare\nfirst",
      value: ({ lighthouse }) => lighthouse.firstPaint / floor,
      shown: ratio,
      limit: usual(limits.firstPaint),
    },
    { head: "largest\npaint ms", value: ({ lighthouse }) => lighthouse.largestPaint, shown: whole },
    {
      head: "/ bare\nfirst",
      value: ({ lighthouse }) => lighthouse.largestPaint / floor,
      shown: ratio,
      limit: usual(limits.largestPaint),
    },
    {
      head: "blocked\nms",
      value: ({ lighthouse }) => lighthouse.blockingTime,
      shown: whole,
      limit: limits.blockingTime[slowdown],
    },
    {
      head: "by its\nthread ms",
      value: ({ lighthouse }) => lighthouse.threadBlockingTime,
      shown: whole,
      limit: limits.blockingTime[slowdown],
    },
    {
      head: "layout\nshift",
      value: ({ lighthouse }) => lighthouse.layoutShift,
      shown: (value) => value.toFixed(3),
      limit: limits.layoutShift,
    },
    {
      head: "HTML with\nstyles KB",
      value: ({ weight }) => documentBytes(weight),
      shown: kilobytes,
      limit: limits.document,
    },
    {
      head: "script\nbefore KB",
      value: ({ weight }) => bytesOf(weight.before, "script"),
      shown: kilobytes,
      limit: limits.scriptBefore,
    },
    {
      head: "all\nbefore KB",
      value: ({ weight }) => bytesOf(weight.before),
      shown: kilobytes,
      limit: limits.before,
    },
    {
      head: "all\nafter KB",
      value: ({ weight }) => bytesOf(weight.after),
      shown: kilobytes,
      limit: limits.after,
    },
    score("perf", "performance"),
    score("a11y", "accessibility"),
    score("best", "bestPractices"),
    score("SEO", "seo"),
  ];
  return tableOf(
    columns,
    pages.map((row) => ({ name: row.path, row })),
    { name: floorName, row: bare },
  );
}

/** The page's own document; the one in a frame is not waited for. */
function documentBytes({ before }: Weight): number {
  return before.find(({ kind }) => kind === "document")?.bytes ?? 0;
}

/** Real paints of every page beside those of the bare page. */
export function paintTable(bare: Paints, pages: ({ path: string } & Paints)[]): Table {
  const columns: Column<Paints>[] = [
    { head: "first\npaint ms", value: ({ firstPaint }) => firstPaint, shown: whole },
    {
      head: "/ bare\nfirst",
      value: ({ firstPaint }) => firstPaint / bare.firstPaint,
      shown: ratio,
      limit: limits.firstPaint,
    },
    { head: "largest\npaint ms", value: ({ largestPaint }) => largestPaint, shown: whole },
    {
      head: "/ bare\nfirst",
      value: ({ largestPaint }) => largestPaint / bare.firstPaint,
      shown: ratio,
      limit: limits.largestPaint,
    },
  ];
  return tableOf(
    columns,
    pages.map((row) => ({ name: row.path, row })),
    { name: floorName, row: bare },
  );
}
