import { findPageByPath } from "#app/find-page.ts";
import { BookingBar } from "#app/sections/booking-bar.tsx";
import { ClosingCall } from "#app/sections/closing-call.tsx";
import { MarkdownOpening } from "#app/sections/markdown-opening.tsx";
import { Prose } from "#app/sections/prose.tsx";
import { Seo } from "#app/seo.tsx";
import { usePagePath } from "#app/ui/page-path.ts";
import { closingCallTexts } from "#content/calls";
import { firstStepSheetTexts } from "#content/first-step-sheet";
import { markdownPages } from "#content/markdown";
import { markdownBodiesByPath } from "#content/markdown-bodies";

/** A page that the owner wrote in Markdown (content/pages/). */
export default function MarkdownPage() {
  const address = usePagePath();
  const page = markdownPages.find(({ path }) => path === address);
  const body = markdownBodiesByPath[address];
  if (!page || !body) return null;
  const { name, title, description, level2Headings, photo } = page;
  return (
    <>
      <Seo {...findPageByPath(address)} />
      <MarkdownOpening breadcrumbs={{ pageName: name }} title={title} lead={description} />
      <BookingBar>
        <Prose body={body} headings={level2Headings} photo={photo} />
      </BookingBar>
      <ClosingCall {...closingCallTexts} firstStepSheet={firstStepSheetTexts.general} />
    </>
  );
}
