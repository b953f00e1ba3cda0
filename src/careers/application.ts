import type { ApplicationFormProps } from "./form-props.ts";

export type JobApplication = Record<"name" | "email" | "phone" | "message", string>;

/** Windows cuts or drops an address of more than some 2,000 characters. */
const maxMailLinkLength = 1800;

/** The application as a text and a `mailto:` address (RFC 6068), with a hint in place of a text too long for it. */
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
