import { fillPlaceholders } from "#app/fill.ts";
import { contactPageTexts } from "#content/contact";

/**
 * Builds the prepared WhatsApp message of /contacto.
 * @param wants the visitor's topic of interest, as 'el CRM'; left out without one
 */
export const buildContactGreeting = (wants?: string): string =>
  wants
    ? `${contactPageTexts.greeting} ${fillPlaceholders(contactPageTexts.wants, { wants })}`
    : contactPageTexts.greeting;
