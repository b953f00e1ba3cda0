import { contactPageTexts } from "./contact.ts";
import { fillPlaceholders } from "./fill.ts";
import { articles, markdownPages } from "./markdown.ts";
import { newsPages, newsTexts } from "./news.ts";
import { whatsappGreetingByFixedPagePath } from "./pages.ts";
import { offeredSolutions } from "./solutions.ts";

/** The prepared first message of a WhatsApp chat, by the address of the page with the link; others use the configured one. */
export const whatsappGreetingByPagePath: Partial<Record<string, string>> = {
  ...whatsappGreetingByFixedPagePath,
  ...Object.fromEntries(offeredSolutions.map(({ path, greeting }) => [path, greeting])),
  "/contacto": contactPageTexts.greeting,
  ...Object.fromEntries(
    [...markdownPages, ...articles, ...newsPages].map(({ path, title }) => [
      path,
      fillPlaceholders(newsTexts.greeting, { title }),
    ]),
  ),
};
