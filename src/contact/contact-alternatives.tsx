import { Mail, Phone, SquareArrowOutUpRight } from "lucide-react";
import { firm } from "../content/firm/firm.ts";
import { buildTelephoneLink } from "../content/pages/contact-link-formats.ts";
import { contactLinks } from "../content/pages/contact-links.ts";
import { contactWords } from "../content/shared/contact.ts";
import { read } from "../site-content.ts";
import { NewTabLink } from "../ui/new-tab-link.tsx";
import { textLinkClasses } from "../ui/text-link-classes.ts";
import { WhatsAppIcon } from "../ui/whatsapp-icon.tsx";
import { buildContactGreeting } from "./contact-greeting.ts";

const { contactPageTexts } = read(contactWords);
const { buildMailLink, buildWhatsappLink } = read(contactLinks);
const site = read(firm);

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
              className={`${textLinkClasses.plain} font-semibold text-brand-strong`}
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
