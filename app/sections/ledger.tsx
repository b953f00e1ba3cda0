import type { LucideIcon } from "lucide-react";
import type { Heading, Item } from "#app/content/shapes.ts";
import { Section, SectionHeading } from "#app/ui/section.tsx";

/** What is included, as the lines of a ledger: hairlines, no boxes. */
export function Ledger({
  heading,
  items,
  icons,
  tone,
  id,
}: {
  heading: Heading;
  items: readonly Item[];
  /** One for each item, in its order; none at all when left out. */
  icons?: readonly LucideIcon[];
  tone?: "surface" | "sunk" | "wash";
  id?: string;
}) {
  return (
    <Section tone={tone} id={id} className="grid gap-10 lg:grid-cols-side-main lg:gap-16">
      <SectionHeading {...heading} className="lg:sticky lg:top-28 lg:self-start" />
      <ul className="grid gap-x-12 sm:grid-cols-2">
        {items.map(({ title, text }, index) => {
          const Icon = icons?.[index];
          return (
            <li key={title} className="flex flex-wrap gap-x-4 gap-y-2 border-t border-line py-6">
              {Icon && <Icon className="mt-1 size-6 flex-none text-brand" strokeWidth={1.75} />}
              <div className="min-w-min flex-1">
                <h3 className="text-lg">{title}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
