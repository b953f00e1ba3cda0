import { news } from "../content/pages/news.ts";
import type { OwnerPagePath } from "../content/pages/page-address.ts";
import { read } from "../site-content.ts";
import { Link } from "../ui/link.tsx";
import { Section } from "../ui/section.tsx";
import { textLinkClasses } from "../ui/text-link-classes.ts";
import { NewsList } from "./news-list.tsx";
import { WrittenLayout } from "./written-layout.tsx";

const { newsPages, newsTexts } = read(news);

export function NewsPage({ path: address }: { path: OwnerPagePath }) {
  const page = newsPages.find(({ path }) => path === address);
  if (!page) return null;
  const { pageNumberText, newer, older, articles } = page;
  return (
    <WrittenLayout
      path={address}
      breadcrumbs={{ pageName: newsTexts.name }}
      aboveTitle={pageNumberText && <p className="mb-3 font-semibold text-brand-strong">{pageNumberText}</p>}
      title={newsTexts.title}
      lead={newsTexts.lead}
    >
      <Section>
        <NewsList articles={articles} />
        {(newer || older) && (
          <nav aria-label={newsTexts.places} className="mt-6 flex gap-x-8" data-print="hide">
            {newer && (
              <Link to={newer} className={textLinkClasses.strong}>
                {newsTexts.newer}
              </Link>
            )}
            {older && (
              <Link to={older} className={`${textLinkClasses.strong} ms-auto`}>
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
    </WrittenLayout>
  );
}
