import type { PropsWithChildren, ReactNode } from "react";
import { NextHalfHour } from "../booking/next-half-hour.tsx";
import { shopNames } from "../brand/street.ts";
import { calls } from "../content/shared/calls.ts";
import type { OpeningTexts } from "../content/texts/field-types.ts";
import { read } from "../site-content.ts";
import { ButtonLink } from "../ui/button.tsx";
import { getButtonClasses } from "../ui/button-classes.ts";
import { FirstPaintMark } from "../ui/first-paint-mark.tsx";
import { Section } from "../ui/section.tsx";
import { Street } from "../ui/street.tsx";
import { textLinkClasses } from "../ui/text-link-classes.ts";
import { WhatsAppLink } from "../ui/whatsapp-link.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import "./page-opening.css";

const { closingCall, costAnswerLink, beginning } = read(calls);

export function OpeningButtonsAndLinks({
  call,
  note = beginning,
  onDarkBackground = false,
}: Pick<OpeningTexts, "call" | "note"> & { onDarkBackground?: boolean }) {
  return (
    <div data-print="hide">
      <p className="flex flex-wrap gap-3 max-sm:*:w-full sm:max-lg:max-w-lead sm:max-lg:*:grow">
        <ButtonLink to="/contacto">{call}</ButtonLink>
        <WhatsAppLink className={getButtonClasses(onDarkBackground ? "night" : "quiet")}>
          {closingCall.whatsapp}
        </WhatsAppLink>
      </p>
      <p className="mt-3 max-w-lead text-sm soft">{note}</p>
      {/* The widths do not depend on the text, so nothing moves when the script writes the time. */}
      <div className="flex flex-wrap gap-x-3 text-sm">
        <a href={`#${costAnswerLink.id}`} className={`${textLinkClasses.underlined} basis-[12rem]`}>
          {costAnswerLink.label}
        </a>
        <div className="grow basis-3xs">
          <NextHalfHour hideFallback />
        </div>
      </div>
    </div>
  );
}

export interface OpeningProps extends OpeningTexts {
  pageName: string;
  phoneShopSign?: ReactNode;
}

/** The shops in the order of the street, but from the school on, so that the workshop is near the end, below the picture. */
const shopNamesStartingWithSchool = [...shopNames.slice(4), ...shopNames.slice(0, 4)];

/** @param withStreet whether, except on phones, the street stands at the end of the section, with the workshop below the picture */
export function PageOpening({
  phoneShopSign,
  withStreet,
  children,
  ...texts
}: PropsWithChildren<OpeningProps & { withStreet?: boolean }>) {
  return (
    <Section
      tone="sunk"
      space="none"
      isClipped
      className={`isolate pt-8 pb-10 ${withStreet ? "md:pb-0" : "lg:pb-24"}`}
    >
      <div className="axes gap-x-8 gap-y-8 items-start max-lg:grid-pair">
        <div className="md:max-lg:contents lg:col-span-7 xl:col-span-8">
          <div className="col-span-full">
            <Breadcrumbs pageName={texts.pageName} />
            {/* Narrow enough that the title wraps at the same words in the fallback font: nothing moves when the font loads. */}
            <h1 className="max-w-title text-opening">{texts.title}</h1>
            {phoneShopSign}
            <FirstPaintMark />
          </div>
          <div>
            <p className="mt-6 mb-8 max-w-lead text-lg soft md:max-lg:mt-0">{texts.lead}</p>
            <OpeningButtonsAndLinks {...texts} />
          </div>
        </div>
        {/* Aligned to the end, it would move while the HTML arrives. */}
        <div
          className={`lg:col-span-5 xl:col-span-4 ${withStreet ? "opening-picture relative rounded-2xl shadow-2xl lg:mt-48 xl:mt-24" : "self-stretch lg:mt-16"}`}
        >
          {children}
        </div>
      </div>
      {withStreet && (
        <div className="@container mt-4 max-md:hidden" data-print="hide">
          <Street
            names={shopNamesStartingWithSchool}
            className="street-row street-day opening-street relative"
          />
        </div>
      )}
    </Section>
  );
}
