import { Mail } from "lucide-react";
import { Section } from "../ui/section.tsx";
import { StreetObjectIcon } from "../ui/street.tsx";
import type { GoogleWorkspaceTexts } from "./words.ts";
import "./mail-migration.css";

/** In the last step but one the mail moves from the old track to the new one. */
export function MailMigration(texts: GoogleWorkspaceTexts["move"]) {
  const { steps, settled } = texts;
  return (
    <Section tone="sunk" space="none" className="@container py-8 md:py-16 lg:py-20">
      <h2 className="text-3xl">{texts.title}</h2>
      <p className="mt-4 max-w-text text-lg text-ink-soft">{texts.lead}</p>
      <div className="migration print-exact relative mt-6 md:mt-10 print:mt-16!">
        <div
          role="img"
          aria-label={texts.label}
          className="migration-names flex flex-wrap gap-x-6 gap-y-1 pb-4 font-semibold @min-[44rem]:absolute @min-[44rem]:inset-x-0 @min-[44rem]:top-0"
        >
          <span aria-hidden="true">{texts.old}</span>
          <span aria-hidden="true" className="text-brand-strong">
            {texts.next}
          </span>
          <StreetObjectIcon
            name="workshop"
            className="absolute start-[calc(var(--shop-start)+16px)] bottom-0 hidden h-(--shop-height) street-day street-at-workshop @min-[44rem]:block"
          />
        </div>
        <ol className="migration-steps relative @min-[44rem]:grid @min-[44rem]:grid-cols-4 @min-[44rem]:gap-8">
          {steps.map(({ title: step, text }, index) => (
            <li
              key={step}
              className="relative ps-24 pb-5 @min-[44rem]:ps-0 @min-[44rem]:pt-[calc(7.5rem+56px)] @min-[44rem]:pb-0"
            >
              {index === steps.length - 2 && (
                <span aria-hidden="true" className="migration-way absolute border-dashed border-brand">
                  <span className="migration-mail absolute z-1 grid size-14 place-items-center rounded-full bg-brand text-surface shadow-2xl">
                    <Mail />
                  </span>
                </span>
              )}
              <h3 className="text-xl md:max-lg:text-lg">{step}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="axes mt-6 gap-x-8 gap-y-3 border-t border-line pt-6 max-lg:grid-fit-2xs lg:mt-12 lg:pt-8">
        <h3 className="axis-side text-xl">{settled.title}</h3>
        <p className="axis-main max-w-text">{settled.text}</p>
      </div>
    </Section>
  );
}
