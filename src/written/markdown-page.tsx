import { written } from "../content/markdown/written.ts";
import type { OwnerPagePath } from "../content/pages/page-address.ts";
import { firstStepSheets } from "../content/shared/first-step-sheet.ts";
import { SitePage } from "../document/site-page.tsx";
import { BookingBar } from "../sections/booking-bar.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { read } from "../site-content.ts";
import { MarkdownOpening } from "./markdown-opening.tsx";
import { Prose } from "./prose.tsx";
import { UnpublishedMark } from "./unpublished-mark.tsx";

const firstStepSheetTexts = read(firstStepSheets);
const { markdownBodiesByPath, markdownPages } = read(written);

export function MarkdownPage({ path: address }: { path: OwnerPagePath }) {
  const page = markdownPages.find(({ path }) => path === address);
  const body = markdownBodiesByPath[address];
  if (!page || !body) return null;
  const { name, title, description, level2Headings, photo, unpublished } = page;
  return (
    <SitePage path={address}>
      <MarkdownOpening breadcrumbs={{ pageName: name }} title={title} lead={description}>
        {unpublished && <UnpublishedMark reason={unpublished} />}
      </MarkdownOpening>
      <BookingBar>
        <Prose body={body} headings={level2Headings} photo={photo} />
      </BookingBar>
      <ClosingCall firstStepSheet={firstStepSheetTexts.general} />
    </SitePage>
  );
}
