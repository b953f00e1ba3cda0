import type { ReactNode } from "react";
import type { TitledText } from "#app/shapes.ts";
import type { ShopName } from "#app/street.ts";
import { MailAddress } from "#app/ui/mail-address.tsx";
import { Section } from "#app/ui/section.tsx";
import { ShopIcon, StreetRow } from "#app/ui/street.tsx";

/** The shops beside the workshop. Google Workspace's page defines their drawings. */
export const neighbours = ["dentist", "school", "cafe", "optician"] as const satisfies readonly ShopName[];

interface NewAddressProps {
  title: string;
  before: TitledText;
  after: TitledText;
  changes: readonly TitledText[];
  children: ReactNode;
}

export function NewAddress({ title, before, after, changes, children }: NewAddressProps) {
  return (
    <Section>
      <div className="axes items-end gap-x-8 gap-y-6 lg:border-b-4 lg:border-brand">
        <div className="lg:col-span-8">
          <h2 className="text-title">{title}</h2>
          <p className="mt-8 text-ink-soft">
            {before.text}
            <span className="block text-xl line-through decoration-2">{before.title}</span>
          </p>
          <p className="mt-6 text-ink-soft">
            {after.text}
            <span className="address-board block text-address tracking-tight wrap-anywhere text-brand">
              <MailAddress address={after.title} />
            </span>
          </p>
          <div className="address-shop">
            <ShopIcon name="workshop" className="street-day" />
            <StreetRow names={neighbours} className="street-day address-neighbours max-lg:hidden" />
          </div>
        </div>
        <div className="lg:col-span-4">{children}</div>
      </div>
      <ul className="mt-6 lg:mt-16">
        {changes.map(({ title: change, text }) => (
          <li
            key={change}
            className="axes items-baseline gap-x-8 gap-y-2 border-t border-line py-3 lg:py-5 max-lg:grid-fit-72"
          >
            <h3 className="text-xl lg:col-span-8 lg:text-heading">{change}</h3>
            <p className="text-ink-soft lg:col-span-4">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
