import { aiAgents, ownQuestions } from "#app/content/ai-agents.ts";
import { closingCall } from "#app/content/contact-calls.ts";
import { receptionist, scheduling } from "#app/content/conversations.ts";
import { AgentJobs } from "#app/sections/agent-jobs.tsx";
import { BookingBar } from "#app/sections/booking-bar.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { FigureBeside } from "#app/sections/figure-beside.tsx";
import { LaunchRuler } from "#app/sections/launch-ruler.tsx";
import { PageOpening } from "#app/sections/page-opening.tsx";
import { RelatedSolutions } from "#app/sections/related-solutions.tsx";
import { Split } from "#app/sections/split.tsx";
import { StatementLink } from "#app/sections/statement-link.tsx";
import { Seo } from "#app/seo.tsx";
import { solutionPage } from "#app/solution-page.ts";
import { ExampleChat } from "#app/vignettes/example-chat.tsx";
import { OwnQuestions } from "#app/vignettes/own-questions.tsx";
import { TwoWaits } from "#app/vignettes/two-waits.tsx";

export default function AiAgents() {
  const { page, related } = solutionPage("agentes-ia");
  const { opening, response, crm } = aiAgents;
  // The CRM has a band of its own.
  const others = related.solutions.filter(({ to }) => !crm || to !== crm.to);
  return (
    <>
      <Seo {...page} />
      <PageOpening {...opening} name={page.name}>
        <ExampleChat conversation={receptionist} />
      </PageOpening>
      <BookingBar call={opening.call}>
        <LaunchRuler {...aiAgents.launch} />
        <FigureBeside claim={response.claim} consequence={response.consequence}>
          <TwoWaits {...response.picture} />
        </FigureBeside>
        <AgentJobs {...aiAgents.agents} />
        <Split {...aiAgents.scheduling} pictureFirst>
          <ExampleChat conversation={scheduling} />
        </Split>
        {crm && <StatementLink {...crm} />}
        <RelatedSolutions {...related} solutions={others} tone="sunk" layout="rows" />
      </BookingBar>
      <ClosingCall {...closingCall} {...aiAgents.closing} call={opening.call} tone="wash">
        <OwnQuestions {...ownQuestions} />
      </ClosingCall>
    </>
  );
}
