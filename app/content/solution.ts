import type { Claim, Heading, Item, Opening } from "./shapes.ts";

/** A moment of the day that the home page tells. */
export interface Hour {
  /** '9:20' */
  hour: string;
  /** What the link to the solution says. */
  product: string;
  title: string;
  text: string;
  /** The id of the part of the page that the link leads to. */
  part?: string;
  /** The name of its picture in app/pages/home.tsx; without one, it shows what the solution brings. */
  picture?: string;
}

/** The texts of the plain page (app/pages/solution.tsx), for a solution without a page of its own make. */
interface PlainPage {
  opening: Opening;
  features: { title: string; list: Item[] };
  /** How it begins, in three. */
  steps?: { heading: Heading; list: Item[] };
  questions: { heading: Heading; list: Item[] };
  closing: Item;
}

// What the site says of a solution outside its page: a file of app/content/solutions/, named as in `solutions` of
// site.config.ts, which is also the page's address. Only what is on is read.
export interface Solution {
  /** As in a menu: in breadcrumbs, on the share image, in llms.txt. */
  name: string;
  /** In a list of several, where `name` would not read well. */
  short?: string;
  /** Where there is room for all of it; `name` when left out. */
  fullName?: string;
  /** As of every page: up to 60 characters with the brand, which is added unless the title has it. */
  title: string;
  /** 120 to 160 characters, written for a search result. */
  description: string;
  /** What is offered, in words that need no brand: `serviceType` of schema.org. */
  serviceType: string;
  /** Under the name in the menu. */
  about: string;
  /** On /sobre-nosotros, and beside solutions that have no sentence of their own for it. */
  summary: string;
  /** For the opening of the home page, as a part of a sentence: 'Kaseya para vigilar tus computadoras'. */
  promise?: string;
  /** For the home page's search result, as a part of a sentence: 'copias de seguridad'. */
  pitch: string;
  /** What its buttons bring visitors to /contacto with (`?tema=…`): the page's lead, and what a message wants to see: 'CRM'. */
  topic: { id: string; lead: string; wants: string };
  /** What a WhatsApp chat that is opened from its page starts with. */
  greeting: string;
  /** What of it is shown in the meeting: 'un agente'. */
  shown?: string;
  /** Its hours of the day on the home page, any number. */
  hours: Hour[];
  /** Its figures; the home page shows the first three of all. */
  claims?: Claim[];
  /** What other solutions add to it, by their names, in the order shown. */
  beside?: Record<string, string>;
  /** The heading over these; 'También te puede servir' when left out. */
  besideTitle?: string;
  page?: PlainPage;
}
