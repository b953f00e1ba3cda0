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
  return (
    <>
      <Seo {...fixedPageEntries.about} />
      <BookingBar>
        <CompanyTimeline {...about.history} />
        <StatementAndReasons {...about.meaning} />
        <OfferIndex {...about.offer} />
        {references && <CustomerReferences {...references} />}
        <MeetingChecklist {...about.principles} />
        <CommercialTerms {...terms} />
        {team && <Team {...team} />}
        {careersPath && <JoinInvitation to={careersPath} {...about.join} />}
      </BookingBar>
      <ClosingCall {...closingCall} {...about.closing} sheet={firstStepSheets.general} />
    </>
  );
}
