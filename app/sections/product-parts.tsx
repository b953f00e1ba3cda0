import type { ReactNode } from "react";
import type { Heading, Item } from "#app/content/shapes.ts";
import { Section } from "#app/ui/section.tsx";

interface ProductPartsProps<Id extends string> {
  heading: Heading;
  account: string;
  list: readonly (Item & { id: Id })[];
  pictures: Record<Id, ReactNode>;
}

export function ProductParts<Id extends string>({ heading, account, list, pictures }: ProductPartsProps<Id>) {
  return (
    <Section>
      <h2 className="text-title">{heading.title}</h2>
      <p className="mt-4 text-lg text-ink-soft">{heading.lead}</p>
      <p aria-hidden="true" className="account vignette mt-8 lg:mt-12">
        <b className="account-initial">{account.charAt(0).toUpperCase()}</b>
        <span className="wrap-anywhere">{account}</span>
      </p>
      <ul>
        {list.map(({ id, title, text }) => (
          <li key={id} className="account-part axes gap-x-8 gap-y-3 max-lg:grid-fit-72 lg:items-center">
            <div className="lg:contents">
              <h3 className="axis-side text-2xl">{title}</h3>
              <p className="mt-2 max-w-lead text-ink-soft lg:col-span-4 lg:mt-0 lg:text-lg">{text}</p>
            </div>
            <div
              aria-hidden="true"
              className="account-picture vignette rounded-lg bg-surface-raised shadow-soft lg:col-span-4"
            >
              {pictures[id]}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
