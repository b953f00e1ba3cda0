import { fill } from "#app/fill.ts";
import { contact } from "#content/contact";

/**
 * What a WhatsApp chat that is opened from /contacto starts with.
 * @param wants what brought the visitor, as 'el CRM'
 */
export const contactGreeting = (wants?: string): string =>
  wants ? `${contact.greeting} ${fill(contact.wants, { wants })}` : contact.greeting;
