import { createHash } from "node:crypto";
import { instantsOf } from "../../app/booking/slots.ts";
import type { SiteConfig } from "../../site.schema.ts";
import type { Site } from "../build.ts";
import { elements } from "../dom.ts";
import { fill, type Page } from "../slots.ts";
import { bundleScript } from "./bundled-script.ts";

/** The first instant of a day; where clocks are put forward at midnight, an hour later. */
function beginOf(date: string, timeZone: string): number {
  const instants = instantsOf(date, ["00:00", "01:00"], timeZone);
  return instants.find((instant) => instant !== undefined) ?? 0;
}

const dayAfter = (date: string) => new Date(new Date(date).getTime() + 86_400_000).toISOString().slice(0, 10);

/**
 * What the script of the notice has to know: when it begins and ends, in ms since 1970, and what tells it from another
 * that a visitor has closed.
 */
export function buildNoticeAttributes(
  { text, to = "", from, until }: NonNullable<SiteConfig["notice"]>,
  timeZone: string,
) {
  return {
    "data-from": String(from ? beginOf(from, timeZone) : 0),
    "data-until": String(beginOf(dayAfter(until), timeZone)),
    "data-id": createHash("sha256").update(`${text} ${to} ${until}`).digest("base64url").slice(0, 8),
  };
}

/** Gives each page that has the owner's notice its script: in the head, so that nothing moves when it is shown. */
export async function notice({ config }: Pick<Site, "config">) {
  if (!config.notice) return () => {};
  const times = buildNoticeAttributes(config.notice, config.timeZone);
  const text = await bundleScript("app/layout/notice-script.ts");
  return (page: Page) => {
    const [shown] = elements(page.document, ({ attrs }) =>
      attrs.some(({ name, value }) => name === "class" && value.split(" ").includes("notice")),
    );
    if (shown) fill(page, "notice", "script", times, text);
  };
}
