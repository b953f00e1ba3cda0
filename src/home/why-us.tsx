import { Section } from "../ui/section.tsx";
import type { HomeTexts } from "./words.ts";
import "./why-us.css";

/** The last `trailingPartnershipCount` milestones are partnerships: their heading is above the first of them. */
export function WhyUs({ title, partners, milestones, trailingPartnershipCount, reasons }: HomeTexts["why"]) {
  if (milestones.length + reasons.length === 0) return null;
  const hasOtherMilestones = milestones.length > trailingPartnershipCount;
  const bracketClass = trailingPartnershipCount > 1 ? "partners-both" : "";
  return (
    <Section space="small">
      <h2 className="text-3xl">{title}</h2>
      {partners && (
        <h3
          className={`mt-6 mb-3 text-ink-soft lg:text-xl ${hasOtherMilestones ? `partners max-[calc(19.5rem+40px)]:hidden ${bracketClass}` : ""}`}
        >
          {partners}
        </h3>
      )}
      {milestones.length > 0 && (
        <ol className={`years ${partners ? "max-[calc(19.5rem+40px)]:mt-6" : "mt-8"}`}>
          {milestones.map(({ date, name, what }) => (
            <li
              key={name}
              className="relative pt-6 max-[calc(19.5rem+40px)]:ps-10 max-[calc(19.5rem+40px)]:pt-0"
            >
              <p className="text-2xl font-semibold tracking-tight text-brand-strong lg:text-4xl">{date}</p>
              <p className="mt-1 text-sm/tight lg:text-lg">
                <b className="block">{name}</b>
                {what}
              </p>
            </li>
          ))}
        </ol>
      )}
      <ul className="mt-8 grid items-baseline gap-x-8 max-lg:grid-fit-2xs">
        {reasons.map(({ title: reason, text }) => (
          <li key={reason} className="axes border-t border-line py-3 lg:py-6">
            <h3 className="axis-side text-xl">{reason}</h3>
            <p className="axis-main max-w-text text-sm text-ink-soft lg:text-lg">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
