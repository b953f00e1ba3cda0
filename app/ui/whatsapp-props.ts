import { whatsappLink } from "#app/contact-links.ts";
import { greetings } from "#content/greetings";
import { usePagePath } from "./page-path.ts";

/** The attributes of a link that opens WhatsApp with the sentence of the page that it stands on. */
export function useWhatsAppProps() {
  return {
    href: whatsappLink(greetings[usePagePath()]),
    target: "_blank",
    rel: "noopener",
    "data-event": "whatsapp",
  } as const;
}
