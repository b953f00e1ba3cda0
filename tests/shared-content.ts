/** What many tests read of the firm's content. */
import { firm } from "../src/content/firm/firm.ts";
import { contactLinks } from "../src/content/pages/contact-links.ts";
import { navigation } from "../src/content/pages/navigation.ts";
import { careersPage } from "../src/content/pages/pages.ts";
import { contactWords } from "../src/content/shared/contact.ts";
import { read } from "../src/site-content.ts";

export const site = read(firm);
export const navigationTexts = read(navigation);
export const { buildMailLink, buildWhatsappLink, ownAgendaPath, whatsappPhoneLink } = read(contactLinks);
export const { contactPageTexts } = read(contactWords);
export const careersPath = read(careersPage);
