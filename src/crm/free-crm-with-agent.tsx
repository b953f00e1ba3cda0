import { ButtonLink } from "../ui/button.tsx";
import { Section } from "../ui/section.tsx";
import type { CrmTexts } from "./words.ts";

export function FreeCrmWithAgent(texts: NonNullable<CrmTexts["free"]>) {
  return (
    <Section tone="wash" className="axes gap-x-8 gap-y-6 max-lg:grid-fit-2xs lg:items-center">
      <div className="lg:col-span-8">
        <h2 className="text-statement text-brand-strong">{texts.title}</h2>
        <p className="mt-4 max-w-text text-lg lg:mt-6">{texts.text}</p>
        <ButtonLink to={texts.to} variant="quiet" className="mt-6 lg:mt-8">
          {texts.link}
        </ButtonLink>
      </div>
      <div className="self-center rounded-2xl bg-surface-raised px-6 pt-6 shadow-2xl on-dark:bg-surface sm:px-8 sm:pt-8 lg:col-span-4 lg:col-start-9">
        <p className="text-sm text-ink-soft">{texts.any}</p>
        <ul className="mt-3 grid grid-fit-[7.5rem] gap-x-6 pb-8 lg:grid-cols-1 lg:pb-5">
          {texts.agents.map((agent) => (
            <li key={agent} className="border-t border-line py-2 max-lg:leading-snug lg:py-3 lg:text-lg">
              {agent}
            </li>
          ))}
        </ul>
        <p className="relative -mx-6 flex items-baseline justify-between gap-6 border-t border-line px-6 pt-8 pb-6 text-xl font-semibold sm:-mx-8 sm:px-8">
          <span className="absolute -top-5 start-6 grid h-10 w-10 place-items-center rounded-full bg-brand text-surface sm:start-8">
            <svg viewBox="0 0 16 16" width="16" aria-hidden="true">
              <path d="M8 1v14M1 8h14" stroke="currentColor" strokeWidth="2" />
            </svg>
          </span>
          {texts.crm}
          <span className="text-brand-strong">{texts.price}</span>
        </p>
      </div>
    </Section>
  );
}
