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
import { about } from "#content/about";
import { closingCall } from "#content/calls";
import { firstStepSheets } from "#content/first-step-sheet";
import { references, team, terms } from "#content/owner";
import { fixedPageEntries } from "#content/pages";

export default function About() {
  const { meaning, offer, principles, join } = about;
  return (
    <>
      <Seo {...fixedPageEntries.about} />
      <BookingBar>
        <CompanyTimeline {...about.history} />
        <StatementAndReasons
          title={meaning.title}
          lead={meaning.lead}
          question={meaning.question}
          reasons={meaning.list}
        />
        <OfferIndex title={offer.title} solutions={offer.list} />
        {references && <CustomerReferences title={references.title} references={references.list} />}
        <MeetingChecklist
          heading={principles.heading}
          checklistTitle={principles.sheet}
          items={principles.list}
        />
        <CommercialTerms title={terms.title} lead={terms.lead} questions={terms.list} />
        {team && <Team {...team} />}
        {careersPath && (
          <JoinInvitation title={join.title} text={join.text} to={careersPath} linkLabel={join.link} />
        )}
      </BookingBar>
      <ClosingCall {...closingCall} {...about.closing} firstStepSheet={firstStepSheets.general} />
    </>
  );
}
