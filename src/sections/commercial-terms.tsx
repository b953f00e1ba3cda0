import type { HeadedList, HeadingTexts } from "../content/texts/field-types.ts";
import { Section } from "../ui/section.tsx";
import { SideHeading } from "./side-heading.tsx";

/** Questions of buyers with the owner's answers. A question without an answer is left out. */
export function CommercialTerms({ list, ...heading }: HeadingTexts & Pick<HeadedList, "list">) {
  const answeredQuestions = list.filter(({ text }) => text.trim() !== "");
  if (answeredQuestions.length === 0) return null;
  return (
    <Section space="small" className="axes gap-y-6">
      <SideHeading {...heading} />
      <dl className="axis-main">
        {answeredQuestions.map(({ title: question, text }) => (
          <div key={question} className="border-t border-line py-5">
            <dt className="text-xl font-semibold">{question}</dt>
            <dd className="mt-1 max-w-text text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
