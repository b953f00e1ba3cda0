import { closingCallTexts } from "../content/calls.ts";
import { firstStepSheetTexts } from "../content/first-step-sheet.ts";
import { getSolutionPageData } from "../content/solution-page.ts";
import { SitePage } from "../document/site-page.tsx";
import { BookingBar } from "../sections/booking-bar.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { CommercialTerms } from "../sections/commercial-terms.tsx";
import { RelatedSolutions } from "../sections/related-solutions.tsx";
import { StatementLink } from "../sections/statement-link.tsx";
import { StepsBesideHeading } from "../sections/steps-beside-heading.tsx";
import { StreetDrawings } from "../ui/street.tsx";
import { BackupTimeline } from "./backup-timeline.tsx";
import { ClaimAndReasons } from "./claim-and-reasons.tsx";
import { ClosedFirmsChart } from "./closed-firms-chart.tsx";
import { DeviceFleet, FleetAlertSign } from "./device-fleet.tsx";
import { FleetOpening } from "./fleet-opening.tsx";
import { MachineScreen } from "./machine-screen.tsx";
import { RestoreStory } from "./restore-story.tsx";
import { RiskSheet } from "./risk-sheet.tsx";
import type { kaseyaPageTexts, kaseyaPictureTexts } from "./words.ts";

export function KaseyaPage({
  texts,
  pictures,
}: {
  texts: typeof kaseyaPageTexts;
  pictures: typeof kaseyaPictureTexts;
}) {
  const { page, related, buyerQuestions } = getSolutionPageData("kaseya");
  const { opening, risks, reasons, monitoring, evaluation, record } = texts;
  return (
    <SitePage path="/kaseya">
      <FleetOpening {...opening} pageName={page.name} phoneShopSign={<FleetAlertSign {...pictures.fleet} />}>
        <DeviceFleet {...pictures.fleet} />
        {/* Two pictures need the drawing of the workshop. ClosedFirmsChart, if shown, defines it too. */}
        {!pictures.closedFirmsChart && <StreetDrawings names={["workshop"]} />}
      </FleetOpening>
      <BookingBar bookingLabel={opening.call}>
        <RiskSheet
          title={risks.title}
          lead={risks.lead}
          sheetTitle={risks.sheet}
          todayHeading={risks.today}
          withUsHeading={risks.withUs}
          pictureCaption={risks.scene}
          risks={risks.list}
        />
        <RestoreStory {...texts.backup}>
          <BackupTimeline {...pictures.backups} />
        </RestoreStory>
        <ClaimAndReasons title={reasons.title} claim={reasons.claim} reasons={reasons.list}>
          {pictures.closedFirmsChart && <ClosedFirmsChart {...pictures.closedFirmsChart} />}
        </ClaimAndReasons>
        <MachineScreen heading={monitoring.heading} machine={monitoring.machine} readings={monitoring.list} />
        <StepsBesideHeading heading={evaluation.heading} steps={evaluation.list} />
        {record && (
          <StatementLink
            title={record.title}
            text={record.text}
            to="/sobre-nosotros"
            linkLabel={record.link}
          />
        )}
        <CommercialTerms {...buyerQuestions} />
        <RelatedSolutions {...related} tone="sunk" layout="rows" />
      </BookingBar>
      <ClosingCall
        {...closingCallTexts}
        {...texts.closing}
        call={opening.call}
        firstStepSheet={firstStepSheetTexts.kaseya}
      />
    </SitePage>
  );
}
