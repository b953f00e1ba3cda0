import type { OwnerPagePath } from "../content/pages/page-address.ts";
import { solutionPages } from "../content/pages/solution-page.ts";
import { SitePage } from "../document/site-page.tsx";
import { BookingBar } from "../sections/booking-bar.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { CommercialTerms } from "../sections/commercial-terms.tsx";
import { Highlights } from "../sections/highlights.tsx";
import { IncludedList } from "../sections/included-list.tsx";
import { PageOpening } from "../sections/page-opening.tsx";
import { Questions } from "../sections/questions.tsx";
import { RelatedSolutions } from "../sections/related-solutions.tsx";
import { StepsBesideHeading } from "../sections/steps-beside-heading.tsx";
import { read } from "../site-content.ts";
import { TextColumns } from "./text-columns.tsx";

const { solutionPagesByName } = read(solutionPages);

export function SolutionPage({ path }: { path: OwnerPagePath }) {
  const { page, related, buyerQuestions, standardTexts } = solutionPagesByName[path.slice(1)] ?? {};
  if (!page || !related || !buyerQuestions || !standardTexts) return null;
  const { opening, claims, features, steps, questions, closing } = standardTexts;
  return (
    <SitePage path={path}>
      <PageOpening {...opening} pageName={page.name}>
        <IncludedList title={page.name} points={features.list.map(({ title }) => title)} />
      </PageOpening>
      <BookingBar bookingLabel={opening.call}>
        {claims.length > 0 && <Highlights title={page.name} claims={claims} />}
        <TextColumns title={features.title} columns={features.list} />
        {steps && <StepsBesideHeading {...steps} />}
        <Questions {...questions} />
        <CommercialTerms {...buyerQuestions} />
        <RelatedSolutions {...related} />
      </BookingBar>
      <ClosingCall {...closing} call={opening.call} />
    </SitePage>
  );
}
