export type ApplicationFieldName = "name" | "email" | "phone" | "message";

export type JobApplication = Record<ApplicationFieldName, string>;

/** Reads and trims the fields of an application; a missing one gives an empty text. @param read returns the text of a field */
export function readApplication(read: (name: ApplicationFieldName) => unknown): JobApplication {
  const readText = (name: ApplicationFieldName) => String(read(name) ?? "").trim();
  return {
    name: readText("name"),
    email: readText("email"),
    phone: readText("phone"),
    message: readText("message"),
  };
}

/** @param labels the labels of the fields @returns the application as plain text, for a mail or to copy */
export function formatApplicationText(
  { message, ...facts }: JobApplication,
  labels: Record<ApplicationFieldName, { label: string }>,
): string {
  const lines = (["name", "email", "phone"] as const).map((name) => `${labels[name].label}: ${facts[name]}`);
  return `${lines.join("\n")}\n\n${message}`;
}

/** Windows hands an address of at most some 2,000 characters to the mail program, and cuts or drops a longer one. */
const maxMailLinkLength = 1800;

/**
 * Adds a text to a `mailto:` address (RFC 6068: line breaks as %0D%0A).
 * @param link the address with a subject
 * @param hint the text for the mail instead of one that would make the address too long
 */
export function addMailText(link: string, text: string, hint: string): { href: string; isTooLong: boolean } {
  // A lone surrogate, which would throw, becomes U+FFFD.
  const encode = (body: string) =>
    encodeURIComponent(body.replace(/\p{Surrogate}/gu, "\ufffd").replace(/\n/g, "\r\n"));
  const href = `${link}&body=${encode(text)}`;
  const isTooLong = href.length > maxMailLinkLength;
  return { href: isTooLong ? `${link}&body=${encode(hint)}` : href, isTooLong };
}
