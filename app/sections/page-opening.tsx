import type { ReactNode } from "react";
import { NextHalfHour } from "#app/booking/next-half-hour.tsx";
import type { OpeningTexts } from "#app/shapes.ts";
import { shopNames } from "#app/street.ts";
import { ButtonLink, getButtonClasses } from "#app/ui/button.tsx";
import { NewTabNote } from "#app/ui/new-tab-note.tsx";
import { StreetRow } from "#app/ui/street.tsx";
import { WhatsAppIcon } from "#app/ui/whatsapp-icon.tsx";
import { useWhatsAppProps } from "#app/ui/whatsapp-props.ts";
import { closingCall, costLink, defaultBookingButtonNote } from "#content/calls";
import { Breadcrumbs } from "./breadcrumbs.tsx";

interface OpeningButtonsProps extends Pick<OpeningTexts, "call" | "note"> {
  night?: boolean;
}

export function OpeningButtons({
  call,
  note = defaultBookingButtonNote,
  night = false,
}: OpeningButtonsProps) {
  return (
    <div data-print="hide">
      <p className="flex flex-wrap gap-3 max-sm:*:w-full sm:max-lg:max-w-lead sm:max-lg:*:grow">
        <ButtonLink to="/contacto">{call}</ButtonLink>
        <a {...useWhatsAppProps()} className={getButtonClasses(night ? "night" : "quiet")}>
          <WhatsAppIcon />
          {closingCall.whatsapp}
          <NewTabNote />
        </a>
      </p>
      <p className="mt-3 max-w-lead text-sm soft">{note}</p>
      {/* The widths do not depend on the text, so nothing moves when next-half-hour-script.ts writes the time. */}
      <div className="flex flex-wrap gap-x-3 text-sm">
        <a
          href={`#${costLink.id}`}
          className="inline-flex min-h-11 text-basis-48 items-center underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {costLink.link}
        </a>
        <div className="grow text-basis-64">
          <NextHalfHour hideFallback />
        </div>
      </div>
    </div>
  );
}

export interface OpeningProps extends OpeningTexts {
  name: string;
  /** A `ShopSign`, which is shown on phones only, between title and lead. */
  sign?: ReactNode;
  children: ReactNode;
}

interface PageOpeningProps extends OpeningProps {
  /** Whether, on wide windows, the street stands below the picture, on the lower edge of the section. */
  street?: boolean;
}

export function PageOpening({
  name,
  title,
  lead,
  call,
  note,
  sign,
  street = false,
  children,
}: PageOpeningProps) {
  return (
    <section className="bg-surface-sunk pt-8 pb-10 lg:pb-24">
      <div className="page axes gap-x-8 gap-y-8 items-start max-lg:grid-pair">
        <div className="lg:col-span-7 xl:col-span-8">
          <Breadcrumbs name={name} />
          {/* Narrow enough that the title wraps at the same words in the fallback font: nothing moves when the font loads. */}
          <h1 className="max-w-title text-opening">{title}</h1>
          {sign}
          <p className="mt-6 mb-8 max-w-lead text-lg soft">{lead}</p>
          <OpeningButtons call={call} note={note} />
        </div>
        {/* On wide windows the picture is beside the title, not beside the breadcrumbs. */}
        <div className="relative self-stretch lg:col-span-5 lg:mt-16 xl:col-span-4">
          {children}
          {street && (
            <div className="@container absolute inset-x-0 -bottom-24 max-lg:hidden">
              <StreetRow names={shopNames} className="street-day street-full-width" />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
