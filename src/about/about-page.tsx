import { careersPage } from "../content/pages/pages.ts";
import { ownerWords } from "../content/shared/owner.ts";
import { type PageProps, SitePage } from "../document/site-page.tsx";
import { BookingBar } from "../sections/booking-bar.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { CommercialTerms } from "../sections/commercial-terms.tsx";
import { CustomerReferences } from "../sections/customer-references.tsx";
import { read } from "../site-content.ts";
import { FirstPaintMark } from "../ui/first-paint-mark.tsx";
import { CareersInvitation } from "./careers-invitation.tsx";
import { CompanyTimeline } from "./company-timeline.tsx";
import { MeetingPromisesChecklist } from "./meeting-promises-checklist.tsx";
import { OfferIndex } from "./offer-index.tsx";
import { StatementAndReasons } from "./statement-and-reasons.tsx";
import { Team } from "./team.tsx";
import { aboutWords } from "./words.ts";

const careersPath = read(careersPage);
const { terms, references, team } = read(ownerWords);
const texts = read(aboutWords);

export function AboutPage({ path }: PageProps) {
  return (
    <SitePage path={path}>
      <BookingBar>
        <CompanyTimeline {...texts.history} />
        <FirstPaintMark windows="wide" />
        <StatementAndReasons {...texts.meaning} />
        <OfferIndex {...texts.offer} />
        {references && <CustomerReferences {...references} />}
        <MeetingPromisesChecklist {...texts.principles} />
        <CommercialTerms {...terms} />
        {team && <Team {...team} />}
        {careersPath && texts.join && <CareersInvitation {...texts.join} to={careersPath} />}
      </BookingBar>
      <ClosingCall {...texts.closing} />
    </SitePage>
  );
}
