import { contactLinks } from "../content/pages/contact-links.ts";
import { calls } from "../content/shared/calls.ts";
import type { FirstStepSheetTexts } from "../content/shared/first-step-sheet.ts";
import { read } from "../site-content.ts";
import { ButtonLink } from "../ui/button.tsx";
import { MailAddress } from "../ui/mail-address.tsx";
import { Section } from "../ui/section.tsx";
import { Street } from "../ui/street.tsx";
import { WhatsAppLink } from "../ui/whatsapp-link.tsx";
import { FirstStepSheet } from "./first-step-sheet.tsx";
import { Horizon } from "./horizon.tsx";
import "./closing-call.css";

const { closingCall, costAnswerLink } = read(calls);
const { buildMailLink } = read(contactLinks);

type ClosingTexts = typeof closingCall;

function CallToAction({ titleClasses, ...texts }: ClosingTexts & { titleClasses: string }) {
  const link = "group inline-flex min-h-11 items-center gap-2";
  const underlined = "underline decoration-1 underline-offset-4 group-hover:decoration-2";
  return (
    <>
      <h2 className={titleClasses}>{texts.title}</h2>
      <p className="mt-4 max-w-lead text-lg soft lg:mt-6">{texts.text}</p>
      <p id={costAnswerLink.id} tabIndex={-1} className="mt-4 max-w-lead">
        <b>{texts.costQuestion}</b> <span className="soft">{texts.cost}</span>
      </p>
      <p className="mt-6 lg:mt-8" data-print="hide">
        <ButtonLink to="/contacto">{texts.call}</ButtonLink>
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1" data-print="hide">
        <span className="soft max-sm:w-full">{texts.or}</span>
        <WhatsAppLink className={link}>
          <span className={underlined}>{texts.whatsapp}</span>
        </WhatsAppLink>
        <a href={buildMailLink()} data-event="mail" className={`${link} ${underlined} wrap-anywhere`}>
          <MailAddress />
        </a>
      </p>
    </>
  );
}

/** @param texts in place of those of every page */
export function ClosingCall({
  firstStepSheet,
  tone = "night",
  ...texts
}: Partial<ClosingTexts> & {
  firstStepSheet: FirstStepSheetTexts;
  tone?: "surface" | "sunk" | "wash" | "night";
}) {
  return (
    <Section tone={tone} className="axes items-center gap-x-8 gap-y-8 max-lg:grid-fit-2xs">
      <div className="lg:col-span-7">
        <CallToAction {...closingCall} {...texts} titleClasses="text-3xl" />
      </div>
      <div className="lg:col-span-4 lg:col-start-9">
        <FirstStepSheet {...firstStepSheet} />
      </div>
    </Section>
  );
}

/** The sun of the new day is a symbol of the meeting. */
export function NextMorning() {
  return (
    <section className="next-morning on-night overflow-hidden bg-night pt-16 text-center text-on-night lg:pt-20">
      <div className="page grid justify-items-center *:justify-center">
        <CallToAction {...closingCall} titleClasses="max-w-headline text-statement" />
      </div>
      <div aria-hidden="true" className="next-sun isolate flow-root" data-print="hide">
        <Horizon>
          <div className="earth-turn earth-sun" />
          <Street className="street street-night" />
          <p className="relative -mt-[2vw] py-4 text-on-night-soft">
            <b data-when="day" className="block text-3xl text-on-night first-letter:uppercase">
              {closingCall.sun.hour}
            </b>
            <span data-when="time">{closingCall.sun.meeting}</span>
          </p>
        </Horizon>
      </div>
    </section>
  );
}
