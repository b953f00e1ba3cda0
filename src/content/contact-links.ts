import { buildMailLinkTo, buildTelephoneLink, buildWhatsappLinkTo } from "./contact-link-formats.ts";
import { site } from "./site.ts";

/* The contact links of this firm. The script of a page gets number and address as an attribute instead: it imports no content. */

/** @returns a link to a chat with the firm, with the configured greeting unless another text is given */
export const buildWhatsappLink = (text: string = site.whatsapp.greeting) =>
  buildWhatsappLinkTo(site.whatsapp.number, text);

export const whatsappPhoneLink = buildTelephoneLink(site.whatsapp.number);

export const buildMailLink = (subject = "ConsultaWeb", body?: string) =>
  buildMailLinkTo(site.email, subject, body);

/** The path of the site's own agenda, which the booking frame shows; undefined when content/site.yaml names a service. */
export const ownAgendaPath = site.booking.url ? undefined : "/agenda";
