import type { ReactNode } from "react";
import type { Claim } from "../content/texts/shapes.ts";
import { Section } from "../ui/section.tsx";

export function LargeClaim({ claim }: { claim: Claim }) {
  return (
    <p className="text-xl">
      {claim.lead}{" "}
      <span className="whitespace-nowrap pt-1 pb-2 text-5xl sm:block font-semibold tracking-tight text-brand">
        {claim.figure}
      </span>{" "}
      {claim.text}
      {claim.source && <small className="block pt-2 text-sm text-ink-soft">{claim.source}</small>}
    </p>
  );
}

interface ClaimAndPictureProps {
  claim: Claim;
  consequence: string;
  children: ReactNode;
}

export function ClaimAndPicture({ claim, consequence, children }: ClaimAndPictureProps) {
  return (
    <Section className="axes items-center gap-x-8 gap-y-6 max-lg:grid-fit-2xs">
      <div className="axis-side">
        <LargeClaim claim={claim} />
        <p className="mt-4 text-ink-soft">{consequence}</p>
      </div>
      <div className="axis-main">{children}</div>
    </Section>
  );
}
