import { news } from "../content/pages/news.ts";
import { read } from "../site-content.ts";
import { Link, type SitePath } from "../ui/link.tsx";
import { Section } from "../ui/section.tsx";
import { type NewsItem, NewsList } from "./news-list.tsx";

const { newsTexts } = read(news);

export function MoreNews({ articles, newsPath }: { articles: readonly NewsItem[]; newsPath: SitePath }) {
  return (
    <Section tone="sunk">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 className="text-2xl">{newsTexts.more}</h2>
        <Link
          to={newsPath}
          className="inline-flex min-h-11 items-center font-semibold text-brand-strong underline decoration-1 underline-offset-4 hover:decoration-2"
          data-print="hide"
        >
          {newsTexts.all}
        </Link>
      </div>
      <NewsList articles={articles} headingLevel="h3" />
    </Section>
  );
}
