import type { TitledText } from "../content/texts/field-types.ts";
import { Section } from "../ui/section.tsx";

export function NumberedSteps({ title, steps }: { title: string; steps: readonly TitledText[] }) {
  return (
    <Section tone="sunk">
      <h2 className="max-w-text text-3xl">{title}</h2>
      <ol
        className={`mt-12 ms-4 lg:mt-20 grid gap-x-10 gap-y-0 md:ms-0 ${steps.length % 2 ? "md:grid-cols-3" : "md:grid-cols-2 lg:grid-cols-4"} md:gap-y-12`}
      >
        {steps.map(({ title: step, text }, index) => (
          <li
            key={step}
            className="relative border-s pb-8 ps-8 last:pb-0 max-md:last:border-transparent md:border-s-0 md:border-t md:pb-0 md:ps-0 md:pt-8 border-line"
          >
            <span
              aria-hidden="true"
              className="print-exact absolute -start-4 top-0 grid size-[2rem] place-items-center rounded-full text-sm font-semibold md:-top-4 md:start-0 bg-brand text-surface"
            >
              {index + 1}
            </span>
            <h3 className="text-lg/snug">{step}</h3>
            <p className="mt-1 soft">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
