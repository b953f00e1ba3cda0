import { mailLink } from "#app/contact-links.ts";
import { careers } from "#app/content/careers.ts";

export type FieldName = "name" | "email" | "phone" | "message";

export type JobApplication = Record<FieldName, string>;

/** Reads what the form holds, without blanks at the ends; a field that is missing comes out empty. */
export function readApplication(data: FormData): JobApplication {
  const text = (name: FieldName) => String(data.get(name) ?? "").trim();
  return { name: text("name"), email: text("email"), phone: text("phone"), message: text("message") };
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
