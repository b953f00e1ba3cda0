import { news } from "../content/pages/news.ts";
import type { OwnerPagePath } from "../content/pages/page-address.ts";
import { firstStepSheets } from "../content/shared/first-step-sheet.ts";
import { SitePage } from "../document/site-page.tsx";
import { BookingBar } from "../sections/booking-bar.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { read } from "../site-content.ts";
import { Link } from "../ui/link.tsx";
import { Section } from "../ui/section.tsx";
import { textLinkClasses } from "../ui/text-link-classes.ts";
import { MarkdownOpening } from "./markdown-opening.tsx";
import { NewsList } from "./news-list.tsx";

const firstStepSheetTexts = read(firstStepSheets);
const { newsPages, newsTexts } = read(news);

export function NewsPage({ path: address }: { path: OwnerPagePath }) {
  const page = newsPages.find(({ path }) => path === address);
  if (!page) return null;
  const { pageNumberText, newer, older, articles } = page;
  const linkClasses = `${textLinkClasses.underlined} font-semibold text-brand-strong`;
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
              className={`${textLinkClasses.underlined} axis-main justify-self-start text-ink-soft`}
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
