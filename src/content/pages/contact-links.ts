import { firm } from "../firm/firm.ts";
import { define } from "../reading/content.ts";
import { buildMailLinkTo, buildTelephoneLink, buildWhatsappLinkTo } from "./contact-link-formats.ts";

/** The contact links of this firm. The script of a page gets number and address as an attribute: it imports no content. */
export const contactLinks = define((read) => {
  const { email, whatsapp, booking } = read(firm);
  return {
    /** Builds a link to a chat with the firm, with the configured greeting unless another text is given. */
    buildWhatsappLink: (text: string = whatsapp.greeting) => buildWhatsappLinkTo(whatsapp.number, text),
    whatsappPhoneLink: buildTelephoneLink(whatsapp.number),
    buildMailLink: (subject = "ConsultaWeb", body?: string) => buildMailLinkTo(email, subject, body),
    /** The path of the site's own agenda, which the booking frame shows; undefined when site.yaml names a service. */
    ownAgendaPath: booking.url ? undefined : ("/agenda" as const),
  };
});
