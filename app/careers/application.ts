import { mailLink } from "#app/contact-links.ts";
import { careers } from "#content/careers";

export type FieldName = "name" | "email" | "phone" | "message";

export type JobApplication = Record<FieldName, string>;

/** Reads what the form holds, without blanks at the ends; a field that is missing comes out empty. */
export function readApplication(data: FormData): JobApplication {
  const text = (name: FieldName) => String(data.get(name) ?? "").trim();
  return { name: text("name"), email: text("email"), phone: text("phone"), message: text("message") };
}

/**
 * The id of an application: the key of its draft and a checksum of its text (FNV-1a of its characters), 32
 * hexadecimal digits. One text of one draft has one id, however often and wherever in the browser it is sent.
 * @see http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function applicationId(draftKey: string, application: JobApplication): string {
  let checksum = 0x811c9dc5;
  for (const unit of JSON.stringify(application)) {
    checksum = Math.imul(checksum ^ (unit.codePointAt(0) ?? 0), 0x01000193);
  }
  return draftKey + (checksum >>> 0).toString(16).padStart(8, "0");
}

/** @returns the application as a text that people read, as it goes into a mail */
export function applicationText(application: JobApplication): string {
  const { form } = careers;
  const facts = (["name", "email", "phone"] as const).map(
    (name) => `${form[name].label}: ${application[name]}`,
  );
  return `${facts.join("\n")}\n\n${application.message}`;
}

/** @returns the address of a mail to the firm that holds the application, or none yet */
export function applicationMail(application?: JobApplication): string {
  return mailLink(careers.opening.title, application && applicationText(application));
}
