import { Section } from "../ui/section.tsx";
import type { AboutTexts } from "./words.ts";

export function MeetingPromisesChecklist({ heading, sheet, list }: AboutTexts["principles"]) {
  if (list.length === 0) return null;
  return (
    <Section tone="sunk" className="axes gap-x-8 gap-y-8 max-lg:grid-fit-2xs">
      <div className="axis-side lg:sticky lg:top-28 lg:self-start">
        <h2 className="text-2xl">{heading.title}</h2>
        <p className="mt-5 text-lg soft">{heading.lead}</p>
      </div>
      <div className="axis-main rounded-2xl bg-surface-raised px-4 py-4 shadow-2xl sm:px-6 lg:px-10 lg:py-8">
        <h3 className="border-b-2 border-ink pb-3 text-sm">{sheet}</h3>
        <ul>
          {list.map(({ title, text }) => (
            <li key={title} className="flex flex-wrap gap-4 border-b border-line py-5 last:border-0">
              <span className="mt-1 size-[1.5rem] flex-none rounded-md border-2 border-line-strong" />
              <p className="grow basis-[12rem]">
                <span className="block text-lg/snug font-semibold">{title}</span>
                <span className="text-ink-soft">{text}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
