import { homeOpeningThemeClass } from "../brand/home-theme.ts";
import type { Claim } from "../content/texts/claims.ts";

export function Highlights({ title, claims }: { title: string; claims: readonly Claim[] }) {
  return (
    <section className={`${homeOpeningThemeClass} bg-night-raised text-on-night`}>
      <h2 className="sr-only">{title}</h2>
      <ul className="page grid gap-x-8 pb-8 md:grid-fit-[12rem] lg:pb-16">
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
    </section>
  );
}
