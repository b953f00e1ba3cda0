import { findPageByPath } from "#app/find-page.ts";
import { BookingBar } from "#app/sections/booking-bar.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { MarkdownOpening } from "#app/sections/markdown-opening.tsx";
import { Prose } from "#app/sections/prose.tsx";
import { Seo } from "#app/seo.tsx";
import { usePagePath } from "#app/ui/page-path.ts";
import { closingCall } from "#content/calls";
import { firstStepSheets } from "#content/first-step-sheet";
import { markdownPages } from "#content/markdown";
import { bodies } from "#content/markdown-bodies";

/** A page of content/pages/. */
export default function MarkdownPage() {
  const address = usePagePath();
  const page = markdownPages.find(({ path }) => path === address);
  const body = bodies[address];
  if (!page || !body) return null;
  const { name, title, description, parts, photo } = page;
  return (
    <>
      <Seo {...findPageByPath(address)} />
      <MarkdownOpening breadcrumbs={{ pageName: name }} title={title} lead={description} />
      <BookingBar>
        <Prose body={body} headings={parts} photo={photo} />
      </BookingBar>
      <ClosingCall {...closingCall} firstStepSheet={firstStepSheets.general} />
    </>
  );
}
