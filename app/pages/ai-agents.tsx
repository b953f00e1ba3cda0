import { aiAgents } from "#app/content/ai-agents.ts";
import { closingCall } from "#app/content/contact-calls.ts";
import { receptionist, scheduling } from "#app/content/conversations.ts";
import { pages } from "#app/content/pages.ts";
import { related } from "#app/content/related.ts";
import { BeforeAfter } from "#app/sections/before-after.tsx";
import { BigClaim } from "#app/sections/big-claim.tsx";
import { BookingBar } from "#app/sections/booking-bar.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { Ledger } from "#app/sections/ledger.tsx";
import { PageOpening } from "#app/sections/page-opening.tsx";
import { RelatedSolutions } from "#app/sections/related-solutions.tsx";
import { Split } from "#app/sections/split.tsx";
import { StatementLink } from "#app/sections/statement-link.tsx";
import { Steps } from "#app/sections/steps.tsx";
import { Seo } from "#app/seo.tsx";
import { ExampleChat } from "#app/vignettes/example-chat.tsx";
import { ShorterWait } from "#app/vignettes/shorter-wait.tsx";

export default function AiAgents() {
  const { opening } = aiAgents;
  return (
    <>
      <Seo {...pages.aiAgents} />
      <PageOpening {...opening} name={pages.aiAgents.name}>
        <ExampleChat conversation={receptionist} />
      </PageOpening>
      <BookingBar call={opening.call}>
        <BeforeAfter {...aiAgents.change} />
        <BigClaim {...aiAgents.claim}>
          <ShorterWait {...aiAgents.wait} />
        </BigClaim>
        <Ledger heading={aiAgents.agents.heading} items={aiAgents.agents.list} />
        <Split
          heading={aiAgents.scheduling.heading}
          points={aiAgents.scheduling.points}
          tone="sunk"
          pictureFirst
        >
          <ExampleChat conversation={scheduling} />
        </Split>
        <Steps heading={aiAgents.steps.heading} steps={aiAgents.steps.list} />
        <StatementLink {...aiAgents.crm} to="/crm" size="large" />
        <RelatedSolutions title={related.title} solutions={related.toAiAgents} />
      </BookingBar>
      <ClosingCall {...closingCall} {...aiAgents.closing} call={opening.call} />
    </>
  );
}
