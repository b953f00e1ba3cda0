import { mark } from "#app/mark.ts";
import { site } from "#site";

/** The mark and the name; takes its colours from the text around it. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 text-xl font-bold leading-none tracking-[-0.02em] md:text-[length:min(var(--text-xl),3vw)]">
      <svg
        viewBox={mark.viewBox}
        width="30"
        height="30"
        fill="none"
        stroke="currentColor"
        strokeWidth={mark.strokeWidth}
        aria-hidden="true"
        className="flex-none"
      >
        <path d={mark.arc} strokeLinecap="round" />
        <path d={mark.sky} stroke="none" className="mark-sky" />
        <path d={mark.ground} strokeLinecap="round" />
      </svg>
      {site.brand.name}
    </span>
  );
}
