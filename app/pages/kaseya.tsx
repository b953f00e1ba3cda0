import { BookingBar } from "#app/sections/booking-bar.tsx";
import { ClaimAndReasons } from "#app/sections/claim-and-reasons.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { CommercialTerms } from "#app/sections/commercial-terms.tsx";
import { FleetOpening } from "#app/sections/fleet-opening.tsx";
import { MachineScreen } from "#app/sections/machine-screen.tsx";
import { RelatedSolutions } from "#app/sections/related-solutions.tsx";
import { RestoreStory } from "#app/sections/restore-story.tsx";
import { RiskSheet } from "#app/sections/risk-sheet.tsx";
import { StatementLink } from "#app/sections/statement-link.tsx";
import { StepsBesideHeading } from "#app/sections/steps-beside-heading.tsx";
import { Seo } from "#app/seo.tsx";
import { getSolutionPageData } from "#app/solution-page.ts";
import { StreetDrawings } from "#app/ui/street.tsx";
import { BackupTimeline } from "#app/vignettes/backup-timeline.tsx";
import { ClosedFirmsChart } from "#app/vignettes/closed-firms-chart.tsx";
import { DeviceFleet, FleetAlertSign } from "#app/vignettes/device-fleet.tsx";
import { closingCallTexts } from "#content/calls";
import { firstStepSheetTexts } from "#content/first-step-sheet";
import { kaseyaPageTexts, kaseyaPictureTexts } from "#content/kaseya";

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
