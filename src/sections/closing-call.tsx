import { contactLinks } from "../content/pages/contact-links.ts";
import { calls } from "../content/shared/calls.ts";
import { type FirstStepSheetTexts, firstStepSheets } from "../content/shared/first-step-sheet.ts";
import { read } from "../site-content.ts";
import { ButtonLink } from "../ui/button.tsx";
import { MailAddress } from "../ui/mail-address.tsx";
import { Section } from "../ui/section.tsx";
import { textLinkClasses } from "../ui/text-link-classes.ts";
import { WhatsAppLink } from "../ui/whatsapp-link.tsx";
import { FirstStepSheet } from "./first-step-sheet.tsx";

const { closingCall, costAnswerLink } = read(calls);
const { buildMailLink } = read(contactLinks);
const { general } = read(firstStepSheets);

type ClosingTexts = typeof closingCall;

export function CallToAction({ titleClasses, ...texts }: Partial<ClosingTexts> & { titleClasses: string }) {
  const { title, text, costQuestion, cost, call, or, whatsapp } = { ...closingCall, ...texts };
  return (
    <>
      <h2 className={titleClasses}>{title}</h2>
      <p className="mt-4 max-w-lead text-lg soft lg:mt-6">{text}</p>
      <p id={costAnswerLink.id} tabIndex={-1} className="mt-4 max-w-lead">
        <b>{costQuestion}</b> <span className="soft">{cost}</span>
      </p>
      <p className="mt-6 lg:mt-8" data-print="hide">
        <ButtonLink to="/contacto">{call}</ButtonLink>
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1" data-print="hide">
        <span className="soft max-sm:w-full">{or}</span>
        <WhatsAppLink className="group inline-flex min-h-11 items-center gap-2">
          {/* Only the text is underlined, and not the icon beside it. */}
          <span className="underline decoration-1 underline-offset-4 group-hover:decoration-2">
            {whatsapp}
          </span>
        </WhatsAppLink>
        <a href={buildMailLink()} data-event="mail" className={`${textLinkClasses.underlined} wrap-anywhere`}>
          <MailAddress />
        </a>
      </p>
    </>
  );
}

/** @param texts in place of those of every page */
export function ClosingCall({
  firstStepSheet = general,
  tone = "night",
  ...texts
}: Partial<ClosingTexts> & {
  firstStepSheet?: FirstStepSheetTexts;
  tone?: "surface" | "sunk" | "wash" | "night";
}) {
  return (
    <Section tone={tone} className="axes items-center gap-x-8 gap-y-8 max-lg:grid-fit-2xs">
      <div className="lg:col-span-7">
        <CallToAction {...texts} titleClasses="text-3xl" />
      </div>
      <div className="lg:col-span-4 lg:col-start-9">
        <FirstStepSheet {...firstStepSheet} />
      </div>
    </Section>
  );
}
