import { closingCall } from "#app/content/contact-calls.ts";
import { kaseya } from "#app/content/kaseya.ts";
import { backups, fleet, review, shutters } from "#app/content/kaseya-pictures.ts";
import { BookingBar } from "#app/sections/booking-bar.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { FigureAndReasons } from "#app/sections/figure-and-reasons.tsx";
import { FleetOpening } from "#app/sections/fleet-opening.tsx";
import { MachineScreen } from "#app/sections/machine-screen.tsx";
import { RelatedSolutions } from "#app/sections/related-solutions.tsx";
import { RestoreStory } from "#app/sections/restore-story.tsx";
import { RiskSheet } from "#app/sections/risk-sheet.tsx";
import { ShortSteps } from "#app/sections/short-steps.tsx";
import { StatementLink } from "#app/sections/statement-link.tsx";
import { Seo } from "#app/seo.tsx";
import { solutionPage } from "#app/solution-page.ts";
import { BackupTimeline } from "#app/vignettes/backup-timeline.tsx";
import { DeviceFleet, FleetNotice } from "#app/vignettes/device-fleet.tsx";
import { ReviewSheet } from "#app/vignettes/review-sheet.tsx";
import { Shutters } from "#app/vignettes/shutters.tsx";

export default function Kaseya() {
  const { page, related } = solutionPage("kaseya");
  const { opening } = kaseya;
  return (
    <>
      <Seo {...page} />
      <FleetOpening {...opening} name={page.name} notice={<FleetNotice {...fleet} />}>
        <DeviceFleet {...fleet} />
      </FleetOpening>
      <BookingBar call={opening.call}>
        <RiskSheet {...kaseya.risks} />
        <RestoreStory {...kaseya.backup}>
          <BackupTimeline {...backups} />
        </RestoreStory>
        <FigureAndReasons {...kaseya.reasons}>
          <Shutters {...shutters} />
        </FigureAndReasons>
        <MachineScreen {...kaseya.monitoring} />
        <ShortSteps {...kaseya.evaluation} />
        <StatementLink {...kaseya.record} to="/sobre-nosotros" />
        <RelatedSolutions {...related} tone="sunk" layout="rows" />
      </BookingBar>
      <ClosingCall {...closingCall} {...kaseya.closing} call={opening.call}>
        <ReviewSheet {...review} />
      </ClosingCall>
    </>
  );
}
