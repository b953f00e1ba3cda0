import { ArrowLink } from "../ui/arrow-link.tsx";
import type { SitePath } from "../ui/link.tsx";
import { Section } from "../ui/section.tsx";

const layoutClasses = {
  columns: {
    title: "col-span-full",
    list: "col-span-full grid-fit-[12rem]",
    item: "",
  },
  rows: {
    title: "axis-side",
    list: "axis-main max-lg:grid-fit-[12rem]",
    item: "lg:grid lg:grid-cols-2 lg:items-baseline lg:gap-x-8",
  },
} as const;

interface RelatedSolutionsProps {
  title: string;
  solutions: readonly { to: SitePath; name: string; text: string }[];
  tone?: "surface" | "sunk";
  layout?: keyof typeof layoutClasses;
}

export function RelatedSolutions({
  title,
  solutions,
  tone = "surface",
  layout = "columns",
}: RelatedSolutionsProps) {
  if (solutions.length === 0) return null;
  const classes = layoutClasses[layout];
  return (
    <Section tone={tone} space="medium" className="axes gap-y-4">
      <h2 className={`${classes.title} text-2xl`}>{title}</h2>
      <ul className={`${classes.list} grid gap-x-8 sm:gap-y-3`}>
        {solutions.map(({ to, name, text }) => (
          <li key={to} className={`${classes.item} border-t border-line py-1 sm:pt-2 lg:pt-3`}>
            <ArrowLink to={to} className="text-lg text-brand lg:text-xl">
              {name}
            </ArrowLink>
            <p className="text-ink-soft max-sm:hidden">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
