import { offered } from "../../../app/offered.ts";
import { relatedTitle } from "./calls.ts";
import { buyerQuestions } from "./owner.ts";
import { solutions } from "./solutions.ts";

const { lists, ...heading } = buyerQuestions;

/** What the owner answers on the page of each solution that is on, by its name. */
export const askedOf = Object.fromEntries(
  offered.map((name) => [name, { ...heading, list: lists[name] ?? [] }]),
);

/** What the other solutions add to each, by its name: first those that it has a sentence for, in the order of these. */
export const related = Object.fromEntries(
  solutions.map(({ id, beside = {}, besideTitle: title = relatedTitle }) => {
    const named = Object.keys(beside);
    const place = (other: string) => (named.includes(other) ? named.indexOf(other) : named.length);
    const others = solutions
      .filter((other) => other.id !== id)
      .sort((one, other) => place(one.id) - place(other.id))
      .map(({ id: other, path: to, name, summary }) => ({ to, name, text: beside[other] ?? summary }));
    return [id, { title, solutions: others }];
  }),
);

/** The texts of the plain page, by the name of the solution that has no page of its own make. */
export const plainPages = Object.fromEntries(
  solutions.flatMap(({ id, page, claims = [] }) => (page ? [[id, { ...page, claims }]] : [])),
);
