import type { Heading, Item } from "#app/content/shapes.ts";
import { Section } from "#app/ui/section.tsx";

interface StepsProps {
  heading: Heading;
  steps: readonly Item[];
  tone?: "surface" | "sunk";
}

export function Steps({ heading, steps, tone }: StepsProps) {
  return (
    <Section tone={tone}>
      <div className="max-w-text">
        <h2 className="text-2xl">{heading.title}</h2>
        {heading.lead && <p className="mt-5 text-lg soft">{heading.lead}</p>}
      </div>
      <ol
        className={`mt-12 ms-4 lg:mt-20 grid gap-x-10 gap-y-0 md:ms-0 ${steps.length % 2 ? "md:grid-cols-3" : "md:grid-cols-2 lg:grid-cols-4"} md:gap-y-12`}
      >
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="relative border-s pb-8 ps-8 last:pb-0 max-md:last:border-transparent md:border-s-0 md:border-t md:pb-0 md:ps-0 md:pt-8 border-line"
          >
            <span
              aria-hidden="true"
              className="print-exact absolute -start-4 top-0 grid size-8 place-items-center rounded-full text-sm font-semibold md:-top-4 md:start-0 bg-brand text-surface"
            >
              {index + 1}
            </span>
            <h3 className="text-lg leading-snug">{title}</h3>
            <p className="mt-1 soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
