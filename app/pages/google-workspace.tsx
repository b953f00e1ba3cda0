import { BookingBar } from "#app/sections/booking-bar.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { CommercialTerms } from "#app/sections/commercial-terms.tsx";
import { MailMigration } from "#app/sections/mail-migration.tsx";
import { ProductParts } from "#app/sections/product-parts.tsx";
import { RelatedSolutions } from "#app/sections/related-solutions.tsx";
import { SignOpening, signStreetShops } from "#app/sections/sign-opening.tsx";
import { WorkspaceBenefits } from "#app/sections/workspace-benefits.tsx";
import { WorkspaceEntryPlan } from "#app/sections/workspace-entry-plan.tsx";
import { Seo } from "#app/seo.tsx";
import { getSolutionPageData } from "#app/solution-page.ts";
import { StreetDrawings } from "#app/ui/street.tsx";
import { DriveFolder } from "#app/vignettes/drive-folder.tsx";
import { MeetGrid } from "#app/vignettes/meet-grid.tsx";
import { Senders } from "#app/vignettes/senders.tsx";
import { StorageBars, VideoCallSeats } from "#app/vignettes/workspace-plan-figures.tsx";
import {
  ChatPreview,
  FreeHourPreview,
  MailPreview,
  SignInQuestionPreview,
} from "#app/vignettes/workspace-previews.tsx";
import { closingCallTexts } from "#content/calls";
import { firstStepSheetTexts } from "#content/first-step-sheet";
import { googleWorkspacePageTexts, googleWorkspacePictureTexts } from "#content/google-workspace";

export default function GoogleWorkspace() {
  const { page, related, buyerQuestions } = getSolutionPageData("google-workspace");
  const { opening, move, parts, plan } = googleWorkspacePageTexts;
  const { glimpses, storageBars, callSeats } = googleWorkspacePictureTexts;
  return (
    <>
      <Seo {...page} />
      <SignOpening
        {...opening}
        pageName={page.name}
        mailAddress={googleWorkspacePageTexts.change.after.title}
      />
      <BookingBar bookingLabel={opening.call}>
        <WorkspaceBenefits {...googleWorkspacePageTexts.change}>
          <Senders {...googleWorkspacePictureTexts.senders} />
        </WorkspaceBenefits>
        <MailMigration
          title={move.title}
          lead={move.lead}
          pictureLabel={move.label}
          oldServiceName={move.old}
          newServiceName={move.next}
          steps={move.steps}
          meetingTopics={move.settled}
        />
        <ProductParts
          heading={parts.heading}
          accountAddress={parts.account}
          parts={parts.list}
          pictures={{
            gmail: <MailPreview mails={glimpses.mails} />,
            drive: <DriveFolder {...googleWorkspacePictureTexts.driveFolder} />,
            meet: <MeetGrid {...googleWorkspacePictureTexts.teamCall} />,
            calendar: <FreeHourPreview {...glimpses.day} />,
            chat: <ChatPreview messages={glimpses.chat} />,
            security: <SignInQuestionPreview {...glimpses.security} />,
          }}
        />
        <WorkspaceEntryPlan
          heading={plan.heading}
          claimsWithPictures={[
            { claim: plan.storage, picture: storageBars && <StorageBars {...storageBars} /> },
            { claim: plan.seats, picture: callSeats && <VideoCallSeats {...callSeats} /> },
          ]}
          claimAboutFirm={plan.seller}
          advice={plan.advice}
        />
        <CommercialTerms {...buyerQuestions} />
        <RelatedSolutions {...related} tone="sunk" />
      </BookingBar>
      <ClosingCall
        {...closingCallTexts}
        {...googleWorkspacePageTexts.closing}
        call={opening.call}
        tone="surface"
        firstStepSheet={firstStepSheetTexts.google}
      />
      <StreetDrawings names={signStreetShops} />
    </>
  );
}
