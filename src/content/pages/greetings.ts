import { written } from "../markdown/written.ts";
import { define } from "../reading/content.ts";
import { contactWords } from "../shared/contact.ts";
import { solutions } from "../shared/solutions.ts";
import { fillPlaceholders } from "../texts/fill.ts";
import { news } from "./news.ts";
import { pages } from "./pages.ts";

/** The prepared first message of a WhatsApp chat, by the address of the page with the link; others use the configured one. */
export const greetings = define((read): Partial<Record<string, string>> => {
  const { markdownPages, articles } = read(written);
  const { newsPages, newsTexts } = read(news);
  return {
    ...read(pages).whatsappGreetingByFixedPagePath,
    ...Object.fromEntries(read(solutions).offeredSolutions.map(({ path, greeting }) => [path, greeting])),
    "/contacto": read(contactWords).contactPageTexts.greeting,
    ...Object.fromEntries(
      [...markdownPages, ...articles, ...newsPages].map(({ path, title }) => [
        path,
        fillPlaceholders(newsTexts.greeting, { title }),
      ]),
    ),
  };
});
