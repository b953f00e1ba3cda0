import { formatExampleAmount } from "../content/region.ts";
import { BookingBar } from "../sections/booking-bar.tsx";
import { ClaimAndLesson } from "./claim-and-lesson.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { CommercialTerms } from "../sections/commercial-terms.tsx";
import { FreeCrmWithAgent } from "./free-crm-with-agent.tsx";
import { IntegrationsClaim } from "./integrations-claim.tsx";
import { PipelineOpening } from "./pipeline-opening.tsx";
import { PointsBesidePicture } from "../sections/points-beside-picture.tsx";
import { QuestionsAnsweredByProduct } from "./questions-answered-by-product.tsx";
import { RelatedSolutions } from "../sections/related-solutions.tsx";
import { RowsBesideCard } from "./rows-beside-card.tsx";
import { Seo } from "../document/seo.tsx";
import { getSolutionPageData } from "../content/solution-page.ts";
import { PhoneShopSign } from "../ui/phone-shop-sign.tsx";
import { StreetDrawings } from "../ui/street.tsx";
import { Inbox } from "./inbox.tsx";
import { Pipeline } from "./pipeline.tsx";
import { StepsAcrossTools } from "./steps-across-tools.tsx";
import { closingCallTexts } from "../content/calls.ts";
import { crmPageTexts, crmPictureTexts } from "./words.ts";
import { firstStepSheetTexts } from "../content/first-step-sheet.ts";

export default function Crm() {
  const { page, related, buyerQuestions } = getSolutionPageData("crm");
  const { free } = crmPageTexts;
  const deals = crmPictureTexts.pipeline.stages.flatMap((stage) => stage.deals);
  const won = deals.find((deal) => deal.moved);
  const shops = new Set(deals.flatMap(({ shop }) => shop ?? []));
  return (
    <>
      <Seo {...page} />
      <PipelineOpening
        {...crmPageTexts.opening}
        pageName={page.name}
        phoneShopSign={
          won?.shop && (
            <PhoneShopSign shop={won.shop}>
              <b>{won.who}</b> {won.what}{" "}
              <b className="whitespace-nowrap text-good">{formatExampleAmount(won.amount)}</b>
            </PhoneShopSign>
          )
        }
      >
        <Pipeline {...crmPictureTexts.pipeline} />
      </PipelineOpening>
      <BookingBar bookingLabel={crmPageTexts.opening.call}>
        <QuestionsAnsweredByProduct {...crmPageTexts.questions} />
        <RowsBesideCard {...crmPageTexts.tools} />
        <PointsBesidePicture {...crmPageTexts.inbox} tone="sunk">
          <Inbox {...crmPictureTexts.inbox} />
        </PointsBesidePicture>
        <IntegrationsClaim {...crmPageTexts.integrations}>
          <StepsAcrossTools {...crmPictureTexts.connectedTools} />
        </IntegrationsClaim>
        {free && (
          <FreeCrmWithAgent
            title={free.title}
            text={free.text}
            to={free.to}
            linkLabel={free.link}
            agentsHeading={free.any}
            agentNames={free.agents}
            crmName={free.crm}
            crmPrice={free.price}
          />
        )}
        {crmPageTexts.experience && <ClaimAndLesson {...crmPageTexts.experience} />}
        <CommercialTerms {...buyerQuestions} />
        <RelatedSolutions {...related} layout="rows" />
      </BookingBar>
      <ClosingCall
        {...closingCallTexts}
        {...crmPageTexts.closing}
        call={crmPageTexts.opening.call}
        tone="sunk"
        firstStepSheet={firstStepSheetTexts.crm}
      />
      <StreetDrawings names={[...shops]} />
    </>
  );
}
