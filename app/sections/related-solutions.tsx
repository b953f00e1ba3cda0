import { Link, type SitePath } from "#app/ui/link.tsx";

const tones = { surface: "bg-surface", sunk: "bg-surface-sunk" } as const;

/** Of the heading, the list, and each of it; on a narrow window they are all one list. */
const layouts = {
  columns: {
    title: "col-span-full",
    list: "col-span-full grid-fit-48",
    item: "",
    text: "",
  },
  rows: {
    title: "axis-side",
    list: "axis-main max-lg:grid-fit-48",
    item: "lg:grid lg:grid-cols-2 lg:items-baseline lg:gap-x-8",
    text: "",
  },
  first: {
    title: "col-span-full",
    list: "col-span-full max-lg:grid-fit-48 lg:grid-cols-3",
    item: "lg:first:col-span-2 lg:first:row-span-2",
    text: "lg:group-first:mt-2 lg:group-first:max-w-headline lg:group-first:text-2xl lg:group-first:font-semibold lg:group-first:tracking-tight",
  },
} as const;

interface RelatedSolutionsProps {
  title: string;
  solutions: readonly { to: SitePath; name: string; text: string }[];
  tone?: keyof typeof tones;
  layout?: keyof typeof layouts;
}

export function RelatedSolutions({
  title,
  solutions,
  tone = "surface",
  layout = "columns",
}: RelatedSolutionsProps) {
  if (solutions.length === 0) return null;
  const classes = layouts[layout];
  return (
    <section className={`${tones[tone]} py-10 md:py-16`}>
      <div className="page axes gap-y-4">
        <h2 className={`${classes.title} text-heading`}>{title}</h2>
        <ul className={`${classes.list} grid gap-x-8 gap-y-3`}>
          {solutions.map(({ to, name, text }) => (
            <li key={to} className={`${classes.item} group border-t border-line pt-2 lg:pt-3`}>
              <Link
                to={to}
                className="inline-flex min-h-11 min-w-11 items-center gap-2 text-lg font-semibold text-brand lg:text-xl underline-offset-4 hover:underline"
              >
                {name} <span aria-hidden="true">→</span>
              </Link>
              <p className={`${classes.text} text-ink-soft`}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
