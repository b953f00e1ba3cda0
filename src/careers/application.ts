import { buildMailLink } from "../content/contact-links.ts";
import { careersPageTexts } from "./words.ts";

export type ApplicationFieldName = "name" | "email" | "phone" | "message";

export type JobApplication = Record<ApplicationFieldName, string>;

/** Reads and trims the fields of the application form; a missing field gives an empty text. */
export function readApplication(data: FormData): JobApplication {
  const readText = (name: ApplicationFieldName) => String(data.get(name) ?? "").trim();
  return {
    name: readText("name"),
    email: readText("email"),
    phone: readText("phone"),
    message: readText("message"),
  };
}

/**
 * Builds the id of an application: the key of its draft (24 hexadecimal digits) and a checksum of its text (FNV-1a, 8 more).
 * The same text of the same draft always has the same id, in every tab and on every attempt.
 * @see http://www.isthe.com/chongo/tech/comp/fnv/
 */
export function buildApplicationId(draftKey: string, application: JobApplication): string {
  let checksum = 0x811c9dc5;
  for (const character of JSON.stringify(application)) {
    checksum = Math.imul(checksum ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return draftKey + (checksum >>> 0).toString(16).padStart(8, "0");
}

/** @returns the application as plain text, for a mail or to copy */
export function formatApplicationText(application: JobApplication): string {
  const { form } = careersPageTexts;
  const facts = (["name", "email", "phone"] as const).map(
    (name) => `${form[name].label}: ${application[name]}`,
  );
  return `${facts.join("\n")}\n\n${application.message}`;
}

/** @returns the `mailto:` address of the firm with the subject of applications, and the application as the text when given */
export function buildApplicationMailLink(application?: JobApplication): string {
  return buildMailLink(careersPageTexts.form.subject, application && formatApplicationText(application));
}
