import { news } from "../content/pages/news.ts";
import { firstStepSheets } from "../content/shared/first-step-sheet.ts";
import type { OwnerPagePath } from "../content/texts/shapes.ts";
import { SitePage } from "../document/site-page.tsx";
import { BookingBar } from "../sections/booking-bar.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { read } from "../site-content.ts";
import { Link } from "../ui/link.tsx";
import { Section } from "../ui/section.tsx";
import { MarkdownOpening } from "./markdown-opening.tsx";
import { NewsList } from "./news-list.tsx";

const firstStepSheetTexts = read(firstStepSheets);
const { newsPages, newsTexts } = read(news);

export function NewsPage({ path: address }: { path: OwnerPagePath }) {
  const page = newsPages.find(({ path }) => path === address);
  if (!page) return null;
  const { pageNumberText, newer, older, articles } = page;
  const linkClasses =
    "inline-flex min-h-11 items-center font-semibold text-brand-strong underline decoration-1 underline-offset-4 hover:decoration-2";
  return (
    <SitePage path={address}>
      <MarkdownOpening
        breadcrumbs={{ pageName: newsTexts.name }}
        title={newsTexts.title}
        lead={newsTexts.lead}
      >
        {pageNumberText && <p className="mb-3 font-semibold text-brand-strong">{pageNumberText}</p>}
      </MarkdownOpening>
      <BookingBar>
        <Section>
          <NewsList articles={articles} />
          {(newer || older) && (
            <nav aria-label={newsTexts.places} className="mt-6 flex gap-x-8" data-print="hide">
              {newer && (
                <Link to={newer} className={linkClasses}>
                  {newsTexts.newer}
                </Link>
              )}
              {older && (
                <Link to={older} className={`${linkClasses} ms-auto`}>
                  {newsTexts.older}
                </Link>
              )}
            </nav>
          )}
          <p className="axes mt-6 text-sm" data-print="hide">
            <a
              href={newsTexts.feedPath}
              className="axis-main justify-self-start inline-flex min-h-11 items-center text-ink-soft underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {newsTexts.feed}
            </a>
          </p>
        </Section>
      </BookingBar>
      <ClosingCall firstStepSheet={firstStepSheetTexts.general} />
    </SitePage>
  );
}
