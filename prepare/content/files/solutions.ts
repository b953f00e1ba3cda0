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

/** An hour of the day on the home page. */
const moment = {
  /** '9:20' */
  hour,
  /** The text of the link to the solution. */
  product: text,
  title: text,
  text,
  /** The id of the part of the page that the link leads to; finish/links.ts checks it. */
  part: optional(text),
  /** Without a picture, the hour shows the benefits of the solution. */
  picture: optional(z.enum(dayPictures)),
};

/** The texts of the standard page (app/pages/solution.tsx), for a solution without a custom page. */
const plainPage = group({
  opening: group(opening),
  features: group({ title: text, list: list(item) }),
  /** The first three steps. */
  steps: optional(group({ heading, list: list(item) })),
  questions: group({ heading, list: list(item) }),
  closing: group(item),
});

// A file of content/solutions/. Its name is used in `solutions` of site.config.ts and is the address of the page.
const solution = group({
  /** For menus, breadcrumbs, the share image and llms.txt. */
  name: text,
  /** For lists, if `name` does not read well there. */
  short: optional(text),
  /** Where there is room for it; by default `name`. */
  fullName: optional(text),
  /** Up to 60 characters with the brand, which is added unless the title contains it. */
  title: text,
  /** 120 to 160 characters, written for a search result. */
  description: text,
  /** The kind of service, without a brand: `serviceType` of schema.org. */
  serviceType: text,
  /** Under the name in the menu. */
  about: text,
  /** On /sobre-nosotros, and beside other solutions by default. */
  summary: text,
  /** For the opening of the home page, after 'Ayudamos a las pymes con': 'respaldo de datos'. */
  promise: optional(text),
  /** For the home page's search result, as a part of a sentence: 'respaldo Datto'. */
  pitch: text,
  /** Its buttons link to /contacto?tema=id, which shows this lead; messages say that the visitor is interested in `wants`: 'el CRM'. */
  topic: group({ id: slug, lead: text, wants: text }),
  /** The first text of a WhatsApp chat opened from its page. */
  greeting: text,
  /** What the meeting shows of it: 'un agente'. */
  shown: optional(text),
  /** Its hours on the home page, any number. */
  hours: list(moment),
  /** Its claims; the home page shows the first three of all solutions. */
  claims: optional(claims),
  /** How other solutions complement it, by their names, in display order. */
  beside: optional(solutionTexts),
  /** The heading over these; by default `related` of content/calls.yaml. */
  besideTitle: optional(text),
  page: optional(plainPage),
});

export type Solution = z.output<typeof solution>;
export type Hour = Solution["hours"][number];

export interface OfferedSolution extends Solution {
  id: string;
  path: SolutionPath;
}

/** Solutions that are off are read too, so that their errors show up early. */
const all = new Map(
  [...new Set([...(solutionNames ?? []), ...offered])].map((id) => [
    id,
    content(`solutions/${id}`, solution),
  ]),
);

/** The offered solutions, in the order in which the site shows them. */
export const solutions: OfferedSolution[] = offered.flatMap((id) => {
  const found = all.get(id);
  return found ? [{ ...found, id, path: `/${id}` as SolutionPath }] : [];
});
