import type { Item } from "#app/content/shapes.ts";
import { Section } from "#app/ui/section.tsx";

export function DateMeanings({ title, list }: { title: string; list: readonly Item[] }) {
  return (
    <Section tone="night">
      <h2 className="text-xl text-brand-bright">{title}</h2>
      <ul className="mt-8 lg:mt-12">
        {list.map(({ title: gain, text }) => (
          <li
            key={gain}
            className="grid gap-x-16 gap-y-3 border-t border-night-line py-8 last:pb-0 lg:grid-cols-more-less lg:items-baseline lg:py-12 lg:last:pb-0"
          >
            <h3 className="text-2xl">{gain}</h3>
            <p className="text-on-night-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
