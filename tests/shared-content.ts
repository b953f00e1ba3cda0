/** What many tests read of the firm's content. */
import { agendaWords } from "../src/booking/agenda/words.ts";
import { firm } from "../src/content/firm/firm.ts";
import { contactLinks } from "../src/content/pages/contact-links.ts";
import { greetings } from "../src/content/pages/greetings.ts";
import { navigation } from "../src/content/pages/navigation.ts";
import { pageTitles } from "../src/content/pages/page-address.ts";
import { careersPage } from "../src/content/pages/pages.ts";
import { calls } from "../src/content/shared/calls.ts";
import { contactWords } from "../src/content/shared/contact.ts";
import { homeWords } from "../src/home/words.ts";
import { read } from "../src/site-content.ts";

export const site = read(firm);
export const navigationTexts = read(navigation);
export const { buildMailLink, buildWhatsappLink, ownAgendaPath, whatsappPhoneLink } = read(contactLinks);
export const { contactPageTexts } = read(contactWords);
export const careersPath = read(careersPage);
export const agendaPageTexts = read(agendaWords);
export const { page: homePageTexts } = read(homeWords);
export const whatsappGreetingByPagePath = read(greetings);
export const { closingCall, costAnswerLink, nextHalfHour } = read(calls);
export const { shortBrandName } = read(pageTitles);
