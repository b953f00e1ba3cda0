import type { ReactNode } from "react";
import type { TitledText } from "#app/shapes.ts";
import type { ShopName } from "#app/street.ts";
import { MailAddress } from "#app/ui/mail-address.tsx";
import { Section } from "#app/ui/section.tsx";
import { ShopIcon } from "#app/ui/street.tsx";

/** The workshop, which has the new address, and its neighbours. */
export const addressShops: readonly ShopName[] = ["workshop", "dentist", "cafe", "optician", "kiosk"];

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
      <div className="new-address axes items-center gap-x-8 gap-y-6">
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
            <div className="address-street">
              {addressShops.map((shop) => (
                <ShopIcon key={shop} name={shop} className={`street-day street-at-${shop}`} />
              ))}
            </div>
          </div>
        </div>
        <div className="address-mails max-lg:pt-3 lg:col-span-4">{children}</div>
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
