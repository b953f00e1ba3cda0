import { mailLink } from "#app/contact-links.ts";
import { navigation } from "#app/content/navigation.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { MailAddress } from "#app/ui/mail-address.tsx";
import { Section } from "#app/ui/section.tsx";
import { useWhatsAppProps } from "#app/ui/whatsapp-props.ts";
import { HalfHour, type HalfHourProps } from "#app/vignettes/half-hour.tsx";

interface ClosingCallProps {
  title: string;
  text: string;
  /** The label of the booking button. */
  call: string;
  or: string;
  whatsapp: string;
  morning: HalfHourProps;
}

export function ClosingCall({ title, text, call, or, whatsapp, morning }: ClosingCallProps) {
  const link = "underline decoration-1 underline-offset-4 hover:decoration-2";
  return (
    <Section tone="night" className="grid items-center gap-12 lg:grid-cols-main-side lg:gap-20">
      <div>
        <h2 className="text-2xl">{title}</h2>
        <p className="mt-5 max-w-text text-lg text-on-night-soft">{text}</p>
        <p className="mt-8" data-print="hide">
          <ButtonLink to="/contacto">{call}</ButtonLink>
        </p>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 text-on-night-soft" data-print="hide">
          <span className="max-sm:w-full">{or}</span>
          <a {...useWhatsAppProps()} className={`inline-flex min-h-11 items-center text-on-night ${link}`}>
            {whatsapp}
            <span className="sr-only"> {navigation.footer.newTab}</span>
          </a>
          <a
            href={mailLink()}
            data-event="mail"
            className={`inline-flex min-h-11 items-center wrap-anywhere text-on-night ${link}`}
          >
            <MailAddress />
          </a>
        </p>
      </div>
      <div data-print="hide" className="max-md:hidden">
        <HalfHour {...morning} />
      </div>
    </Section>
  );
}
