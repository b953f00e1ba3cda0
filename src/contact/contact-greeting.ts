import { contactWords } from "../content/shared/contact.ts";
import { fillPlaceholders } from "../content/texts/fill.ts";
import { read } from "../site-content.ts";

const { contactPageTexts } = read(contactWords);

/** @param interest as 'el CRM'; left out without one */
export const buildContactGreeting = (interest?: string): string =>
  interest
    ? `${contactPageTexts.greeting} ${fillPlaceholders(contactPageTexts.wants, { wants: interest })}`
    : contactPageTexts.greeting;
