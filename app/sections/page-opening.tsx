import type { ReactNode } from "react";
import { whatsappLink } from "#app/contact-links.ts";
import { navigation } from "#app/content/navigation.ts";
import type { Opening } from "#app/content/shapes.ts";
import { ButtonLink, buttonClasses } from "#app/ui/button.tsx";
import { Section } from "#app/ui/section.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";

const arrangements = {
  /** Picture right of the words on wide screens. */
  beside: "grid items-start gap-12 lg:grid-cols-more-less lg:gap-16",
  /** Words across, picture as a wide band beneath. */
  below: "grid gap-12 lg:gap-16",
} as const;

/** The two things a visitor can do at once: book, or write. */
export function OpeningCalls({ call, night = false }: { call: string; night?: boolean }) {
  return (
    <div data-print="hide" className={`mt-8 flex flex-wrap gap-3 max-sm:*:grow ${night ? "lg:*:grow" : ""}`}>
      <ButtonLink to="/contacto">{call}</ButtonLink>
      <a
        href={whatsappLink()}
        target="_blank"
        rel="noopener"
        className={buttonClasses(night ? "night" : "quiet")}
      >
        {navigation.footer.whatsapp}
        <span className="sr-only"> {navigation.footer.newTab}</span>
      </a>
    </div>
  );
}

/** How a product page opens: what it is, the one thing to do, and what it looks like. */
export function PageOpening({
  name,
  title,
  lead,
  call,
  tone = "surface",
  arrangement = "beside",
  children,
}: Opening & {
  /** Of the page, for the breadcrumbs. */
  name: string;
  tone?: "surface" | "sunk" | "wash" | "night";
  arrangement?: keyof typeof arrangements;
  children?: ReactNode;
}) {
  const below = arrangement === "below";
  return (
    <Section tone={tone} className={arrangements[arrangement]}>
      <div className={below ? "grid gap-x-16 gap-y-6 lg:grid-cols-more-less lg:items-end" : ""}>
        <div className={below ? "" : "lg:pt-16"}>
          <Breadcrumbs name={name} />
          {/* Beside a picture a line ends early enough to end at the same word in the fallback font. */}
          <h1 className={`text-3xl ${below ? "" : "max-w-title"}`}>{title}</h1>
        </div>
        <div className={below ? "" : "mt-6"}>
          <p className="max-w-text text-lg opacity-90">{lead}</p>
          <OpeningCalls call={call} night={tone === "night"} />
        </div>
      </div>
      {children}
    </Section>
  );
}
