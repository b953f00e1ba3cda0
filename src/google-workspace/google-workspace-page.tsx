import { solutionPages } from "../content/pages/solution-page.ts";
import { firstStepSheets } from "../content/shared/first-step-sheet.ts";
import { type PageProps, SitePage } from "../document/site-page.tsx";
import { BookingBar } from "../sections/booking-bar.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { CommercialTerms } from "../sections/commercial-terms.tsx";
import { RelatedSolutions } from "../sections/related-solutions.tsx";
import { read } from "../site-content.ts";
import { StreetDrawings } from "../ui/street.tsx";
import { DriveFolder } from "./drive-folder.tsx";
import { MailMigration } from "./mail-migration.tsx";
import { MeetGrid } from "./meet-grid.tsx";
import { ProductParts } from "./product-parts.tsx";
import { Senders } from "./senders.tsx";
import { SignOpening, signStreetShops } from "./sign-opening.tsx";
import { googleWorkspaceWords } from "./words.ts";
import { WorkspaceBenefits } from "./workspace-benefits.tsx";
import { WorkspaceEntryPlan } from "./workspace-entry-plan.tsx";
import { StorageBars, VideoCallSeats } from "./workspace-plan-figures.tsx";
import { ChatPreview, FreeHourPreview, MailPreview, SignInQuestionPreview } from "./workspace-previews.tsx";

const firstStepSheetTexts = read(firstStepSheets);
const { getSolutionPageData } = read(solutionPages);
const { pictures, page: texts } = read(googleWorkspaceWords);

export function GoogleWorkspacePage({ path }: PageProps) {
  const { page, related, buyerQuestions } = getSolutionPageData("google-workspace");
  const { opening } = texts;
  const { glimpses, storageBars, callSeats } = pictures;
  return (
    <SitePage path={path}>
      <SignOpening {...opening} pageName={page.name} mailAddress={texts.change.after.title} />
      <BookingBar bookingLabel={opening.call}>
        <WorkspaceBenefits {...texts.change}>
          <Senders {...pictures.senders} />
        </WorkspaceBenefits>
        <MailMigration {...texts.move} />
        <ProductParts
          {...texts.parts}
          pictures={{
            gmail: <MailPreview mails={glimpses.mails} />,
            drive: <DriveFolder {...pictures.driveFolder} />,
            meet: <MeetGrid {...pictures.teamCall} />,
            calendar: <FreeHourPreview {...glimpses.day} />,
            chat: <ChatPreview chat={glimpses.chat} />,
            security: <SignInQuestionPreview {...glimpses.security} />,
          }}
        />
        <WorkspaceEntryPlan
          {...texts.plan}
          pictures={{
            storage: storageBars && <StorageBars {...storageBars} />,
            seats: callSeats && <VideoCallSeats {...callSeats} />,
          }}
        />
        <CommercialTerms {...buyerQuestions} />
        <RelatedSolutions {...related} tone="sunk" />
      </BookingBar>
      <ClosingCall
        {...texts.closing}
        call={opening.call}
        tone="surface"
        firstStepSheet={firstStepSheetTexts.google}
      />
      <StreetDrawings names={signStreetShops} />
    </SitePage>
  );
}
