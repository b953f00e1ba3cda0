import { site } from "#site";

/** Percent-encodes a text; half a character (a lone surrogate), of which no address can be made, becomes U+FFFD. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));

/**
 * @param text what the visitor's message starts with; the configured greeting when left out
 * @returns `https://wa.me/DIGITS?text=…`, digits with country code only
 * @see https://faq.whatsapp.com/5913398998672934
 */
export function whatsappLink(text: string = site.whatsapp.greeting): string {
  return `https://wa.me/${site.whatsapp.number.replace(/\D/g, "")}?text=${encoded(text)}`;
}

/** The address that calls a number (RFC 3966: digits with country code). */
export const telephoneLink = (number: string) => `tel:+${number.replace(/\D/g, "")}`;

/** The address that calls the number of WhatsApp. */
export const callLink = telephoneLink(site.whatsapp.number);

/**
 * @param body the text of the mail, with line breaks as `\n`; none when left out
 * @returns a `mailto:` address (RFC 6068: line breaks as %0D%0A)
 */
export function mailLink(subject = "ConsultaWeb", body?: string): string {
  const text = body === undefined ? "" : `&body=${encoded(body.replace(/\n/g, "\r\n"))}`;
  return `mailto:${site.email}?subject=${encoded(subject)}${text}`;
}

/** The path of the site's own agenda, the page in the booking frame; undefined when site.config.ts names a service. */
export const ownBookingPath = site.booking.url ? undefined : "/agenda";
