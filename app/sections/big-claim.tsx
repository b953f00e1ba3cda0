import type { ReactNode } from "react";
import type { Claim } from "#app/content/shapes.ts";
import { Section } from "#app/ui/section.tsx";

export function BigClaim({
  claim,
  consequence,
  tone = "night",
  children,
}: {
  claim: Claim;
  consequence: string;
  /** A picture of the claim. */
  children?: ReactNode;
  tone?: "surface" | "wash" | "night";
}) {
  return (
    <Section tone={tone} className="grid gap-8 md:grid-cols-less-more md:items-center md:gap-16">
      <p className="max-w-headline text-xl font-medium">
        {claim.lead}{" "}
        <span
          className={`block whitespace-nowrap pt-1 pb-2 text-figure font-semibold tracking-tight ${tone === "night" ? "text-brand-bright" : "text-brand"}`}
        >
          {claim.figure}
        </span>{" "}
        {claim.text}
        {claim.source && <small className="block pt-2 text-xs opacity-80">{claim.source}</small>}
      </p>
      <div>
        {children}
        <p className="max-w-text text-lg opacity-90">{consequence}</p>
      </div>
    </Section>
  );
}
