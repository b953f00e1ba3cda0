import { closingCall } from "#app/content/contact-calls.ts";
import { crm } from "#app/content/crm.ts";
import { connectedTools, inbox, nextCard, pipeline, years } from "#app/content/crm-pictures.ts";
import { AnsweredQuestions } from "#app/sections/answered-questions.tsx";
import { BoardOpening } from "#app/sections/board-opening.tsx";
import { BookingBar } from "#app/sections/booking-bar.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { FigureBeside } from "#app/sections/figure-beside.tsx";
import { FreeWithAgent } from "#app/sections/free-with-agent.tsx";
import { IntegrationsClaim } from "#app/sections/integrations-claim.tsx";
import { LitLedger } from "#app/sections/lit-ledger.tsx";
import { RelatedSolutions } from "#app/sections/related-solutions.tsx";
import { Split } from "#app/sections/split.tsx";
import { Seo } from "#app/seo.tsx";
import { solutionPage } from "#app/solution-page.ts";
import { Inbox } from "#app/vignettes/inbox.tsx";
import { IntegrationsHub } from "#app/vignettes/integrations-hub.tsx";
import { NextCard } from "#app/vignettes/next-card.tsx";
import { Pipeline } from "#app/vignettes/pipeline.tsx";
import { Years } from "#app/vignettes/years.tsx";

export default function Crm() {
  const { page, related } = solutionPage("crm");
  return (
    <>
      <Seo {...page} />
      <BoardOpening {...crm.opening} name={page.name}>
        <Pipeline {...pipeline} />
      </BoardOpening>
      <BookingBar call={crm.opening.call}>
        <AnsweredQuestions {...crm.questions} />
        <LitLedger {...crm.tools} />
        <Split {...crm.inbox} tone="sunk">
          <Inbox {...inbox} />
        </Split>
        <IntegrationsClaim {...crm.integrations}>
          <IntegrationsHub {...connectedTools} />
        </IntegrationsClaim>
        {crm.free && <FreeWithAgent {...crm.free} />}
        <FigureBeside {...crm.experience}>
          <Years {...years} />
        </FigureBeside>
        <RelatedSolutions {...related} layout="rows" />
      </BookingBar>
      <ClosingCall {...closingCall} {...crm.closing} call={crm.opening.call} tone="sunk">
        <NextCard {...nextCard} />
      </ClosingCall>
    </>
  );
}
