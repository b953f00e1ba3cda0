import { createHash } from "node:crypto";
import { addDays, convertTimesToInstants } from "../booking/slots.ts";
import type { SiteConfig } from "../../site.schema.ts";
import type { BuiltSite } from "../../finish/build.ts";
import { findElements } from "../../integration/dom.ts";
import { createElementInSlot, type PageWithSlots } from "../../finish/slots.ts";
import { bundleScript } from "../../finish/page/bundled-script.ts";

/** Finds the first instant of a day, in ms since 1970: 00:00, or 01:00 where clocks skip midnight. */
function findStartOfDayMs(date: string, timeZone: string): number {
  const instants = convertTimesToInstants(date, ["00:00", "01:00"], timeZone);
  return instants.find((instant) => instant !== undefined) ?? 0;
}

/**
 * Builds the data attributes for the notice's script: start and end in ms since 1970 (0 for no start), and an id, so that a
 * new notice shows although the visitor has closed an older one.
 */
export function buildNoticePeriodAndIdAttributes(
  { text, to = "", from, until }: NonNullable<SiteConfig["notice"]>,
  timeZone: string,
) {
  return {
    "data-from": String(from ? findStartOfDayMs(from, timeZone) : 0),
    "data-until": String(findStartOfDayMs(addDays(until, 1), timeZone)),
    "data-id": createHash("sha256").update(`${text} ${to} ${until}`).digest("base64url").slice(0, 8),
  };
}

/** Adds the notice's script to each page with a notice: in the head, so that nothing moves when the notice is shown. */
export async function addNoticeScript({ config }: Pick<BuiltSite, "config">) {
  if (!config.notice) return () => {};
  const times = buildNoticePeriodAndIdAttributes(config.notice, config.timeZone);
  const text = await bundleScript("src/document/notice-script.ts");
  return (page: PageWithSlots) => {
    const [shown] = findElements(page.document, ({ attrs }) =>
      attrs.some(({ name, value }) => name === "class" && value.split(" ").includes("notice")),
    );
    if (shown) createElementInSlot(page, "notice script", "script", times, text);
  };
}
