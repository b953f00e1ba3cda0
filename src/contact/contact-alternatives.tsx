import { Mail, Phone, SquareArrowOutUpRight } from "lucide-react";
import { contactPageTexts } from "../content/contact.ts";
import { buildTelephoneLink } from "../content/contact-link-formats.ts";
import { buildMailLink, buildWhatsappLink } from "../content/contact-links.ts";
import { site } from "../content/site.ts";
import { NewTabLink } from "../ui/new-tab-link.tsx";
import { WhatsAppIcon } from "../ui/whatsapp-icon.tsx";
import { buildContactGreeting } from "./contact-greeting.ts";

export function ContactAlternatives({ className = "" }: { className?: string }) {
  const { direct, whatsapp, mail } = contactPageTexts.other;
  const { url } = site.booking;
  const ways = [
    ...(url ? [{ href: url, label: direct, Icon: SquareArrowOutUpRight, event: "call" }] : []),
    {
      href: buildWhatsappLink(buildContactGreeting()),
      label: whatsapp,
      Icon: WhatsAppIcon,
      event: "whatsapp",
    },
    { href: buildMailLink(), label: mail, Icon: Mail, event: "mail" },
    ...(site.phones ?? []).map(({ label, number }) => ({
      href: buildTelephoneLink(number),
      label: `${label}: ${number}`,
      Icon: Phone,
      event: undefined,
    })),
  ];
  return (
    <ul className={`flex flex-wrap gap-x-8 ${className}`}>
      {ways.map(({ href, label, Icon, event }) => {
        const Anchor = href.startsWith("http") ? NewTabLink : "a";
        return (
          <li key={label} className={Icon === Phone ? "lg:odd:col-start-2" : undefined}>
            <Anchor
              href={href}
              data-event={event}
              data-direct={event === "call" || undefined}
              className="inline-flex min-h-target items-center font-semibold text-brand-strong underline-offset-4 hover:underline"
            >
              <Icon className="me-3 size-icon flex-none" />
              {label}
            </Anchor>
          </li>
        );
      })}
    </ul>
  );
}
