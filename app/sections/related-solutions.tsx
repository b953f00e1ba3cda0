import { Link, type SitePath } from "#app/ui/link.tsx";

const tones = { surface: "bg-surface", sunk: "bg-surface-sunk" } as const;

interface RelatedSolutionsProps {
  title: string;
  solutions: readonly { page: { path: SitePath; name: string }; text: string }[];
  tone?: keyof typeof tones;
}

/** A low band with what the other three pages add, on the page's axes. */
export function RelatedSolutions({ title, solutions, tone = "surface" }: RelatedSolutionsProps) {
  return (
    <section className={`${tones[tone]} py-16`}>
      <div className="page axes gap-y-4">
        <h2 className="col-span-full text-heading">{title}</h2>
        <ul className="col-span-full grid gap-x-8 gap-y-4 lg:grid-cols-3">
          {solutions.map(({ page, text }) => (
            <li key={page.path} className="border-t border-line pt-3">
              <Link
                to={page.path}
                className="inline-flex min-h-11 min-w-11 items-center gap-2 text-xl font-semibold text-brand underline-offset-4 hover:underline"
              >
                {page.name} <span aria-hidden="true">→</span>
              </Link>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
