import type { HeadedList } from "../content/texts/field-types.ts";
import { Section } from "../ui/section.tsx";
import { SideHeading } from "./side-heading.tsx";

export function StepsBesideHeading({ heading, list }: HeadedList) {
  return (
    <Section space="medium" className="axes gap-x-8 gap-y-6 max-lg:grid-fit-2xs">
      <SideHeading {...heading} className="lg:pe-8" />
      <ol className="axis-main grid gap-5 border-s-8 border-action ps-4 lg:-ms-6 lg:gap-8">
        {list.map(({ title, text }) => (
          <li key={title} className="lg:grid lg:grid-cols-2 lg:items-baseline lg:gap-x-8">
            <h3 className="text-xl">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
