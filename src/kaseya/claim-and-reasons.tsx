import type { PropsWithChildren } from "react";
import { Section } from "../ui/section.tsx";
import type { KaseyaTexts } from "./words.ts";

/** Without a claim the title is large instead, and `children`, the picture of the claim, is left out. */
export function ClaimAndReasons({ title, claim, list, children }: PropsWithChildren<KaseyaTexts["reasons"]>) {
  return (
    <Section tone="night" space="largest">
      {claim ? (
        <>
          <h2 className="text-2xl text-on-night-soft">{title}</h2>
          <p className="mt-6 text-statement tracking-tight text-balance">
            {claim.lead} <span className="text-brand-bright">{claim.figure}</span> {claim.text}
          </p>
          {claim.source && <p className="mt-4 text-sm text-on-night-soft">{claim.source}</p>}
          <div className="mt-6 md:mt-12 lg:mt-16">{children}</div>
        </>
      ) : (
        <h2 className="max-w-headline text-3xl">{title}</h2>
      )}
      <ul className="axes mt-6 gap-x-8 gap-y-5 max-lg:grid-fit-[12rem] lg:mt-10">
        {list.map(({ title: reason, text }) => (
          <li key={reason} className="lg:col-span-4">
            <h3 className="text-xl">{reason}</h3>
            <p className="mt-2 text-on-night-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
