import type { Heading, Item } from "#app/content/shapes.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Section, SectionHeading } from "#app/ui/section.tsx";

interface LedgerProps {
  heading: Heading;
  /** Links of other pages lead to an item by its `id`. */
  items: readonly (Item & { icon: IconName; id?: string })[];
}

export function Ledger({ heading, items }: LedgerProps) {
  return (
    <Section className="grid gap-10 lg:grid-cols-side-main lg:gap-16">
      <SectionHeading {...heading} className="lg:sticky lg:top-28 lg:self-start" />
      <ul className="grid gap-x-12 sm:grid-cols-2">
        {items.map(({ title, text, icon, id }) => (
          <li
            key={title}
            id={id}
            tabIndex={id ? -1 : undefined}
            className="flex flex-wrap gap-x-4 gap-y-2 border-t border-line py-6"
          >
            <Icon name={icon} className="mt-1 size-6 flex-none text-brand" strokeWidth={1.75} />
            <div className="min-w-min flex-1">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
