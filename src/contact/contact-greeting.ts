import { contactPageTexts } from "../content/contact.ts";
import { fillPlaceholders } from "../content/fill.ts";

/** @param interest as 'el CRM'; left out without one */
export const buildContactGreeting = (interest?: string): string =>
  interest
    ? `${contactPageTexts.greeting} ${fillPlaceholders(contactPageTexts.wants, { wants: interest })}`
    : contactPageTexts.greeting;
