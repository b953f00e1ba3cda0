import { careersPath } from "#app/careers-path.ts";
import { BookingBar } from "#app/sections/booking-bar.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { CommercialTerms } from "#app/sections/commercial-terms.tsx";
import { CompanyTimeline } from "#app/sections/company-timeline.tsx";
import { CustomerReferences } from "#app/sections/customer-references.tsx";
import { JoinInvitation } from "#app/sections/join-invitation.tsx";
import { MeetingChecklist } from "#app/sections/meeting-checklist.tsx";
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
  return (
    <>
      <Seo {...fixedPageEntries.about} />
      <BookingBar>
        <CompanyTimeline {...aboutPageTexts.history} />
        <StatementAndReasons {...aboutPageTexts.meaning} />
        <OfferIndex {...aboutPageTexts.offer} />
        {customerReferenceTexts && <CustomerReferences {...customerReferenceTexts} />}
        <MeetingChecklist {...aboutPageTexts.principles} />
        <CommercialTerms {...commercialTermsTexts} />
        {teamTexts && <Team {...teamTexts} />}
        {careersPath && <JoinInvitation to={careersPath} {...aboutPageTexts.join} />}
      </BookingBar>
      <ClosingCall {...closingCallTexts} {...aboutPageTexts.closing} sheet={firstStepSheetTexts.general} />
    </>
  );
}
