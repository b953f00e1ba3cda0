import { fill } from "#app/fill.ts";
import { contact } from "#content/contact";

/**
 * The prepared WhatsApp message of /contacto.
 * @param wants the visitor's topic of interest, as 'el CRM'
 */
export const contactGreeting = (wants?: string): string =>
  wants ? `${contact.greeting} ${fill(contact.wants, { wants })}` : contact.greeting;
