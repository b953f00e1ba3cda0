import { fillPlaceholders } from "#app/fill.ts";
import { contact } from "#content/contact";

/**
 * Builds the prepared WhatsApp message of /contacto.
 * @param interest the visitor's topic of interest, as 'el CRM'; left out without one
 */
export const buildContactGreeting = (interest?: string): string =>
  interest ? `${contact.greeting} ${fillPlaceholders(contact.wants, { wants: interest })}` : contact.greeting;
