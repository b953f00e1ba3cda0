import { pages } from "#app/content/pages.ts";
import { related } from "#app/content/related.ts";
import { Link } from "#app/ui/link.tsx";
import { Section } from "#app/ui/section.tsx";

type Solution = keyof typeof related.solutions;

/** What else the firm does, one quiet line each: what it adds to the product this page is about. */
export function RelatedSolutions({ beside, tone }: { beside: Solution; tone?: "surface" | "sunk" | "wash" }) {
  const others = Object.entries(related.solutions[beside]) as [Solution, string][];
  return (
    <Section tone={tone} className="grid gap-x-16 gap-y-6 lg:grid-cols-[4fr_8fr]">
      <h2 className="text-xl">{related.title}</h2>
      <ul>
        {others.map(([key, text]) => (
          <li
            key={key}
            className="grid gap-x-8 border-t border-line py-3 sm:grid-cols-[12rem_1fr] sm:items-baseline"
          >
            <Link
              to={pages[key].path}
              className="inline-flex min-h-11 items-center font-semibold text-brand underline-offset-4 hover:underline"
            >
              {pages[key].name}
            </Link>
            <p className="text-ink-soft max-sm:pb-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
