import { closingCall } from "#app/content/contact-calls.ts";
import { kaseya } from "#app/content/kaseya.ts";
import { backups, fleet } from "#app/content/kaseya-pictures.ts";
import { pages } from "#app/content/pages.ts";
import { related } from "#app/content/related.ts";
import { BookingBar } from "#app/sections/booking-bar.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { FigureAndReasons } from "#app/sections/figure-and-reasons.tsx";
import { FleetOpening } from "#app/sections/fleet-opening.tsx";
import { Ledger } from "#app/sections/ledger.tsx";
import { RelatedSolutions } from "#app/sections/related-solutions.tsx";
import { RestoreStory } from "#app/sections/restore-story.tsx";
import { Situations } from "#app/sections/situations.tsx";
import { StatementLink } from "#app/sections/statement-link.tsx";
import { Steps } from "#app/sections/steps.tsx";
import { Seo } from "#app/seo.tsx";
import { BackupTimeline } from "#app/vignettes/backup-timeline.tsx";
import { DeviceFleet } from "#app/vignettes/device-fleet.tsx";

export default function Kaseya() {
  const { opening, backup, reasons, monitoring, steps } = kaseya;
  return (
    <>
      <Seo {...pages.kaseya} />
      <FleetOpening {...opening} name={pages.kaseya.name}>
        <DeviceFleet {...fleet} />
      </FleetOpening>
      <BookingBar call={opening.call}>
        <Situations {...kaseya.change} />
        <RestoreStory {...backup}>
          <BackupTimeline {...backups} />
        </RestoreStory>
        <FigureAndReasons heading={reasons.heading} claim={reasons.claim} reasons={reasons.list} />
        <Ledger heading={monitoring.heading} items={monitoring.list} />
        <StatementLink {...kaseya.record} to="/sobre-nosotros" />
        <Steps heading={steps.heading} steps={steps.list} />
        <RelatedSolutions title={related.title} solutions={related.toKaseya} tone="sunk" />
      </BookingBar>
      <ClosingCall {...closingCall} {...kaseya.closing} call={opening.call} />
    </>
  );
}
