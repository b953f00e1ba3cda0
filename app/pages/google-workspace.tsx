import { CalendarDays, Folder, Mail, MessageSquare, ShieldCheck, Video } from "lucide-react";
import { closingCall } from "#app/content/contact-calls.ts";
import { googleWorkspace } from "#app/content/google-workspace.ts";
import { pages } from "#app/content/pages.ts";
import { related } from "#app/content/related.ts";
import { BigClaim } from "#app/sections/big-claim.tsx";
import { BookingBar } from "#app/sections/booking-bar.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { EntryPlan } from "#app/sections/entry-plan.tsx";
import { NewAddress } from "#app/sections/new-address.tsx";
import { OverlapOpening } from "#app/sections/overlap-opening.tsx";
import { ProductParts } from "#app/sections/product-parts.tsx";
import { RelatedSolutions } from "#app/sections/related-solutions.tsx";
import { Steps } from "#app/sections/steps.tsx";
import { Seo } from "#app/seo.tsx";
import { DriveFolder } from "#app/vignettes/drive-folder.tsx";
import { MeetGrid } from "#app/vignettes/meet-grid.tsx";
import { CallSeats, StorageBars } from "#app/vignettes/plan-figures.tsx";

export default function GoogleWorkspace() {
  return (
    <>
      <Seo {...pages.googleWorkspace} />
      <OverlapOpening
        {...googleWorkspace.opening}
        name={pages.googleWorkspace.name}
        back={<DriveFolder />}
        front={<MeetGrid />}
      />
      <BookingBar call={googleWorkspace.opening.call}>
        <NewAddress {...googleWorkspace.change} />
        <ProductParts
          {...googleWorkspace.parts}
          icons={[Mail, Folder, Video, CalendarDays, MessageSquare, ShieldCheck]}
        />
        <EntryPlan
          {...googleWorkspace.plan}
          pictures={[<StorageBars key="storage" />, <CallSeats key="seats" />]}
        />
        <Steps {...googleWorkspace.steps} />
        <BigClaim {...googleWorkspace.partner} tone="wash" />
        <RelatedSolutions title={related.title} solutions={related.toGoogleWorkspace} />
      </BookingBar>
      <ClosingCall {...closingCall} {...googleWorkspace.closing} />
    </>
  );
}
