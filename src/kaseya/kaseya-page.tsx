import { solutionPages } from "../content/pages/solution-page.ts";
import { firstStepSheets } from "../content/shared/first-step-sheet.ts";
import { type PageProps, SitePage } from "../document/site-page.tsx";
import { BookingBar } from "../sections/booking-bar.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { CommercialTerms } from "../sections/commercial-terms.tsx";
import { RelatedSolutions } from "../sections/related-solutions.tsx";
import { StatementLink } from "../sections/statement-link.tsx";
import { StepsBesideHeading } from "../sections/steps-beside-heading.tsx";
import { read } from "../site-content.ts";
import { StreetDrawings } from "../ui/street.tsx";
import { BackupTimeline } from "./backup-timeline.tsx";
import { ClaimAndReasons } from "./claim-and-reasons.tsx";
import { ClosedFirmsChart } from "./closed-firms-chart.tsx";
import { DeviceFleet, FleetAlertSign } from "./device-fleet.tsx";
import { FleetOpening } from "./fleet-opening.tsx";
import { MachineScreen } from "./machine-screen.tsx";
import { RestoreStory } from "./restore-story.tsx";
import { RiskSheet } from "./risk-sheet.tsx";
import { kaseyaWords } from "./words.ts";

const firstStepSheetTexts = read(firstStepSheets);
const { getSolutionPageData } = read(solutionPages);
const { pictures, page: texts } = read(kaseyaWords);

export function KaseyaPage({ path }: PageProps) {
  const { page, related, buyerQuestions } = getSolutionPageData("kaseya");
  const { opening, evaluation, record } = texts;
  return (
    <SitePage path={path}>
      <FleetOpening {...opening} pageName={page.name} phoneShopSign={<FleetAlertSign {...pictures.fleet} />}>
        <DeviceFleet {...pictures.fleet} />
        {/* Two pictures need the drawing of the workshop. ClosedFirmsChart, if shown, defines it too. */}
        {!pictures.closedFirmsChart && <StreetDrawings names={["workshop"]} />}
      </FleetOpening>
      <BookingBar bookingLabel={opening.call}>
        <RiskSheet {...texts.risks} />
        <RestoreStory {...texts.backup}>
          <BackupTimeline {...pictures.backups} />
        </RestoreStory>
        <ClaimAndReasons {...texts.reasons}>
          {pictures.closedFirmsChart && <ClosedFirmsChart {...pictures.closedFirmsChart} />}
        </ClaimAndReasons>
        <MachineScreen {...texts.monitoring} />
        <StepsBesideHeading {...evaluation} />
        {record && <StatementLink {...record} to="/sobre-nosotros" />}
        <CommercialTerms {...buyerQuestions} />
        <RelatedSolutions {...related} tone="sunk" layout="rows" />
      </BookingBar>
      <ClosingCall {...texts.closing} call={opening.call} firstStepSheet={firstStepSheetTexts.kaseya} />
    </SitePage>
  );
}
