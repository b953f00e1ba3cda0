import { X } from "lucide-react";
import { fill } from "#app/fill.ts";
import { notice as texts } from "#content/notice";
import { site } from "#site";

function Text() {
  const { text = "", to } = site.notice ?? {};
  if (!to) return text;
  return (
    <a href={to} className="underline underline-offset-4 hover:text-brand">
      {text}
    </a>
  );
}

/** Which days the notice is for: without a script nothing takes it away after its last one. */
function Days() {
  const { from, until } = site.notice ?? {};
  if (!until) return null;
  const format = new Intl.DateTimeFormat(site.locale, { dateStyle: "long", timeZone: "UTC" });
  const day = (date: string) => format.format(new Date(date));
  return from
    ? fill(texts.between, { from: day(from), until: day(until) })
    : fill(texts.until, { until: day(until) });
}

// One line of the owner's above the header, in the flow. It is not displayed until notice-script.ts finds its days come.
export function Notice() {
  return (
    <aside className="notice" aria-label={texts.label} data-print="hide">
      <div className="page flex items-center justify-between gap-3 py-1 text-sm">
        <p className="py-2 text-pretty">
          <Text />
        </p>
        <button
          type="button"
          aria-label={texts.close}
          className="-me-3 grid square-11 flex-none place-items-center rounded-full hover:bg-surface"
        >
          <X className="square-5" />
        </button>
      </div>
    </aside>
  );
}

/** The same for browsers without a script, which do not take it away: below the page, with its dates. */
export function NoticeWithoutScript() {
  return (
    <noscript>
      <aside aria-label={texts.label} className="page py-6 text-ink-soft">
        <Text /> <Days />
      </aside>
    </noscript>
  );
}
