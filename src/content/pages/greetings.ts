import { written } from "../markdown/written.ts";
import { define } from "../reading/content.ts";
import { contactWords } from "../shared/contact.ts";
import { solutions } from "../shared/solutions.ts";
import { fillPlaceholders } from "../texts/fill.ts";
import { news } from "./news.ts";
import { pageWords } from "./page-words.ts";
import { careersPage } from "./pages.ts";

/** The prepared first message of a WhatsApp chat, by the address of the page with the link; others use the configured one. */
export const greetings = define((read): Partial<Record<string, string>> => {
  const { home, about, careers } = read(pageWords);
  const careersPath = read(careersPage);
  const { markdownPages, articles } = read(written);
  const { newsPages, newsTexts } = read(news);
  return {
    "/": home.greeting,
    "/sobre-nosotros": about.greeting,
    ...(careersPath && { [careersPath]: careers.greeting }),
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
