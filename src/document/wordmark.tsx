import { headerLogo as logo } from "../brand/header-logo.ts";
import { sampleMark } from "../brand/mark.ts";
import { pageTitles } from "../content/pages/page-address.ts";
import { read } from "../site-content.ts";
import "./wordmark.css";

const { shortBrandName } = read(pageTitles);

export function Wordmark() {
  return (
    <span
      className={`${logo ? "items-center leading-tight" : "wordmark-horizon items-end"} wordmark inline-flex gap-3 font-semibold tracking-tight`}
    >
      {logo ? <OwnerLogo {...logo} /> : <SampleMark />}
      {!logo?.containsName && shortBrandName}
    </span>
  );
}

/** The owner's logo for light and dark backgrounds. If both are the same file, it may get a light plate on dark ones. */
function OwnerLogo({
  urlOnLight,
  urlOnDark,
  containsName,
  needsLightPlate,
  ...size
}: NonNullable<typeof logo>) {
  const alt = containsName ? shortBrandName : "";
  if (urlOnLight === urlOnDark)
    return (
      <img
        {...size}
        src={urlOnLight}
        alt={alt}
        className={
          needsLightPlate
            ? "rounded-md on-dark:bg-on-night on-dark:outline-4 on-dark:outline-on-night"
            : undefined
        }
      />
    );
  return (
    <>
      <img {...size} src={urlOnLight} alt={alt} className="on-dark:hidden" />
      <img {...size} src={urlOnDark} alt={alt} className="hidden on-dark:block" />
    </>
  );
}

function SampleMark() {
  return (
    <svg viewBox="2 6 28 16" aria-hidden="true" className="wordmark-sky flex-none">
      <path d={sampleMark.sky} className="mark-sky" />
      <path
        d={sampleMark.arc}
        fill="none"
        stroke="currentColor"
        strokeWidth={sampleMark.strokeWidth}
        strokeLinecap="round"
      />
    </svg>
  );
}
