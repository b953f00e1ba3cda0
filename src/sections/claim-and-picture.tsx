import type { ReactNode } from "react";
import type { Claim } from "../content/texts/claims.ts";
import { Section } from "../ui/section.tsx";
import { ClaimText } from "./claim-text.tsx";

export const LargeClaim = ({ claim }: { claim: Claim }) => (
  <ClaimText claim={claim} className="text-xl" figureClassName="pt-1 pb-2 whitespace-nowrap sm:block" />
);

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
