import type { Claim } from "../content/texts/claims.ts";
import { Section } from "../ui/section.tsx";

export function Highlights({ title, claims }: { title: string; claims: readonly Claim[] }) {
  return (
    <Section tone="opening" space="none" className="pb-8 lg:pb-16">
      <h2 className="sr-only">{title}</h2>
      <ul className="grid gap-x-8 md:grid-fit-[12rem]">
        {claims.map(({ lead, figure, text, source }) => (
          <li
            key={figure}
            className="flex flex-wrap items-center gap-x-4 border-t border-night-line py-2 md:block"
          >
            <p className="min-w-32 leading-tight">
              <span className="block text-sm text-on-night-soft">{lead}</span>
              <span className="block whitespace-nowrap text-2xl font-semibold tracking-tight text-brand-bright lg:text-4xl">
                {figure}
              </span>
            </p>
            <p className="grow basis-[8rem] max-lg:leading-tight lg:text-lg">
              {text}
              {source && <small className="block text-sm">{source}</small>}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
