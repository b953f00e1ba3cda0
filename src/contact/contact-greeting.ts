import { contactPageTexts } from "../content/contact.ts";
import { fillPlaceholders } from "../content/fill.ts";

/**
 * Builds the prepared WhatsApp message of /contacto.
 * @param interest the visitor's topic of interest, as 'el CRM'; left out without one
 */
export const buildContactGreeting = (interest?: string): string =>
  interest
    ? `${contactPageTexts.greeting} ${fillPlaceholders(contactPageTexts.wants, { wants: interest })}`
    : contactPageTexts.greeting;
