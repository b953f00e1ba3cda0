import { written } from "../content/markdown/written.ts";
import { news } from "../content/pages/news.ts";
import type { OwnerPagePath } from "../content/pages/page-address.ts";
import { read } from "../site-content.ts";
import { MoreNews } from "./more-news.tsx";
import { Prose } from "./prose.tsx";
import { UnpublishedMark } from "./unpublished-mark.tsx";
import { WrittenLayout } from "./written-layout.tsx";

const { articles, markdownBodiesByPath } = read(written);
const { longDateAndOtherArticlesByPath, newsPages, newsTexts } = read(news);

export function ArticlePage({ path: address }: { path: OwnerPagePath }) {
  const article = articles.find(({ path }) => path === address);
  const details = longDateAndOtherArticlesByPath[address];
  const body = markdownBodiesByPath[address];
  const [list] = newsPages;
  if (!article || !details || !body || !list) return null;
  const { title, description, date, level2Headings, photo, unpublished } = article;
  return (
    <WrittenLayout
      path={address}
      breadcrumbs={{ parentPage: { path: list.path, name: newsTexts.name } }}
      aboveTitle={
        <>
          {unpublished && <UnpublishedMark reason={unpublished} />}
          <p className="mb-3 font-semibold text-brand-strong">
            <time dateTime={date}>{details.longDate}</time>
          </p>
        </>
      }
      title={title}
      lead={description}
    >
      <Prose body={body} headings={level2Headings} photo={photo} />
      {details.otherArticles.length > 0 && <MoreNews articles={details.otherArticles} newsPath={list.path} />}
    </WrittenLayout>
  );
}
