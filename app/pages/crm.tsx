import { formatExampleAmount } from "#app/region.ts";
import { BookingBar } from "#app/sections/booking-bar.tsx";
import { ClaimAndLesson } from "#app/sections/claim-and-lesson.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { CommercialTerms } from "#app/sections/commercial-terms.tsx";
import { FreeCrmWithAgent } from "#app/sections/free-crm-with-agent.tsx";
import { IntegrationsClaim } from "#app/sections/integrations-claim.tsx";
import { PipelineOpening } from "#app/sections/pipeline-opening.tsx";
import { PointsBesidePicture } from "#app/sections/points-beside-picture.tsx";
import { QuestionsAnsweredByProduct } from "#app/sections/questions-answered-by-product.tsx";
import { RelatedSolutions } from "#app/sections/related-solutions.tsx";
import { RowsBesideCard } from "#app/sections/rows-beside-card.tsx";
import { Seo } from "#app/seo.tsx";
import { getSolutionPageData } from "#app/solution-page.ts";
import { PhoneShopSign } from "#app/ui/phone-shop-sign.tsx";
import { StreetDrawings } from "#app/ui/street.tsx";
import { Inbox } from "#app/vignettes/inbox.tsx";
import { Pipeline } from "#app/vignettes/pipeline.tsx";
import { StepsAcrossTools } from "#app/vignettes/steps-across-tools.tsx";
import { closingCallTexts } from "#content/calls";
import { crmPageTexts, crmPictureTexts } from "#content/crm";
import { firstStepSheetTexts } from "#content/first-step-sheet";

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
