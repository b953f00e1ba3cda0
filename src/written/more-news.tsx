import { news } from "../content/pages/news.ts";
import { read } from "../site-content.ts";
import { Link, type SitePath } from "../ui/link.tsx";
import { Section } from "../ui/section.tsx";
import { textLinkClasses } from "../ui/text-link-classes.ts";
import { type NewsItem, NewsList } from "./news-list.tsx";

const { newsTexts } = read(news);

export function MoreNews({ articles, newsPath }: { articles: readonly NewsItem[]; newsPath: SitePath }) {
  return (
    <Section tone="sunk">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 className="text-2xl">{newsTexts.more}</h2>
        <Link to={newsPath} className={textLinkClasses.strong} data-print="hide">
          {newsTexts.all}
        </Link>
      </div>
      <NewsList articles={articles} headingLevel="h3" />
    </Section>
  );
}
