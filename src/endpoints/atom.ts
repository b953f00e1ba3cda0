import { escapeXml } from "./xml.ts";

/** The texts of a feed or of one of its entries, and its addresses. */
interface FeedPart {
  title: string;
  /** The address of the page; its address at the configured site is `id`, so that a preview has the same ids. */
  url: string;
  id: string;
  /** The day: `2026-11-20`. */
  date: string;
}

interface Feed extends FeedPart {
  feedUrl: string;
  subtitle: string;
  author: string;
  /** BCP 47: `es-CO`. */
  language: string;
  timeZone: string;
  entries: readonly (FeedPart & { summary: string; html: string })[];
}

/**
 * Formats a day as its first moment for the firm: articles have no time of day, and readers hide or mark what lies in the
 * future, as noon does on the morning of the day.
 */
function formatStartOfDay(date: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const [, offset = "Z"] = /GMT(.*)/.exec(format.format(new Date(`${date}T12:00:00Z`))) ?? [];
  return `${date}T00:00:00${offset}`;
}

/** Builds an Atom feed (RFC 4287) from plain texts and the HTML of its entries. */
export function buildAtomFeed(feed: Feed): string {
  const entries = feed.entries.map(({ title, url, id, date, summary, html }) => [
    "  <entry>",
    `    <title>${escapeXml(title)}</title>`,
    `    <link href="${escapeXml(url)}"/>`,
    `    <id>${escapeXml(id)}</id>`,
    `    <published>${formatStartOfDay(date, feed.timeZone)}</published>`,
    `    <updated>${formatStartOfDay(date, feed.timeZone)}</updated>`,
    `    <summary>${escapeXml(summary)}</summary>`,
    `    <content type="html">${escapeXml(html)}</content>`,
    "  </entry>",
  ]);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(feed.language)}">`,
    `  <title>${escapeXml(feed.title)}</title>`,
    `  <subtitle>${escapeXml(feed.subtitle)}</subtitle>`,
    `  <link href="${escapeXml(feed.url)}"/>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(feed.feedUrl)}"/>`,
    `  <id>${escapeXml(feed.id)}</id>`,
    `  <updated>${formatStartOfDay(feed.date, feed.timeZone)}</updated>`,
    `  <author><name>${escapeXml(feed.author)}</name></author>`,
    ...entries.flat(),
    "</feed>",
    "",
  ].join("\n");
}
