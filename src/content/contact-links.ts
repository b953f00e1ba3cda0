import { site } from "../../site.config.ts";

/** Percent-encodes a text. A lone surrogate, which would throw, becomes U+FFFD. */
const percentEncodeText = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));

/**
 * @param text the prepared message; the configured greeting when left out
 * @returns `https://wa.me/DIGITS?text=…` for the firm's number, in digits with the country code
 * @see https://faq.whatsapp.com/5913398998672934
 */
export function buildWhatsappLink(text: string = site.whatsapp.greeting): string {
  return `https://wa.me/${site.whatsapp.number.replace(/\D/g, "")}?text=${percentEncodeText(text)}`;
}

/** @param number a phone number with its country code @returns its `tel:` address (RFC 3966): `+` and the digits */
export const buildTelephoneLink = (number: string) => `tel:+${number.replace(/\D/g, "")}`;

/** The `tel:` address of the firm's WhatsApp number. */
export const whatsappPhoneLink = buildTelephoneLink(site.whatsapp.number);

/**
 * @param body the text of the mail, with line breaks as `\n`; none when left out
 * @returns a `mailto:` address of the firm (RFC 6068: line breaks as %0D%0A)
 */
export function buildMailLink(subject = "ConsultaWeb", body?: string): string {
  const text = body === undefined ? "" : `&body=${percentEncodeText(body.replace(/\n/g, "\r\n"))}`;
  return `mailto:${site.email}?subject=${percentEncodeText(subject)}${text}`;
}

/** The path of the site's own agenda, which the booking frame shows; undefined when site.config.ts names a service. */
export const ownAgendaPath = site.booking.url ? undefined : "/agenda";
