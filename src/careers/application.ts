import type { ApplicationFormProps } from "./form-props.ts";

export type JobApplication = Record<"name" | "email" | "phone" | "message", string>;

/** Windows hands an address of at most some 2,000 characters to the mail program, and cuts or drops a longer one. */
const maxMailLinkLength = 1800;

/**
 * Writes an application as a mail: its text, and its address (RFC 6068), which has a hint in place of a text too long for it.
 * @param link the `mailto:` address with a subject
 */
export function writeApplicationMail(
  application: JobApplication,
  texts: ApplicationFormProps["texts"],
  link: string,
): { text: string; href: string; isTooLong: boolean } {
  const facts = (["name", "email", "phone"] as const).map(
    (name) => `${texts[name].label}: ${application[name]}`,
  );
  const text = `${facts.join("\n")}\n\n${application.message}`;
  const addBody = (body: string) =>
    // A lone surrogate, which would throw, becomes U+FFFD.
    `${link}&body=${encodeURIComponent(body.replace(/\p{Surrogate}/gu, "\ufffd").replace(/\n/g, "\r\n"))}`;
  const href = addBody(text);
  const isTooLong = href.length > maxMailLinkLength;
  return { text, href: isTooLong ? addBody(texts.byMail.paste) : href, isTooLong };
}
