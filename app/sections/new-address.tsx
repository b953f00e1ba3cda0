import { ArrowDown } from "lucide-react";
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
    <Section className="pt-12 md:pt-20">
      <h2 className="max-w-text text-2xl">{title}</h2>
      <div className="mt-10 flex flex-col gap-x-12 gap-y-5 lg:mt-12 lg:flex-row lg:items-baseline-last xl:grid xl:grid-cols-3">
        <div className="contents justify-between gap-3 xl:flex xl:items-baseline-last">
          <p className="text-ink-soft">
            {before.text}
            <span className="block text-xl line-through decoration-2">{before.title}</span>
          </p>
          <ArrowDown
            className="size-7 flex-none text-brand lg:size-9 lg:translate-y-1.5 lg:-rotate-90"
            strokeWidth={1.75}
          />
        </div>
        <p className="text-ink-soft xl:col-span-2">
          {after.text}
          <span className="block pt-1 text-2xl font-semibold tracking-tight text-brand sm:text-3xl">
            {after.title}
          </span>
        </p>
      </div>
      <ul className="mt-16 grid gap-x-12 gap-y-8 md:grid-fit-44 md:gap-y-2 lg:mt-20">
        {changes.map(({ title, text }) => (
          <li key={title} className="border-t border-line pt-6 md:row-span-2 md:grid md:grid-rows-subgrid">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-ink-soft md:mt-0">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
