import { buildWhatsappLink } from "#app/contact-links.ts";
import { greetingByPath } from "#content/greetings";
import { usePagePath } from "./page-path.ts";

/** The attributes of a WhatsApp link with the prepared message of the current page. */
export function useWhatsAppProps() {
  return {
    href: buildWhatsappLink(greetingByPath[usePagePath()]),
    target: "_blank",
    rel: "noopener",
    "data-event": "whatsapp",
  } as const;
}
