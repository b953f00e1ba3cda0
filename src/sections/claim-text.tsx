import type { Claim } from "../content/texts/claims.ts";

interface ClaimTextProps {
  claim: Claim;
  className: string;
  figureClassName?: string;
  textClassName?: string;
}

/** A claim with its figure in large letters, and the source below. */
export function ClaimText({ claim, className, figureClassName = "", textClassName }: ClaimTextProps) {
  return (
    <p className={className}>
      {claim.lead && <span className="in-[.on-night]:text-on-night-soft">{claim.lead} </span>}
      <span
        className={`text-5xl font-semibold tracking-tight text-brand in-[.on-night]:text-brand-bright ${figureClassName}`}
      >
        {claim.figure}
      </span>{" "}
      <span className={textClassName}>{claim.text}</span>
      {claim.source && (
        <small className="block pt-2 text-sm text-ink-soft in-[.on-night]:text-on-night-soft">
          {claim.source}
        </small>
      )}
    </p>
  );
}
