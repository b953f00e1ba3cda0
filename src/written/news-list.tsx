import { Link, type SitePath } from "../ui/link.tsx";
import { Photo } from "../ui/photo.tsx";
import { UnpublishedMark } from "./unpublished-mark.tsx";

export interface NewsItem {
  to: SitePath;
  title: string;
  description: string;
  date: string;
  longDate: string;
  photo?: string | undefined;
  unpublished?: Parameters<typeof UnpublishedMark>[0]["reason"] | undefined;
}

export function NewsList({
  articles,
  headingLevel: Heading = "h2",
}: {
  articles: readonly NewsItem[];
  headingLevel?: "h2" | "h3";
}) {
  return (
    <ol className="border-b border-line">
      {articles.map(({ to, title, description, date, longDate, photo, unpublished }) => (
        <li key={to} className="axes gap-y-2 border-t border-line py-6 lg:py-8">
          <div className="axis-side text-sm text-ink-soft lg:pt-1">
            <time dateTime={date}>{longDate}</time>
            {/* The article itself has the alternative text. */}
            {photo && (
              <Photo
                photo={photo}
                alt=""
                widths={[320, 480, 800]}
                sizes="(width < 64rem) calc(100vw - 40px), 24rem"
                className="mt-3 aspect-3/2 w-full rounded-xl object-cover max-lg:max-w-text"
              />
            )}
          </div>
          <div className="axis-main">
            {unpublished && <UnpublishedMark reason={unpublished} />}
            <Heading className="max-w-text text-2xl">
              <Link to={to} className="text-brand-strong underline-offset-4 hover:underline">
                {title}
              </Link>
            </Heading>
            <p className="mt-3 max-w-text text-ink-soft">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
