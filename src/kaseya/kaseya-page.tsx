import { BookingBar } from "../sections/booking-bar.tsx";
import { ClaimAndReasons } from "./claim-and-reasons.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { CommercialTerms } from "../sections/commercial-terms.tsx";
import { FleetOpening } from "./fleet-opening.tsx";
import { MachineScreen } from "./machine-screen.tsx";
import { RelatedSolutions } from "../sections/related-solutions.tsx";
import { RestoreStory } from "./restore-story.tsx";
import { RiskSheet } from "./risk-sheet.tsx";
import { StatementLink } from "../sections/statement-link.tsx";
import { StepsBesideHeading } from "../sections/steps-beside-heading.tsx";
import { Seo } from "../document/seo.tsx";
import { getSolutionPageData } from "../content/solution-page.ts";
import { StreetDrawings } from "../ui/street.tsx";
import { BackupTimeline } from "./backup-timeline.tsx";
import { ClosedFirmsChart } from "./closed-firms-chart.tsx";
import { DeviceFleet, FleetAlertSign } from "./device-fleet.tsx";
import { closingCallTexts } from "../content/calls.ts";
import { firstStepSheetTexts } from "../content/first-step-sheet.ts";
import { kaseyaPageTexts, kaseyaPictureTexts } from "./words.ts";

export default function Kaseya() {
  const { page, related, buyerQuestions } = getSolutionPageData("kaseya");
  const { opening, risks, reasons, monitoring, evaluation, record } = kaseyaPageTexts;
  return (
    <>
      <Seo {...page} />
      <FleetOpening
        {...opening}
        pageName={page.name}
        phoneShopSign={<FleetAlertSign {...kaseyaPictureTexts.fleet} />}
      >
        <DeviceFleet {...kaseyaPictureTexts.fleet} />
        {/* Two pictures need the drawing of the workshop. ClosedFirmsChart, if shown, defines it too. */}
        {!kaseyaPictureTexts.closedFirmsChart && <StreetDrawings names={["workshop"]} />}
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
        <RestoreStory {...kaseyaPageTexts.backup}>
          <BackupTimeline {...kaseyaPictureTexts.backups} />
        </RestoreStory>
        <ClaimAndReasons title={reasons.title} claim={reasons.claim} reasons={reasons.list}>
          {kaseyaPictureTexts.closedFirmsChart && (
            <ClosedFirmsChart {...kaseyaPictureTexts.closedFirmsChart} />
          )}
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
        {...kaseyaPageTexts.closing}
        call={opening.call}
        firstStepSheet={firstStepSheetTexts.kaseya}
      />
    </>
  );
}
