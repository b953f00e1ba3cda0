import type { HeadedList } from "../content/texts/field-types.ts";
import { Section } from "../ui/section.tsx";
import { SideHeading } from "./side-heading.tsx";
import "./questions.css";

export function Questions({ heading, list }: HeadedList) {
  if (list.length === 0) return null;
  return (
    <Section tone="sunk" space="small" className="axes gap-y-6">
      <SideHeading {...heading} />
      <div className="axis-main border-b border-line">
        {list.map(({ title, text }) => (
          <details key={title} name="questions" className="question border-t border-line">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-3 text-lg font-semibold hover:text-brand [&::-webkit-details-marker]:hidden">
              {title}
            </summary>
            <p className="max-w-text pb-6 text-ink-soft">{text}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
