import { closingCallTexts } from "../content/calls.ts";
import { firstStepSheetTexts } from "../content/first-step-sheet.ts";
import { getSolutionPageData } from "../content/solution-page.ts";
import { SitePage } from "../document/site-page.tsx";
import { BookingBar } from "../sections/booking-bar.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { CommercialTerms } from "../sections/commercial-terms.tsx";
import { RelatedSolutions } from "../sections/related-solutions.tsx";
import { StreetDrawings } from "../ui/street.tsx";
import { DriveFolder } from "./drive-folder.tsx";
import { MailMigration } from "./mail-migration.tsx";
import { MeetGrid } from "./meet-grid.tsx";
import { ProductParts } from "./product-parts.tsx";
import { Senders } from "./senders.tsx";
import { SignOpening, signStreetShops } from "./sign-opening.tsx";
import type { googleWorkspacePageTexts, googleWorkspacePictureTexts } from "./words.ts";
import { WorkspaceBenefits } from "./workspace-benefits.tsx";
import { WorkspaceEntryPlan } from "./workspace-entry-plan.tsx";
import { StorageBars, VideoCallSeats } from "./workspace-plan-figures.tsx";
import { ChatPreview, FreeHourPreview, MailPreview, SignInQuestionPreview } from "./workspace-previews.tsx";

export function GoogleWorkspacePage({
  texts,
  pictures,
}: {
  texts: typeof googleWorkspacePageTexts;
  pictures: typeof googleWorkspacePictureTexts;
}) {
  const { page, related, buyerQuestions } = getSolutionPageData("google-workspace");
  const { opening, move, parts, plan } = texts;
  const { glimpses, storageBars, callSeats } = pictures;
  return (
    <SitePage path="/google-workspace">
      <SignOpening {...opening} pageName={page.name} mailAddress={texts.change.after.title} />
      <BookingBar bookingLabel={opening.call}>
        <WorkspaceBenefits {...texts.change}>
          <Senders {...pictures.senders} />
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
            drive: <DriveFolder {...pictures.driveFolder} />,
            meet: <MeetGrid {...pictures.teamCall} />,
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
        {...texts.closing}
        call={opening.call}
        tone="surface"
        firstStepSheet={firstStepSheetTexts.google}
      />
      <StreetDrawings names={signStreetShops} />
    </SitePage>
  );
}
