import type { ReactNode } from "react";
import { mailLink } from "#app/contact-links.ts";
import { navigation } from "#app/content/navigation.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { MailAddress } from "#app/ui/mail-address.tsx";
import { Section } from "#app/ui/section.tsx";
import { WhatsAppIcon } from "#app/ui/whatsapp-icon.tsx";
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
  tone?: "surface" | "sunk" | "wash" | "night";
  /** The page's own closing picture, in place of the morning. */
  children?: ReactNode;
}

export function ClosingCall({
  title,
  text,
  call,
  or,
  whatsapp,
  morning,
  tone = "night",
  children,
}: ClosingCallProps) {
  const link =
    "inline-flex min-h-11 items-center gap-2 underline decoration-1 underline-offset-4 hover:decoration-2";
  return (
    <Section tone={tone} className="axes items-center gap-x-8 gap-y-8 max-lg:grid-fit-72">
      <div className="lg:col-span-7">
        <h2 className="text-title md:max-lg:text-2xl">{title}</h2>
        <p className="mt-4 max-w-lead text-lg soft lg:mt-6">{text}</p>
        <p className="mt-6 lg:mt-8" data-print="hide">
          <ButtonLink to="/contacto">{call}</ButtonLink>
        </p>
        <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1" data-print="hide">
          <span className="soft max-sm:w-full">{or}</span>
          <a {...useWhatsAppProps()} className={link}>
            <WhatsAppIcon />
            {whatsapp}
            <span className="sr-only">{` ${navigation.footer.newTab}`}</span>
          </a>
          <a href={mailLink()} data-event="mail" className={`${link} wrap-anywhere`}>
            <MailAddress />
          </a>
        </p>
      </div>
      <div data-print="hide" className={`lg:col-span-4 lg:col-start-9 ${children ? "" : "max-md:hidden"}`}>
        {children ?? <HalfHour {...morning} />}
      </div>
    </Section>
  );
}
