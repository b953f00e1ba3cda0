import type { ReactNode } from "react";
import type { Heading, Item } from "#app/content/shapes.ts";
import { Section } from "#app/ui/section.tsx";

interface ProductPartsProps<Id extends string> {
  heading: Heading;
  list: readonly (Item & { id: Id })[];
  pictures: Record<Id, ReactNode>;
}

export function ProductParts<Id extends string>({ heading, list, pictures }: ProductPartsProps<Id>) {
  return (
    <Section>
      <h2 className="text-title">{heading.title}</h2>
      <p className="mt-4 text-lg text-ink-soft">{heading.lead}</p>
      <ul className="mt-8 lg:mt-12">
        {list.map(({ id, title, text }) => (
          <li
            key={id}
            className="axes items-center gap-x-8 gap-y-3 border-t border-line py-6 max-lg:grid-fit-72 lg:py-8"
          >
            <div className="lg:contents">
              <h3 className="axis-side text-heading">{title}</h3>
              <p className="mt-3 text-ink-soft lg:col-span-4 lg:mt-0">{text}</p>
            </div>
            <div aria-hidden="true" className="vignette mt-2 lg:col-span-4 lg:mt-0">
              {pictures[id]}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
