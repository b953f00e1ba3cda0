import { AgentJobs } from "#app/sections/agent-jobs.tsx";
import { BookingBar } from "#app/sections/booking-bar.tsx";
import { ClaimAndPicture } from "#app/sections/claim-and-picture.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { CommercialTerms } from "#app/sections/commercial-terms.tsx";
import { LaunchTimeline } from "#app/sections/launch-timeline.tsx";
import { PageOpening } from "#app/sections/page-opening.tsx";
import { PointsBesidePicture } from "#app/sections/points-beside-picture.tsx";
import { RelatedSolutions } from "#app/sections/related-solutions.tsx";
import { StatementLink } from "#app/sections/statement-link.tsx";
import { Seo } from "#app/seo.tsx";
import { getSolutionPageData } from "#app/solution-page.ts";
import { shopNames } from "#app/street.ts";
import { PhoneShopSign } from "#app/ui/phone-shop-sign.tsx";
import { StreetDrawings } from "#app/ui/street.tsx";
import { ExampleChat } from "#app/vignettes/example-chat.tsx";
import { WaitComparison } from "#app/vignettes/wait-comparison.tsx";
import { aiAgentsPageTexts } from "#content/agentes-ia";
import { closingCallTexts } from "#content/calls";
import { receptionistConversation, schedulingConversation } from "#content/conversations";
import { firstStepSheetTexts } from "#content/first-step-sheet";

export default function AiAgents() {
  const { page, related, buyerQuestions } = getSolutionPageData("agentes-ia");
  const { opening, launch, response, agents, crm } = aiAgentsPageTexts;
  const firstAnswer = receptionistConversation.messages.find(({ from }) => from === "agent");
  // The related solutions without the CRM, which has its own section above.
  const otherSolutions = related.solutions.filter(({ to }) => !crm || to !== crm.to);
  return (
    <>
      <Seo {...page} />
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
        <PointsBesidePicture {...aiAgentsPageTexts.scheduling} pictureLeft>
          <ExampleChat conversation={schedulingConversation} />
        </PointsBesidePicture>
        {crm && <StatementLink title={crm.title} text={crm.text} to={crm.to} linkLabel={crm.link} />}
        <CommercialTerms {...buyerQuestions} />
        <RelatedSolutions {...related} solutions={otherSolutions} tone="sunk" layout="rows" />
      </BookingBar>
      <ClosingCall
        {...closingCallTexts}
        {...aiAgentsPageTexts.closing}
        call={opening.call}
        tone="wash"
        firstStepSheet={firstStepSheetTexts.agents}
      />
      <StreetDrawings names={shopNames} />
    </>
  );
}
