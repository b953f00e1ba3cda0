import { logo } from "virtual:logo";
import { mark } from "#app/mark.ts";
import { shortName } from "#app/page-address.ts";

export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-3 text-brand-name md:text-bar-brand font-semibold tracking-tight line-height-tight">
      {logo ? <OwnLogo {...logo} /> : <Mark />}
      {!logo?.named && (logo ? shortName : <span className="wordmark-baseline">{shortName}</span>)}
    </span>
  );
}

/** The owner's logo for light and dark backgrounds. If both are the same file, it may get a light plate on dark ones. */
function OwnLogo({ onLight, onDark, named, plated, ...size }: NonNullable<typeof logo>) {
  const alt = named ? shortName : "";
  if (onLight === onDark)
    return (
      <img
        {...size}
        src={onLight}
        alt={alt}
        className={plated ? "rounded-sm on-dark:wordmark-plate" : undefined}
      />
    );
  return (
    <>
      <img {...size} src={onLight} alt={alt} className="on-dark:hidden" />
      <img {...size} src={onDark} alt={alt} className="hidden on-dark:block" />
    </>
  );
}

function Mark() {
  return (
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
  );
}
