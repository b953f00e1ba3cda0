import { BookingBar } from "#app/sections/booking-bar.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { Highlights } from "#app/sections/highlights.tsx";
import { PageOpening } from "#app/sections/page-opening.tsx";
import { Questions } from "#app/sections/questions.tsx";
import { RelatedSolutions } from "#app/sections/related-solutions.tsx";
import { StepsBesideHeading } from "#app/sections/steps-beside-heading.tsx";
import { TextColumns } from "#app/sections/text-columns.tsx";
import { Seo } from "#app/seo.tsx";
import { getSolutionPageData } from "#app/solution-page.ts";
import { usePagePath } from "#app/ui/page-path.ts";
import { IncludedList } from "#app/vignettes/included-list.tsx";
import { closingCallTexts } from "#content/calls";
import { firstStepSheetTexts } from "#content/first-step-sheet";
import { standardPageTextsBySolution } from "#content/solution-extras";

/** The page of every solution without its own file in app/pages/. Its texts are in content/solutions/. */
export default function StandardSolutionPage() {
  const id = usePagePath().slice(1);
  const { page, related } = getSolutionPageData(id);
  const texts = standardPageTextsBySolution[id];
  if (!texts) return null;
  const { opening, claims, features, steps, questions, closing } = texts;
  return (
    <>
      <Seo {...page} />
      <PageOpening {...opening} pageName={page.name}>
        <IncludedList title={page.name} points={features.list.map(({ title }) => title)} />
      </PageOpening>
      <BookingBar bookingLabel={opening.call}>
        {claims.length > 0 && <Highlights title={page.name} claims={claims} />}
        <TextColumns title={features.title} columns={features.list} />
        {steps && <StepsBesideHeading heading={steps.heading} steps={steps.list} />}
        <Questions heading={questions.heading} questions={questions.list} />
        <RelatedSolutions {...related} />
      </BookingBar>
      <ClosingCall
        firstStepSheet={firstStepSheetTexts.general}
        {...closingCallTexts}
        {...closing}
        call={opening.call}
      />
    </>
  );
}
