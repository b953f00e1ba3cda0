import type { ReactNode } from "react";
import type { Claim, HeadingTexts } from "../content/shapes.ts";
import { Section } from "../ui/section.tsx";

interface WorkspaceEntryPlanProps {
  heading: HeadingTexts;
  /** Pictures without a claim are not shown. */
  claimsWithPictures: readonly { claim?: Claim; picture: ReactNode }[];
  /** A claim about the firm as a seller, such as since when it is Google's partner. */
  claimAboutFirm?: { lead?: string; figure: string; text?: string };
  advice: string;
}

export function WorkspaceEntryPlan({
  heading,
  claimsWithPictures,
  claimAboutFirm,
  advice,
}: WorkspaceEntryPlanProps) {
  const shownClaims = claimsWithPictures.flatMap(({ claim, picture }) =>
    claim ? [{ ...claim, picture }] : [],
  );
  return (
    <Section tone="night">
      <h2 className="text-title">{heading.title}</h2>
      <p className="mt-3 max-w-lead text-on-night-soft">{heading.lead}</p>
      {shownClaims.length > 0 && (
        <div className="mt-10 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:mt-16">
          {shownClaims.map(({ lead, figure, text, source, picture }) => (
            <div key={figure} className="flex flex-col justify-end gap-8">
              {picture}
              <p className="text-lg line-height-snug">
                {lead && <span className="text-on-night-soft">{lead} </span>}
                <span className="text-figure font-semibold tracking-tight text-brand-bright">{figure}</span>{" "}
                <span className="block pt-2">{text}</span>
                {source && <small className="block text-sm text-on-night-soft">{source}</small>}
              </p>
            </div>
          ))}
        </div>
      )}
      <div className="mt-12 grid gap-x-8 gap-y-4 border-t border-night-line pt-8 text-lg grid-fit-72 lg:mt-16">
        {claimAboutFirm && (
          <p className="max-w-lead">
            {claimAboutFirm.lead} <b className="font-semibold text-brand-bright">{claimAboutFirm.figure}</b>{" "}
            {claimAboutFirm.text}
          </p>
        )}
        <p className="max-w-lead">{advice}</p>
      </div>
    </Section>
  );
}
