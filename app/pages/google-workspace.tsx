import { closingCall } from "#app/content/contact-calls.ts";
import { googleWorkspace } from "#app/content/google-workspace.ts";
import {
  callSeats,
  driveFolder,
  glimpses,
  invitation,
  senders,
  storageBars,
  teamCall,
} from "#app/content/google-workspace-pictures.ts";
import { BookingBar } from "#app/sections/booking-bar.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { EntryPlan } from "#app/sections/entry-plan.tsx";
import { NewAddress } from "#app/sections/new-address.tsx";
import { OverlapOpening } from "#app/sections/overlap-opening.tsx";
import { ProductParts } from "#app/sections/product-parts.tsx";
import { RelatedSolutions } from "#app/sections/related-solutions.tsx";
import { WeekendMove } from "#app/sections/weekend-move.tsx";
import { Seo } from "#app/seo.tsx";
import { solutionPage } from "#app/solution-page.ts";
import { DriveFolder } from "#app/vignettes/drive-folder.tsx";
import { Invitation } from "#app/vignettes/invitation.tsx";
import { MeetGrid } from "#app/vignettes/meet-grid.tsx";
import { CallSeats, StorageBars } from "#app/vignettes/plan-figures.tsx";
import { Senders } from "#app/vignettes/senders.tsx";
import * as glimpse from "#app/vignettes/workspace-glimpses.tsx";

export default function GoogleWorkspace() {
  const { page, related } = solutionPage("google-workspace");
  const { opening, plan, partner } = googleWorkspace;
  return (
    <>
      <Seo {...page} />
      <OverlapOpening
        {...opening}
        name={page.name}
        back={<DriveFolder {...driveFolder} />}
        front={<MeetGrid {...teamCall} />}
      />
      <BookingBar call={opening.call}>
        <NewAddress {...googleWorkspace.change}>
          <Senders {...senders} />
        </NewAddress>
        <WeekendMove {...googleWorkspace.move} />
        <ProductParts
          {...googleWorkspace.parts}
          pictures={{
            gmail: <glimpse.MailGlimpse mails={glimpses.mails} />,
            drive: <glimpse.FileGlimpse files={glimpses.files} />,
            meet: <glimpse.CallGlimpse people={glimpses.call} />,
            calendar: <glimpse.DayGlimpse {...glimpses.day} />,
            chat: <glimpse.ChatGlimpse messages={glimpses.chat} />,
            security: <glimpse.SecurityGlimpse {...glimpses.security} />,
          }}
        />
        <EntryPlan
          heading={plan.heading}
          figures={[
            { claim: plan.storage, picture: <StorageBars {...storageBars} /> },
            { claim: plan.seats, picture: <CallSeats {...callSeats} /> },
          ]}
          partner={partner}
        />
        <RelatedSolutions {...related} tone="sunk" layout="first" />
      </BookingBar>
      <ClosingCall {...closingCall} {...googleWorkspace.closing} call={opening.call} tone="surface">
        <Invitation {...invitation} />
      </ClosingCall>
    </>
  );
}
