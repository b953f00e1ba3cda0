import { z } from "zod";
import { dayPictures } from "../../../app/day-pictures.ts";
import { offered, type SolutionPath } from "../../../app/offered.ts";
import { solutionNames } from "../../../site.schema.ts";
import {
  claims,
  group,
  heading,
  hour,
  item,
  list,
  opening,
  optional,
  slug,
  solutionTexts,
  text,
} from "../field-types.ts";
import { content } from "../read.ts";

/** A moment of the day that the home page tells. */
const moment = {
  /** '9:20' */
  hour,
  /** What the link to the solution says. */
  product: text,
  title: text,
  text,
  /** The id of the part of the page that the link leads to; findDeadLinks of finish/links.ts checks it. */
  part: optional(text),
  /** Without one, it shows what the solution brings. */
  picture: optional(z.enum(dayPictures)),
};

/** The texts of the plain page (app/pages/solution.tsx), for a solution without a page of its own make. */
const plainPage = group({
  opening: group(opening),
  features: group({ title: text, list: list(item) }),
  /** How it begins, in three. */
  steps: optional(group({ heading, list: list(item) })),
  questions: group({ heading, list: list(item) }),
  closing: group(item),
});

// What the site says of a solution outside its page: a file of content/solutions/, named as in `solutions` of
// site.config.ts, which is also the page's address.
const solution = group({
  /** As in a menu: in breadcrumbs, on the share image, in llms.txt. */
  name: text,
  /** In a list of several, where `name` would not read well. */
  short: optional(text),
  /** Where there is room for all of it; `name` when left out. */
  fullName: optional(text),
  /** As of every page: up to 60 characters with the brand, which is added unless the title has it. */
  title: text,
  /** 120 to 160 characters, written for a search result. */
  description: text,
  /** What is offered, in words that need no brand: `serviceType` of schema.org. */
  serviceType: text,
  /** Under the name in the menu. */
  about: text,
  /** On /sobre-nosotros, and beside solutions that have no sentence of their own for it. */
  summary: text,
  /** For the opening of the home page, after 'Ayudamos a las pymes con': 'respaldo de datos'. */
  promise: optional(text),
  /** For the home page's search result, as a part of a sentence: 'respaldo Datto'. */
  pitch: text,
  /** What its buttons bring visitors to /contacto with (`?tema=…`): the page's lead, and what a message is interested in: 'el CRM'. */
  topic: group({ id: slug, lead: text, wants: text }),
  /** What a WhatsApp chat that is opened from its page starts with. */
  greeting: text,
  /** What of it is shown in the meeting: 'un agente'. */
  shown: optional(text),
  /** Its hours of the day on the home page, any number. */
  hours: list(moment),
  /** Its figures; the home page shows the first three of all. */
  claims: optional(claims),
  /** What other solutions add to it, by their names, in the order shown. */
  beside: optional(solutionTexts),
  /** The heading over these, where it is not that of content/calls.yaml. */
  besideTitle: optional(text),
  page: optional(plainPage),
});

export type Solution = z.output<typeof solution>;
export type Hour = Solution["hours"][number];

export interface OfferedSolution extends Solution {
  id: string;
  path: SolutionPath;
}

/** Those that are off are read as well, so that what is wrong is told before they are on. */
const all = new Map(
  [...new Set([...(solutionNames ?? []), ...offered])].map((id) => [
    id,
    content(`solutions/${id}`, solution),
  ]),
);

/** The solutions that are on, in the order in which the site tells of them. */
export const solutions: OfferedSolution[] = offered.flatMap((id) => {
  const found = all.get(id);
  return found ? [{ ...found, id, path: `/${id}` as SolutionPath }] : [];
});
