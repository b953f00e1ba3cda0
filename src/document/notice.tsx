import { X } from "lucide-react";
import { firm } from "../content/firm/firm.ts";
import type { SiteConfig } from "../content/firm/site-fields.ts";
import { fillPlaceholders } from "../content/texts/fill.ts";
import { read } from "../site-content.ts";
import { OwnerLink } from "../ui/owner-link.tsx";
import { textLinkClasses } from "../ui/text-link-classes.ts";
import { noticePeriod } from "./notice-period.ts";
import { noticeWords } from "./words.ts";
import "./notice.css";

const site = read(firm);
const texts = read(noticeWords);

type NoticeConfig = NonNullable<SiteConfig["notice"]>;

function NoticeText({ text, to }: NoticeConfig) {
  if (!to) return text;
  return (
    <OwnerLink href={to} className={`${textLinkClasses.inText} hover:text-brand`}>
      {text}
    </OwnerLink>
  );
}

/**
 * The first and last day of the notice, shown only without scripts, because without them the notice stays on the page after
 * its last day.
 */
function NoticeDatesWithoutScript({ from, until }: NoticeConfig) {
  const format = new Intl.DateTimeFormat(site.locale, { dateStyle: "long", timeZone: "UTC" });
  const formatDate = (date: string) => format.format(new Date(date));
  return from
    ? fillPlaceholders(texts.between, { from: formatDate(from), until: formatDate(until) })
    : fillPlaceholders(texts.until, { until: formatDate(until) });
}

export function Notice({ notice }: { notice: NoticeConfig }) {
  return (
    <aside
      data-behaviour={noticePeriod && "notice"}
      aria-label={texts.label}
      data-print="hide"
      className="notice hidden border-b border-line bg-brand-wash text-ink in-data-notice-shown:block"
    >
      <div className="page flex items-center justify-between gap-3 py-1 text-sm">
        <p className="py-2 text-pretty">
          <NoticeText {...notice} />
        </p>
        <button
          type="button"
          aria-label={texts.close}
          className="-me-3 grid size-target flex-none place-items-center rounded-full hover:bg-surface"
        >
          <X className="size-icon" />
        </button>
      </div>
    </aside>
  );
}

export function NoticeWithoutScript({ notice }: { notice: NoticeConfig }) {
  return (
    <noscript>
      {/* Not a second aside of this name: HTML does not allow two, and noscript is no exception. */}
      <section aria-label={texts.label} className="page py-6 text-ink-soft">
        <NoticeText {...notice} /> <NoticeDatesWithoutScript {...notice} />
      </section>
    </noscript>
  );
}
