import { ArrowRight } from "lucide-react";
import { Link } from "../ui/link.tsx";
import { Section } from "../ui/section.tsx";
import type { AboutTexts } from "./words.ts";
import { WorkshopWithDrawing } from "./workshop-with-drawing.tsx";

export function OfferIndex({ title, list }: AboutTexts["offer"]) {
  return (
    <Section className="axes gap-y-8">
      <h2 className="axis-side text-2xl lg:sticky lg:top-28 lg:self-start">{title}</h2>
      <ul className="axis-main gap-x-8 border-b border-line max-lg:grid max-lg:grid-fit-2xs">
        {list.map(({ to, title: name, text }) => (
          <li key={to} className="@container border-t border-line">
            <Link to={to} className="group flex items-center gap-4 py-6 sm:gap-6 hover:text-brand">
              {/* On a phone with enlarged text the name needs the whole row. */}
              <WorkshopWithDrawing
                solutionPath={to}
                className="hidden w-18 flex-none border-b-2 border-brand lg:w-28 @min-[19rem]:block"
              />
              <span className="flex-1">
                <span className="flex items-start justify-between gap-3">
                  <span className="text-balance text-xl font-semibold">{name}</span>
                  <ArrowRight className="size-[1.5rem] flex-none text-brand motion-safe:transition-transform motion-safe:group-hover:translate-x-1" />
                </span>
                <span className="mt-1 block text-balance text-ink-soft">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
