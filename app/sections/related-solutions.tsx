import { Link, type SitePath } from "#app/ui/link.tsx";

const tones = { surface: "bg-surface", sunk: "bg-surface-sunk" } as const;

interface RelatedSolutionsProps {
  title: string;
  solutions: readonly { page: { path: SitePath; name: string }; text: string }[];
  tone?: keyof typeof tones;
}

export function RelatedSolutions({ title, solutions, tone = "surface" }: RelatedSolutionsProps) {
  return (
    <section className={`${tones[tone]} py-16 md:py-20`}>
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-6 px-5 sm:px-8 lg:grid-cols-side-main">
        <h2 className="text-xl">{title}</h2>
        <ul>
          {solutions.map(({ page, text }) => (
            <li
              key={page.path}
              className="grid gap-x-8 border-t border-line py-3 sm:grid-cols-4 sm:items-baseline"
            >
              <Link
                to={page.path}
                className="inline-flex min-h-11 min-w-11 items-center font-semibold text-brand underline-offset-4 hover:underline"
              >
                {page.name}
              </Link>
              <p className="text-ink-soft pb-2 sm:col-span-3 sm:pt-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
