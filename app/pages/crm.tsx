import { AnsweredQuestions } from "#app/sections/answered-questions.tsx";
import { BoardOpening } from "#app/sections/board-opening.tsx";
import { BookingBar } from "#app/sections/booking-bar.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { FigureAndPicture } from "#app/sections/figure-and-picture.tsx";
import { FreeWithAgent } from "#app/sections/free-with-agent.tsx";
import { IntegrationsClaim } from "#app/sections/integrations-claim.tsx";
import { LitLedger } from "#app/sections/lit-ledger.tsx";
import { RelatedSolutions } from "#app/sections/related-solutions.tsx";
import { Split } from "#app/sections/split.tsx";
import { Terms } from "#app/sections/terms.tsx";
import { Seo } from "#app/seo.tsx";
import { getSolutionPage } from "#app/solution-page.ts";
import { Inbox } from "#app/vignettes/inbox.tsx";
import { Pipeline } from "#app/vignettes/pipeline.tsx";
import { ToolSequence } from "#app/vignettes/tool-sequence.tsx";
import { Years } from "#app/vignettes/years.tsx";
import { closingCall } from "#content/calls";
import { crm, pictureTexts } from "#content/crm";
import { firstStepSheets } from "#content/first-step-sheet";

export default function Crm() {
  const { page, related, terms } = getSolutionPage("crm");
  return (
    <>
      <Seo {...page} />
      <BoardOpening {...crm.opening} name={page.name}>
        <Pipeline {...pictureTexts.pipeline} />
      </BoardOpening>
      <BookingBar call={crm.opening.call}>
        <AnsweredQuestions {...crm.questions} />
        <LitLedger {...crm.tools} />
        <Split {...crm.inbox} tone="sunk">
          <Inbox {...pictureTexts.inbox} />
        </Split>
        <IntegrationsClaim {...crm.integrations}>
          <ToolSequence {...pictureTexts.connectedTools} />
        </IntegrationsClaim>
        {crm.free && <FreeWithAgent {...crm.free} />}
        {crm.experience && (
          <FigureAndPicture {...crm.experience}>
            {pictureTexts.years && <Years {...pictureTexts.years} />}
          </FigureAndPicture>
        )}
        <Terms {...terms} />
        <RelatedSolutions {...related} layout="rows" />
      </BookingBar>
      <ClosingCall
        {...closingCall}
        {...crm.closing}
        call={crm.opening.call}
        tone="sunk"
        sheet={firstStepSheets.crm}
      />
    </>
  );
}
