import { shopNames } from "../brand/street.ts";
import { closingCallTexts } from "../content/calls.ts";
import { receptionistConversation, schedulingConversation } from "../content/conversations.ts";
import { firstStepSheetTexts } from "../content/first-step-sheet.ts";
import { getSolutionPageData } from "../content/solution-page.ts";
import { SitePage } from "../document/site-page.tsx";
import { BookingBar } from "../sections/booking-bar.tsx";
import { ClaimAndPicture } from "../sections/claim-and-picture.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { CommercialTerms } from "../sections/commercial-terms.tsx";
import { PageOpening } from "../sections/page-opening.tsx";
import { PointsBesidePicture } from "../sections/points-beside-picture.tsx";
import { RelatedSolutions } from "../sections/related-solutions.tsx";
import { StatementLink } from "../sections/statement-link.tsx";
import { PhoneShopSign } from "../ui/phone-shop-sign.tsx";
import { StreetDrawings } from "../ui/street.tsx";
import { AgentJobs } from "./agent-jobs.tsx";
import { ExampleChat } from "./example-chat.tsx";
import { LaunchTimeline } from "./launch-timeline.tsx";
import { WaitComparison } from "./wait-comparison.tsx";
import type { aiAgentsPageTexts } from "./words.ts";

export function AiAgentsPage({ texts }: { texts: typeof aiAgentsPageTexts }) {
  const { page, related, buyerQuestions } = getSolutionPageData("agentes-ia");
  const { opening, launch, response, agents, crm } = texts;
  const firstAnswer = receptionistConversation.messages.find(({ from }) => from === "agent");
  // The related solutions without the CRM, which has its own section above.
  const otherSolutions = related.solutions.filter(({ to }) => !crm || to !== crm.to);
  return (
    <SitePage path="/agentes-ia">
      <PageOpening
        {...opening}
        pageName={page.name}
        withStreet
        phoneShopSign={<PhoneShopSign shop="workshop">{firstAnswer?.text}</PhoneShopSign>}
      >
        <ExampleChat conversation={receptionistConversation} />
      </PageOpening>
      <BookingBar bookingLabel={opening.call}>
        {launch && (
          <LaunchTimeline
            title={launch.title}
            meetingStep={launch.before}
            meetingLabel={launch.meeting}
            afterMeetingNote={launch.gap}
            steps={launch.steps}
            rulerHours={launch.hours}
          />
        )}
        {response && (
          <ClaimAndPicture claim={response.claim} consequence={response.consequence}>
            <WaitComparison {...response.picture} />
          </ClaimAndPicture>
        )}
        <AgentJobs heading={agents.heading} agents={agents.list} closingStatement={agents.doubt} />
        <PointsBesidePicture {...texts.scheduling} pictureLeft>
          <ExampleChat conversation={schedulingConversation} />
        </PointsBesidePicture>
        {crm && <StatementLink title={crm.title} text={crm.text} to={crm.to} linkLabel={crm.link} />}
        <CommercialTerms {...buyerQuestions} />
        <RelatedSolutions {...related} solutions={otherSolutions} tone="sunk" layout="rows" />
      </BookingBar>
      <ClosingCall
        {...closingCallTexts}
        {...texts.closing}
        call={opening.call}
        tone="wash"
        firstStepSheet={firstStepSheetTexts.agents}
      />
      <StreetDrawings names={shopNames} />
    </SitePage>
  );
}
