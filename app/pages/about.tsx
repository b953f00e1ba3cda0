import { careersPath } from "#app/careers-path.ts";
import { BookingBar } from "#app/sections/booking-bar.tsx";
import { CareersInvitation } from "#app/sections/careers-invitation.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { CommercialTerms } from "#app/sections/commercial-terms.tsx";
import { CompanyTimeline } from "#app/sections/company-timeline.tsx";
import { CustomerReferences } from "#app/sections/customer-references.tsx";
import { MeetingPromisesChecklist } from "#app/sections/meeting-promises-checklist.tsx";
import { OfferIndex } from "#app/sections/offer-index.tsx";
import { StatementAndReasons } from "#app/sections/statement-and-reasons.tsx";
import { Team } from "#app/sections/team.tsx";
import { Seo } from "#app/seo.tsx";
import { aboutPageTexts } from "#content/about";
import { closingCallTexts } from "#content/calls";
import { firstStepSheetTexts } from "#content/first-step-sheet";
import { commercialTermsTexts, customerReferenceTexts, teamTexts } from "#content/owner";
import { fixedPageEntries } from "#content/pages";

export default function About() {
  const { meaning, offer, principles, join } = aboutPageTexts;
  return (
    <>
      <Seo {...fixedPageEntries.about} />
      <BookingBar>
        <CompanyTimeline {...aboutPageTexts.history} />
        <StatementAndReasons
          title={meaning.title}
          lead={meaning.lead}
          pictureQuestion={meaning.question}
          reasons={meaning.list}
        />
        <OfferIndex title={offer.title} solutions={offer.list} />
        {customerReferenceTexts && (
          <CustomerReferences title={customerReferenceTexts.title} references={customerReferenceTexts.list} />
        )}
        <MeetingPromisesChecklist
          heading={principles.heading}
          checklistTitle={principles.sheet}
          items={principles.list}
        />
        <CommercialTerms
          title={commercialTermsTexts.title}
          lead={commercialTermsTexts.lead}
          questions={commercialTermsTexts.list}
        />
        {teamTexts && <Team {...teamTexts} />}
        {careersPath && join && (
          <CareersInvitation title={join.title} text={join.text} to={careersPath} linkLabel={join.link} />
        )}
      </BookingBar>
      <ClosingCall
        {...closingCallTexts}
        {...aboutPageTexts.closing}
        firstStepSheet={firstStepSheetTexts.general}
      />
    </>
  );
}
