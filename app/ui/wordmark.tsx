import { mark } from "#app/mark.ts";
import { site } from "#site";

export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-3 text-xl md:text-bar-brand font-bold tracking-tight leading-none">
      <svg viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true" className="size-7.5 flex-none">
        <path d={mark.sky} className="mark-sky" />
        <path
          d={mark.lines.join("")}
          fill="none"
          stroke="currentColor"
          strokeWidth={mark.strokeWidth}
          strokeLinecap="round"
        />
      </svg>
      {site.brand.name}
    </span>
  );
}
