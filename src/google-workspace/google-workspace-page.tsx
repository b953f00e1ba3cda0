import { BookingBar } from "../sections/booking-bar.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { CommercialTerms } from "../sections/commercial-terms.tsx";
import { MailMigration } from "./mail-migration.tsx";
import { ProductParts } from "./product-parts.tsx";
import { RelatedSolutions } from "../sections/related-solutions.tsx";
import { SignOpening, signStreetShops } from "./sign-opening.tsx";
import { WorkspaceBenefits } from "./workspace-benefits.tsx";
import { WorkspaceEntryPlan } from "./workspace-entry-plan.tsx";
import { Seo } from "../document/seo.tsx";
import { getSolutionPageData } from "../content/solution-page.ts";
import { StreetDrawings } from "../ui/street.tsx";
import { DriveFolder } from "./drive-folder.tsx";
import { MeetGrid } from "./meet-grid.tsx";
import { Senders } from "./senders.tsx";
import { StorageBars, VideoCallSeats } from "./workspace-plan-figures.tsx";
import {
  ChatPreview,
  FreeHourPreview,
  MailPreview,
  SignInQuestionPreview,
} from "./workspace-previews.tsx";
import { closingCallTexts } from "../content/calls.ts";
import { firstStepSheetTexts } from "../content/first-step-sheet.ts";
import { googleWorkspacePageTexts, googleWorkspacePictureTexts } from "./words.ts";

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
