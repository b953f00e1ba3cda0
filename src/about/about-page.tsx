import { closingCallTexts } from "../content/calls.ts";
import { careersPath } from "../content/careers-path.ts";
import { firstStepSheetTexts } from "../content/first-step-sheet.ts";
import { commercialTermsTexts, customerReferenceTexts, teamTexts } from "../content/owner.ts";
import { SitePage } from "../document/site-page.tsx";
import { BookingBar } from "../sections/booking-bar.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { CommercialTerms } from "../sections/commercial-terms.tsx";
import { CustomerReferences } from "../sections/customer-references.tsx";
import { CareersInvitation } from "./careers-invitation.tsx";
import { CompanyTimeline } from "./company-timeline.tsx";
import { MeetingPromisesChecklist } from "./meeting-promises-checklist.tsx";
import { OfferIndex } from "./offer-index.tsx";
import { StatementAndReasons } from "./statement-and-reasons.tsx";
import { Team } from "./team.tsx";
import type { aboutPageTexts } from "./words.ts";

export function AboutPage({ texts }: { texts: typeof aboutPageTexts }) {
  const { meaning, offer, principles, join } = texts;
  return (
    <SitePage path="/sobre-nosotros">
      <BookingBar>
        <CompanyTimeline {...texts.history} />
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
      <ClosingCall {...closingCallTexts} {...texts.closing} firstStepSheet={firstStepSheetTexts.general} />
    </SitePage>
  );
}
