import { MonitorCheck } from "lucide-react";
import type { home } from "#app/content/home.ts";
import { Logo } from "#app/ui/logo.tsx";
import { Section } from "#app/ui/section.tsx";

/** The partners as plain facts beside the title; the reasons under them, two by two. */
export function WhyUs({ title, reasons, partners }: (typeof home)["why"]) {
  return (
    <Section className="grid gap-y-12 lg:gap-y-20">
      <div className="grid gap-x-20 gap-y-10 lg:grid-cols-2">
        <h2 className="text-2xl">{title}</h2>
        <div>
          <h3 className="text-sm text-ink-soft">{partners.title}</h3>
          <ul className="mt-3 grid gap-x-12 border-t border-line sm:max-lg:grid-cols-2">
            {partners.list.map(({ name, since, what, logo }) => (
              <li
                key={name}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line py-4 max-sm:not-first:border-t lg:not-first:border-t"
              >
                {logo ? (
                  <Logo name={logo} className="size-8" />
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
      </div>
      <ul className="grid gap-x-20 gap-y-10 md:grid-cols-2 lg:gap-y-12">
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
