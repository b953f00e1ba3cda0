/* The formats of contact links, with the number or address as a parameter: the server and the scripts of pages share them. */

/** Percent-encodes a text. A lone surrogate, which would throw, becomes U+FFFD. */
const percentEncodeText = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));

/**
 * @param number the phone number with its country code, with or without separators
 * @param text the prepared message
 * @returns `https://wa.me/DIGITS?text=…`
 * @see https://faq.whatsapp.com/5913398998672934
 */
export const buildWhatsappLinkTo = (number: string, text: string) =>
  `https://wa.me/${number.replace(/\D/g, "")}?text=${percentEncodeText(text)}`;

/** @param number a phone number with its country code @returns its `tel:` address (RFC 3966): `+` and the digits */
export const buildTelephoneLink = (number: string) => `tel:+${number.replace(/\D/g, "")}`;

/**
 * @param email the mail address of the receiver
 * @param body the text of the mail, with line breaks as `\n`; none when left out
 * @returns a `mailto:` address (RFC 6068: line breaks as %0D%0A)
 */
export function buildMailLinkTo(email: string, subject: string, body?: string): string {
  const text = body === undefined ? "" : `&body=${percentEncodeText(body.replace(/\n/g, "\r\n"))}`;
  return `mailto:${email}?subject=${percentEncodeText(subject)}${text}`;
}
