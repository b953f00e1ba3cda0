import type { Item } from "#app/content/shapes.ts";
import { Section } from "#app/ui/section.tsx";

export function NewAddress({
  title,
  before,
  after,
  changes,
}: {
  title: string;
  before: Item;
  after: Item;
  changes: readonly Item[];
}) {
  return (
    <Section>
      <h2 className="text-heading">{title}</h2>
      <p className="mt-8 text-ink-soft">
        {before.text}
        <span className="block text-xl line-through decoration-2">{before.title}</span>
      </p>
      <p className="mt-6 text-ink-soft">
        {after.text}
        <span className="block text-2xl font-semibold sm:text-opening tracking-tight wrap-anywhere text-brand">
          {after.title}
        </span>
      </p>
      <ul className="axes mt-12 gap-x-8 gap-y-6 max-lg:grid-fit-48 lg:mt-16">
        {changes.map(({ title: change, text }) => (
          <li key={change} className="border-t border-line pt-5 lg:col-span-4">
            <h3 className="text-xl">{change}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
