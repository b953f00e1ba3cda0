import type { Heading, Item } from "#app/content/shapes.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Section, SectionHeading } from "#app/ui/section.tsx";

export function ProductParts({
  heading,
  parts,
}: {
  heading: Heading;
  parts: readonly (Item & { icon: IconName; glimpse: string })[];
}) {
  return (
    <Section tone="sunk">
      <SectionHeading {...heading} />
      <ul className="mt-12 border-b border-line lg:mt-16">
        {parts.map(({ title, text, icon, glimpse }) => (
          <li
            key={title}
            className="grid grid-cols-1 gap-x-12 gap-y-3 border-t border-line py-8 md:grid-cols-less-more lg:grid-cols-3 lg:items-center"
          >
            <h3 className="min-w-min text-2xl">{title}</h3>
            <p className="text-balance text-ink-soft">{text}</p>
            <p
              aria-hidden="true"
              className="mt-2 flex items-center gap-3 justify-self-start wrap-anywhere rounded-md bg-surface-raised px-4 py-3 text-sm shadow-soft md:col-start-2 lg:col-start-3 lg:mt-0"
            >
              <Icon name={icon} className="size-5 flex-none text-brand" strokeWidth={1.75} />
              {glimpse}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
