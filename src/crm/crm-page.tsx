import { region } from "../content/firm/region.ts";
import { solutionPages } from "../content/pages/solution-page.ts";
import { firstStepSheets } from "../content/shared/first-step-sheet.ts";
import { type PageProps, SitePage } from "../document/site-page.tsx";
import { BookingBar } from "../sections/booking-bar.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { CommercialTerms } from "../sections/commercial-terms.tsx";
import { PointsBesidePicture } from "../sections/points-beside-picture.tsx";
import { RelatedSolutions } from "../sections/related-solutions.tsx";
import { read } from "../site-content.ts";
import { FirstPaintMark } from "../ui/first-paint-mark.tsx";
import { PhoneShopSign } from "../ui/phone-shop-sign.tsx";
import { StreetDrawings } from "../ui/street.tsx";
import { ClaimAndLesson } from "./claim-and-lesson.tsx";
import { FreeCrmWithAgent } from "./free-crm-with-agent.tsx";
import { Inbox } from "./inbox.tsx";
import { IntegrationsClaim } from "./integrations-claim.tsx";
import { Pipeline } from "./pipeline.tsx";
import { PipelineOpening } from "./pipeline-opening.tsx";
import { QuestionsAnsweredByProduct } from "./questions-answered-by-product.tsx";
import { RowsBesideCard } from "./rows-beside-card.tsx";
import { StepsAcrossTools } from "./steps-across-tools.tsx";
import { crmWords } from "./words.ts";

const firstStepSheetTexts = read(firstStepSheets);
const { formatExampleAmount } = read(region);
const { getSolutionPageData } = read(solutionPages);
const { pictures, page: texts } = read(crmWords);

export function CrmPage({ path }: PageProps) {
  const { page, related, buyerQuestions } = getSolutionPageData("crm");
  const deals = pictures.pipeline.stages.flatMap((stage) => stage.deals);
  const won = deals.find((deal) => deal.moved);
  const shops = new Set(deals.flatMap(({ shop }) => shop ?? []));
  return (
    <SitePage path={path}>
      <PipelineOpening
        {...texts.opening}
        pageName={page.name}
        phoneShopSign={
          won?.shop && (
            <PhoneShopSign shop={won.shop}>
              <b>{won.who}</b> {won.what}{" "}
              <b className="whitespace-nowrap text-good">{formatExampleAmount(won.amount)}</b>
            </PhoneShopSign>
          )
        }
      />
      <Pipeline {...pictures.pipeline} />
      <FirstPaintMark windows="wide" />
      <BookingBar bookingLabel={texts.opening.call}>
        <QuestionsAnsweredByProduct {...texts.questions} />
        <RowsBesideCard {...texts.tools} />
        <PointsBesidePicture {...texts.inbox} tone="sunk">
          <Inbox {...pictures.inbox} />
        </PointsBesidePicture>
        <IntegrationsClaim {...texts.integrations}>
          <StepsAcrossTools {...pictures.connectedTools} />
        </IntegrationsClaim>
        {texts.free && <FreeCrmWithAgent {...texts.free} />}
        {texts.experience && <ClaimAndLesson {...texts.experience} />}
        <CommercialTerms {...buyerQuestions} />
        <RelatedSolutions {...related} layout="rows" />
      </BookingBar>
      <ClosingCall
        {...texts.closing}
        call={texts.opening.call}
        tone="sunk"
        firstStepSheet={firstStepSheetTexts.crm}
      />
      <StreetDrawings names={[...shops]} />
    </SitePage>
  );
}
