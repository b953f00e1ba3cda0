import type { ReactNode } from "react";
import { ClaimText } from "../sections/claim-text.tsx";
import { Section } from "../ui/section.tsx";
import type { GoogleWorkspaceTexts } from "./words.ts";

type WorkspaceEntryPlanProps = GoogleWorkspaceTexts["plan"] & {
  pictures: { storage: ReactNode; seats: ReactNode };
};

/** `storage` and `seats` are claims with a picture each; `seller` is one about the firm, such as since when it is a partner. */
export function WorkspaceEntryPlan({ pictures, ...texts }: WorkspaceEntryPlanProps) {
  const { heading, storage, seats, seller } = texts;
  const shownClaims = [
    ...(storage ? [{ ...storage, picture: pictures.storage }] : []),
    ...(seats ? [{ ...seats, picture: pictures.seats }] : []),
  ];
  return (
    <Section tone="night">
      <h2 className="text-3xl">{heading.title}</h2>
      <p className="mt-3 max-w-lead text-on-night-soft">{heading.lead}</p>
      {shownClaims.length > 0 && (
        <div className="mt-10 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:mt-16">
          {shownClaims.map(({ picture, ...claim }) => (
            <div key={claim.figure} className="flex flex-col justify-end gap-8">
              {picture}
              <ClaimText claim={claim} className="text-lg/snug" textClassName="block pt-2" />
            </div>
          ))}
        </div>
      )}
      <div className="mt-12 grid gap-x-8 gap-y-4 border-t border-night-line pt-8 text-lg grid-fit-2xs lg:mt-16">
        {seller && (
          <p className="max-w-lead">
            {seller.lead} <b className="font-semibold text-brand-bright">{seller.figure}</b> {seller.text}
          </p>
        )}
        <p className="max-w-lead">{texts.advice}</p>
      </div>
    </Section>
  );
}
