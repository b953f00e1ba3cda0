import { closingCall } from "#app/content/contact-calls.ts";
import { crm } from "#app/content/crm.ts";
import { connectedTools, inbox, pipeline, years } from "#app/content/crm-pictures.ts";
import { pages } from "#app/content/pages.ts";
import { related } from "#app/content/related.ts";
import { AnsweredQuestions } from "#app/sections/answered-questions.tsx";
import { BigClaim } from "#app/sections/big-claim.tsx";
import { BoardOpening } from "#app/sections/board-opening.tsx";
import { BookingBar } from "#app/sections/booking-bar.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { FeatureGroups } from "#app/sections/feature-groups.tsx";
import { FreeWithAgent } from "#app/sections/free-with-agent.tsx";
import { IntegrationsClaim } from "#app/sections/integrations-claim.tsx";
import { RelatedSolutions } from "#app/sections/related-solutions.tsx";
import { Split } from "#app/sections/split.tsx";
import { Seo } from "#app/seo.tsx";
import { Inbox } from "#app/vignettes/inbox.tsx";
import { IntegrationsHub } from "#app/vignettes/integrations-hub.tsx";
import { Pipeline } from "#app/vignettes/pipeline.tsx";
import { Years } from "#app/vignettes/years.tsx";

export default function Crm() {
  return (
    <>
      <Seo {...pages.crm} />
      <BoardOpening {...crm.opening} name={pages.crm.name}>
        <Pipeline {...pipeline} />
      </BoardOpening>
      <BookingBar call={crm.opening.call}>
        <AnsweredQuestions {...crm.questions} />
        <Split {...crm.inbox} tone="sunk">
          <Inbox {...inbox} />
        </Split>
        <FeatureGroups {...crm.features} />
        <IntegrationsClaim {...crm.integrations}>
          <IntegrationsHub {...connectedTools} />
        </IntegrationsClaim>
        <FreeWithAgent {...crm.free} />
        <BigClaim {...crm.experience} tone="surface">
          <Years {...years} />
        </BigClaim>
        <RelatedSolutions title={related.title} solutions={related.toCrm} tone="sunk" />
      </BookingBar>
      <ClosingCall {...closingCall} {...crm.closing} />
    </>
  );
}
