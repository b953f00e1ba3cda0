import type { ReactNode } from "react";
import { navigation } from "#app/content/navigation.ts";
import type { Opening } from "#app/content/shapes.ts";
import { ButtonLink, buttonClasses } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWhatsAppProps } from "#app/ui/whatsapp-props.ts";
import { Breadcrumbs } from "./breadcrumbs.tsx";

export function OpeningCalls({ call, night = false }: { call: string; night?: boolean }) {
  return (
    <div data-print="hide" className={`mt-8 flex flex-wrap gap-3 max-sm:*:grow ${night ? "lg:*:grow" : ""}`}>
      <ButtonLink to="/contacto">{call}</ButtonLink>
      <a {...useWhatsAppProps()} className={buttonClasses(night ? "night" : "quiet")}>
        {navigation.footer.whatsapp}
        <span className="sr-only"> {navigation.footer.newTab}</span>
      </a>
    </div>
  );
}

interface PageOpeningProps extends Opening {
  /** Of the page, for the breadcrumbs. */
  name: string;
  children: ReactNode;
}

export function PageOpening({ name, title, lead, call, children }: PageOpeningProps) {
  return (
    <Section tone="sunk" className="grid items-start gap-12 lg:grid-cols-more-less lg:gap-16">
      <div>
        <div className="lg:pt-16">
          <Breadcrumbs name={name} />
          {/* Narrow enough to wrap at the same words in the fallback font, so nothing moves when the font arrives. */}
          <h1 className="max-w-title text-3xl">{title}</h1>
        </div>
        <div className="mt-6">
          <p className="max-w-text text-lg opacity-90">{lead}</p>
          <OpeningCalls call={call} />
        </div>
      </div>
      {children}
    </Section>
  );
}
