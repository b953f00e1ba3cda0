/* The formats of contact links, with the number or address as a parameter: the server and the scripts of pages share them. */

const percentEncodeText = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));

/** Builds a link to a chat: https://faq.whatsapp.com/5913398998672934. Separators of the number do not matter. */
export const buildWhatsappLinkTo = (number: string, text: string) =>
  `https://wa.me/${number.replace(/\D/g, "")}?text=${percentEncodeText(text)}`;

/** Builds a `tel:` address: RFC 3966. */
export const buildTelephoneLink = (number: string) => `tel:+${number.replace(/\D/g, "")}`;

/** Writes a mail address in the letters that all programs read: `consultas@peña.com.ar` becomes `consultas@xn--pea-8ma.com.ar`. */
export function encodeMailAddress(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  return `${encodeURI(name)}@${new URL(`https://${domain}`).hostname}`;
}

/** Builds a `mailto:` address: RFC 6068, with line breaks as %0D%0A. */
export function buildMailLinkTo(email: string, subject: string, body?: string): string {
  const text = body === undefined ? "" : `&body=${percentEncodeText(body.replace(/\n/g, "\r\n"))}`;
  return `mailto:${encodeMailAddress(email)}?subject=${percentEncodeText(subject)}${text}`;
}
