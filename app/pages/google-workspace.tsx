import { closingCall } from "#app/content/contact-calls.ts";
import { googleWorkspace } from "#app/content/google-workspace.ts";
import { callSeats, driveFolder, storageBars, teamCall } from "#app/content/google-workspace-pictures.ts";
import { pages } from "#app/content/pages.ts";
import { related } from "#app/content/related.ts";
import { BigClaim } from "#app/sections/big-claim.tsx";
import { BookingBar } from "#app/sections/booking-bar.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { EntryPlan } from "#app/sections/entry-plan.tsx";
import { NewAddress } from "#app/sections/new-address.tsx";
import { OverlapOpening } from "#app/sections/overlap-opening.tsx";
import { ProductParts } from "#app/sections/product-parts.tsx";
import { RelatedSolutions } from "#app/sections/related-solutions.tsx";
import { Steps } from "#app/sections/steps.tsx";
import { Seo } from "#app/seo.tsx";
import { DriveFolder } from "#app/vignettes/drive-folder.tsx";
import { MeetGrid } from "#app/vignettes/meet-grid.tsx";
import { CallSeats, StorageBars } from "#app/vignettes/plan-figures.tsx";

export default function GoogleWorkspace() {
  const { plan } = googleWorkspace;
  return (
    <>
      <Seo {...pages.googleWorkspace} />
      <OverlapOpening
        {...googleWorkspace.opening}
        name={pages.googleWorkspace.name}
        back={<DriveFolder {...driveFolder} />}
        front={<MeetGrid {...teamCall} />}
      />
      <BookingBar call={googleWorkspace.opening.call}>
        <NewAddress {...googleWorkspace.change} />
        <ProductParts {...googleWorkspace.parts} />
        <EntryPlan
          heading={plan.heading}
          figures={[
            { claim: plan.storage, picture: <StorageBars {...storageBars} /> },
            { claim: plan.seats, picture: <CallSeats {...callSeats} /> },
          ]}
        />
        <Steps {...googleWorkspace.steps} />
        <BigClaim {...googleWorkspace.partner} tone="wash" />
        <RelatedSolutions title={related.title} solutions={related.toGoogleWorkspace} />
      </BookingBar>
      <ClosingCall {...closingCall} {...googleWorkspace.closing} />
    </>
  );
}
