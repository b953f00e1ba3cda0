import { fill } from "../../../app/fill.ts";
import { contact } from "./contact.ts";
import { articles, markdownPages } from "./markdown.ts";
import { news, newsPages } from "./news.ts";
import { pageGreetings } from "./pages.ts";
import { solutions } from "./solutions.ts";

// What a WhatsApp chat that is opened from a page starts with, by the page's address; from other pages it is the
// configured greeting. /contacto has its own by topic.
export const greetings: Partial<Record<string, string>> = {
  ...pageGreetings,
  ...Object.fromEntries(solutions.map(({ path, greeting }) => [path, greeting])),
  "/contacto": contact.greeting,
  ...Object.fromEntries(
    [...markdownPages, ...articles, ...newsPages].map(({ path, title }) => [
      path,
      fill(news.greeting, { title }),
    ]),
  ),
};
