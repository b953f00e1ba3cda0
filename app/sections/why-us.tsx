import { MonitorCheck } from "lucide-react";
import type { home } from "#app/content/home.ts";
import { Logo } from "#app/ui/logo.tsx";
import { Section } from "#app/ui/section.tsx";

/** The reasons as running text in two columns of different weight, the partners as plain facts under them. */
export function WhyUs({ title, reasons, partners }: (typeof home)["why"]) {
  return (
    <Section className="grid gap-12 lg:grid-cols-[5fr_7fr] lg:gap-20">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h2 className="text-2xl">{title}</h2>
        <h3 className="mt-10 text-sm text-ink-soft">{partners.title}</h3>
        <ul className="mt-2 max-w-md">
          {partners.list.map(({ name, since, what, logo }) => (
            <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-4">
              {logo ? (
                <Logo name={logo} className="size-8 object-contain" />
              ) : (
                <MonitorCheck className="size-8 flex-none text-brand" />
              )}
              <span className="min-w-min flex-1 leading-snug">
                <span className="block text-lg font-semibold">{name}</span>
                <span className="text-sm text-ink-soft">{what}</span>
              </span>
              <span className="text-sm font-semibold text-brand">{since}</span>
            </li>
          ))}
        </ul>
      </div>
      <ul className="grid gap-9">
        {reasons.map(({ title: reason, text }) => (
          <li key={reason}>
            <h3 className="text-xl">{reason}</h3>
            <p className="mt-2 max-w-text text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
