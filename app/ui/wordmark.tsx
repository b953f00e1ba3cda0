import { mark } from "#app/mark.ts";
import { shortName } from "#app/page-address.ts";

export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-3 text-brand-name md:text-bar-brand font-bold tracking-tight leading-tight">
      <svg
        viewBox={`0 0 ${mark.size} ${mark.size}`}
        width="1.25em"
        height="1.25em"
        aria-hidden="true"
        className="flex-none"
      >
        <path d={mark.sky} className="mark-sky" />
        <path
          d={mark.lines.join("")}
          fill="none"
          stroke="currentColor"
          strokeWidth={mark.strokeWidth}
          strokeLinecap="round"
        />
      </svg>
      {shortName}
    </span>
  );
}
