import { BookingBar } from "#app/sections/booking-bar.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { EntryPlan } from "#app/sections/entry-plan.tsx";
import { MailMigration } from "#app/sections/mail-migration.tsx";
import { NewAddress } from "#app/sections/new-address.tsx";
import { ProductParts } from "#app/sections/product-parts.tsx";
import { RelatedSolutions } from "#app/sections/related-solutions.tsx";
import { SignOpening, signStreetShops } from "#app/sections/sign-opening.tsx";
import { Terms } from "#app/sections/terms.tsx";
import { Seo } from "#app/seo.tsx";
import { getSolutionPageData } from "#app/solution-page.ts";
import { StreetDrawings } from "#app/ui/street.tsx";
import { DriveFolder } from "#app/vignettes/drive-folder.tsx";
import { MeetGrid } from "#app/vignettes/meet-grid.tsx";
import { Senders } from "#app/vignettes/senders.tsx";
import * as glimpse from "#app/vignettes/workspace-glimpses.tsx";
import { CallSeats, StorageBars } from "#app/vignettes/workspace-plan-figures.tsx";
import { closingCall } from "#content/calls";
import { firstStepSheets } from "#content/first-step-sheet";
import { googleWorkspace, googleWorkspacePictureTexts } from "#content/google-workspace";

export default function GoogleWorkspace() {
  const { page, related, buyerQuestions } = getSolutionPageData("google-workspace");
  const { opening, plan } = googleWorkspace;
  const { glimpses, storageBars, callSeats } = googleWorkspacePictureTexts;
  return (
    <>
      <Seo {...page} />
      <SignOpening {...opening} name={page.name} address={googleWorkspace.change.after.title} />
      <BookingBar call={opening.call}>
        <NewAddress {...googleWorkspace.change}>
          <Senders {...googleWorkspacePictureTexts.senders} />
        </NewAddress>
        <MailMigration {...googleWorkspace.move} />
        <ProductParts
          {...googleWorkspace.parts}
          pictures={{
            gmail: <glimpse.MailGlimpse mails={glimpses.mails} />,
            drive: <DriveFolder {...googleWorkspacePictureTexts.driveFolder} />,
            meet: <MeetGrid {...googleWorkspacePictureTexts.teamCall} />,
            calendar: <glimpse.DayGlimpse {...glimpses.day} />,
            chat: <glimpse.ChatGlimpse messages={glimpses.chat} />,
            security: <glimpse.SecurityGlimpse {...glimpses.security} />,
          }}
        />
        <EntryPlan
          heading={plan.heading}
          figures={[
            { claim: plan.storage, picture: storageBars && <StorageBars {...storageBars} /> },
            { claim: plan.seats, picture: callSeats && <CallSeats {...callSeats} /> },
          ]}
          seller={plan.seller}
          advice={plan.advice}
        />
        <Terms {...buyerQuestions} />
        <RelatedSolutions {...related} tone="sunk" />
      </BookingBar>
      <ClosingCall
        {...closingCall}
        {...googleWorkspace.closing}
        call={opening.call}
        tone="surface"
        sheet={firstStepSheets.google}
      />
      <StreetDrawings names={signStreetShops} />
    </>
  );
}
