import { pages } from "#app/content/pages.ts";
import { related } from "#app/content/related.ts";
import { Link } from "#app/ui/link.tsx";

type Solution = keyof typeof related.solutions;

const tones = { surface: "bg-surface", sunk: "bg-surface-sunk" } as const;

/** What else the firm does, one quiet line each: what it adds to the product this page is about. */
export function RelatedSolutions({
  beside,
  tone = "surface",
}: {
  beside: Solution;
  tone?: keyof typeof tones;
}) {
  const others = Object.entries(related.solutions[beside]) as [Solution, string][];
  return (
    <section className={`${tones[tone]} py-16 md:py-20`}>
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-6 px-5 sm:px-8 lg:grid-cols-side-main">
        <h2 className="text-xl">{related.title}</h2>
        <ul>
          {others.map(([key, text]) => (
            <li key={key} className="grid gap-x-8 border-t border-line py-3 sm:grid-cols-4 sm:items-baseline">
              <Link
                to={pages[key].path}
                className="inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline"
              >
                {pages[key].name}
              </Link>
              <p className="text-ink-soft pb-2 sm:col-span-3 sm:pt-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
