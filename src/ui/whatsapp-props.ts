import { buildWhatsappLink } from "../content/contact-links.ts";
import { whatsappGreetingByPagePath } from "../content/greetings.ts";
import { usePagePath } from "./page-path.ts";

/** The attributes of a WhatsApp link with the prepared message of the current page. */
export function useWhatsAppProps() {
  return {
    href: buildWhatsappLink(whatsappGreetingByPagePath[usePagePath()]),
    target: "_blank",
    rel: "noopener",
    "data-event": "whatsapp",
  } as const;
}
