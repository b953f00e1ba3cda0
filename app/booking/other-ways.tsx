import { Mail, SquareArrowOutUpRight } from "lucide-react";
import { mailLink, whatsappLink } from "#app/contact-links.ts";
import { contact } from "#app/content/contact.ts";
import { NewTab } from "#app/ui/new-tab.tsx";
import { WhatsAppIcon } from "#app/ui/whatsapp-icon.tsx";
import { site } from "#site";

export function OtherWays({ className = "" }: { className?: string }) {
  const { direct, whatsapp, mail } = contact.other;
  const { url } = site.booking;
  const ways = [
    ...(url ? [{ href: url, label: direct, Icon: SquareArrowOutUpRight, event: "call" }] : []),
    { href: whatsappLink(contact.greeting()), label: whatsapp, Icon: WhatsAppIcon, event: "whatsapp" },
    { href: mailLink(), label: mail, Icon: Mail, event: "mail" },
  ];
  return (
    <ul className={`flex flex-wrap gap-x-8 ${className}`}>
      {ways.map(({ href, label, Icon, event }) => (
        <li key={label}>
          <a
            href={href}
            {...(event !== "mail" && { target: "_blank", rel: "noopener" })}
            data-event={event}
            data-direct={event === "call" || undefined}
            className="inline-flex min-h-target items-center gap-3 font-semibold text-brand-strong underline-offset-4 hover:underline"
          >
            <Icon className="size-5 flex-none" />
            <span>
              {label}
              {event !== "mail" && <NewTab />}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
