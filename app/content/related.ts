import { solutions } from "./solutions.ts";

/** What the other solutions add to each, by its name: first those that it has a sentence for, in the order of these. */
export const related = Object.fromEntries(
  solutions.map(({ id, beside = {}, besideTitle: title = "También te puede servir" }) => {
    const named = Object.keys(beside);
    const place = (other: string) => (named.includes(other) ? named.indexOf(other) : named.length);
    const others = solutions
      .filter((other) => other.id !== id)
      .sort((one, other) => place(one.id) - place(other.id))
      .map(({ id, path: to, name, summary }) => ({ to, name, text: beside[id] ?? summary }));
    return [id, { title, solutions: others }];
  }),
);
