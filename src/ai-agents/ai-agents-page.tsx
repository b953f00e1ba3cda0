import { shopNames } from "../brand/street.ts";
import { solutionPages } from "../content/pages/solution-page.ts";
import { conversations } from "../content/shared/conversations.ts";
import { firstStepSheets } from "../content/shared/first-step-sheet.ts";
import { type PageProps, SitePage } from "../document/site-page.tsx";
import { BookingBar } from "../sections/booking-bar.tsx";
import { ClaimAndPicture } from "../sections/claim-and-picture.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { CommercialTerms } from "../sections/commercial-terms.tsx";
import { PageOpening } from "../sections/page-opening.tsx";
import { PointsBesidePicture } from "../sections/points-beside-picture.tsx";
import { RelatedSolutions } from "../sections/related-solutions.tsx";
import { StatementLink } from "../sections/statement-link.tsx";
import { read } from "../site-content.ts";
import { PhoneShopSign } from "../ui/phone-shop-sign.tsx";
import { StreetDrawings } from "../ui/street.tsx";
import { AgentJobs } from "./agent-jobs.tsx";
import { ExampleChat } from "./example-chat.tsx";
import { LaunchTimeline } from "./launch-timeline.tsx";
import { WaitComparison } from "./wait-comparison.tsx";
import { aiAgentsWords } from "./words.ts";

const { receptionist, scheduling } = read(conversations);
const firstStepSheetTexts = read(firstStepSheets);
const { getSolutionPageData } = read(solutionPages);
const texts = read(aiAgentsWords);

export function AiAgentsPage({ path }: PageProps) {
  const { page, related, buyerQuestions } = getSolutionPageData("agentes-ia");
  const { opening, response, crm } = texts;
  const firstAnswer = receptionist.messages.find(({ from }) => from === "agent");
  const otherSolutions = related.solutions.filter(({ to }) => !crm || to !== crm.to);
  return (
    <SitePage path={path}>
      <PageOpening
        {...opening}
        pageName={page.name}
        withStreet
        phoneShopSign={<PhoneShopSign shop="workshop">{firstAnswer?.text}</PhoneShopSign>}
      >
        <ExampleChat conversation={receptionist} />
      </PageOpening>
      <BookingBar bookingLabel={opening.call}>
        {texts.launch && <LaunchTimeline {...texts.launch} />}
        {response && (
          <ClaimAndPicture claim={response.claim} consequence={response.consequence}>
            <WaitComparison {...response.picture} />
          </ClaimAndPicture>
        )}
        <AgentJobs {...texts.agents} />
        <PointsBesidePicture {...texts.scheduling} pictureLeft>
          <ExampleChat conversation={scheduling} />
        </PointsBesidePicture>
        {crm && <StatementLink {...crm} />}
        <CommercialTerms {...buyerQuestions} />
        <RelatedSolutions {...related} solutions={otherSolutions} tone="sunk" layout="rows" />
      </BookingBar>
      <ClosingCall
        {...texts.closing}
        call={opening.call}
        tone="wash"
        firstStepSheet={firstStepSheetTexts.agents}
      />
      <StreetDrawings names={shopNames} />
    </SitePage>
  );
}
