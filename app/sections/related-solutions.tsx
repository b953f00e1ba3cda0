import { Link, type SitePath } from "#app/ui/link.tsx";

const tones = { surface: "bg-surface", sunk: "bg-surface-sunk" } as const;

interface RelatedSolutionsProps {
  title: string;
  solutions: readonly { to: SitePath; name: string; text: string }[];
  tone?: keyof typeof tones;
}

/** A low band with what the other solutions add, on the page's axes; nothing where there are no others. */
export function RelatedSolutions({ title, solutions, tone = "surface" }: RelatedSolutionsProps) {
  if (solutions.length === 0) return null;
  return (
    <section className={`${tones[tone]} py-10 md:py-16`}>
      <div className="page axes gap-y-4">
        <h2 className="col-span-full text-heading">{title}</h2>
        <ul className="col-span-full grid grid-fit-48 gap-x-8 gap-y-3">
          {solutions.map(({ to, name, text }) => (
            <li key={to} className="border-t border-line pt-2 lg:pt-3">
              <Link
                to={to}
                className="inline-flex min-h-11 min-w-11 items-center gap-2 text-lg font-semibold text-brand lg:text-xl underline-offset-4 hover:underline"
              >
                {name} <span aria-hidden="true">→</span>
              </Link>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
