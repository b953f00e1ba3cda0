import type { PropsWithChildren } from "react";
import { NextHalfHour } from "../booking/next-half-hour.tsx";
import { homeOpeningThemeClass } from "../brand/home-theme.ts";
import { calls } from "../content/shared/calls.ts";
import { Horizon } from "../sections/horizon.tsx";
import { read } from "../site-content.ts";
import { ButtonLink } from "../ui/button.tsx";
import { getButtonClasses } from "../ui/button-classes.ts";
import { Link } from "../ui/link.tsx";
import { Street, StreetDrawings } from "../ui/street.tsx";
import { textLinkClasses } from "../ui/text-link-classes.ts";
import { WhatsAppLink } from "../ui/whatsapp-link.tsx";
import type { HomeTexts } from "./words.ts";
import "./home-opening.css";

const { closingCall } = read(calls);

/** `proof` says since when the firm exists and whose partner it is, if known; `children` is the picture beside the texts. */
export function HomeOpening({ children, ...texts }: PropsWithChildren<HomeTexts["opening"]>) {
  return (
    <section
      className={`${homeOpeningThemeClass} home-opening relative isolate overflow-hidden bg-night text-on-night print:bg-none`}
    >
      <StreetDrawings />
      <div className="page axes gap-x-8 gap-y-6 pt-24 max-lg:grid-pair lg:pb-2">
        <div className="lg:col-span-7 lg:mt-4">
          <h1 className="home-title max-w-title">{texts.title}</h1>
          <div className="home-earth relative -mx-5 mt-[calc(1.25rem+16.5vw)] md:hidden" data-print="hide">
            <Horizon>
              <Street className="street street-night" />
            </Horizon>
          </div>
          <p className="mt-4 max-w-text text-on-night-soft md:mt-6">{texts.lead}</p>
          <div className="mt-6 flex flex-wrap items-center gap-3 max-sm:*:grow lg:mt-8" data-print="hide">
            <ButtonLink to="/contacto">{texts.call}</ButtonLink>
            <WhatsAppLink className={getButtonClasses("night")}>{closingCall.whatsapp}</WhatsAppLink>
          </div>
          {/* On a phone the credentials are above the next half hour, so that they are in the first window; elsewhere below it, in
              a row that is as high before it arrives, so that nothing moves. */}
          <div className="mt-3 text-sm text-on-night-soft sm:grid sm:grid-rows-[minmax(2.75rem,auto)_auto]">
            {texts.proof && <p className="sm:row-start-2">{texts.proof}</p>}
            <NextHalfHour />
          </div>
        </div>
        <div className="lg:col-span-5">{children}</div>
      </div>
      <Horizon>
        <Street className="street street-night" />
        <p className="page pb-4" data-print="hide">
          <Link to="/" hash="un-dia" className={`${textLinkClasses.plain} gap-2`}>
            {texts.more}
            <span aria-hidden="true">↓</span>
          </Link>
        </p>
      </Horizon>
    </section>
  );
}
