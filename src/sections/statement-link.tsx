import type { TitledText } from "../content/texts/field-types.ts";
import { ArrowLink } from "../ui/arrow-link.tsx";
import type { SitePath } from "../ui/link.tsx";
import { Section } from "../ui/section.tsx";

export function StatementLink({ title, text, to, link }: TitledText & { to: SitePath; link: string }) {
  return (
    <Section tone="lined" space="medium" className="axes items-center gap-x-8 gap-y-3 max-lg:grid-fit-2xs">
      <h2 className="text-3xl text-brand-strong lg:col-span-8">{title}</h2>
      <div className="lg:col-span-4">
        <p>{text}</p>
        <ArrowLink to={to} className="mt-2 text-brand-strong">
          {link}
        </ArrowLink>
      </div>
    </Section>
  );
}
