import { createHash } from "node:crypto";
import { firm } from "../content/firm/firm.ts";
import type { SiteConfig } from "../content/firm/site-fields.ts";
import { read } from "../site-content.ts";

const site = read(firm);

/** Finds the first instant of a day, in ms since 1970: 00:00, or 01:00 where clocks skip midnight. */
const findStartOfDayMs = (date: Temporal.PlainDate, timeZone: string): number =>
  date.toZonedDateTime(timeZone).epochMilliseconds;

/**
 * Builds the data attributes for the notice's script: start and end in ms since 1970 (0 for no start), and an id, so that a
 * new notice shows although the visitor has closed an older one.
 */
export function buildNoticePeriodAndIdAttributes(
  { text, to = "", from, until }: NonNullable<SiteConfig["notice"]>,
  timeZone: string,
) {
  return {
    "data-from": String(from ? findStartOfDayMs(Temporal.PlainDate.from(from), timeZone) : 0),
    "data-until": String(findStartOfDayMs(Temporal.PlainDate.from(until).add({ days: 1 }), timeZone)),
    "data-id": createHash("sha256").update(`${text} ${to} ${until}`).digest("base64url").slice(0, 8),
  };
}

/** The attributes of the notice's script; undefined on a site without a notice. */
export const noticePeriod = site.notice && buildNoticePeriodAndIdAttributes(site.notice, site.timeZone);
