import { Section } from "../ui/section.tsx";
import type { CrmTexts } from "./words.ts";

export function QuestionsAnsweredByProduct({ title, questions }: CrmTexts["questions"]) {
  return (
    <Section tone="night">
      <h2 className="text-3xl">{title}</h2>
      <ul className="mt-3 lg:mt-8">
        {questions.map(({ title: question, text, answer }) => (
          <li
            key={question}
            className="axes gap-y-1 border-night-line py-3 not-first:border-t md:py-4 max-lg:grid-fit-2xs max-lg:gap-x-8 lg:items-end lg:py-5"
          >
            <h3 className="text-3xl text-brand-bright lg:col-span-8 lg:text-4xl">
              <span className="text-lg font-normal text-on-night-soft lg:text-xl">{`«${question}»`}</span>
              <br />
              {answer}
            </h3>
            <p className="text-on-night-soft max-lg:self-end lg:col-span-4">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
