import { solutions } from "./solutions.ts";

/** What the other solutions add to each, by its name: first those that it has a sentence for, in the order of these. */
export const related = {
  title: "También te puede servir",
  titles: Object.fromEntries(solutions.map(({ id, besideTitle }) => [id, besideTitle])),
  beside: Object.fromEntries(
    solutions.map(({ id, beside = {} }) => {
      const named = Object.keys(beside);
      const place = (other: string) => (named.includes(other) ? named.indexOf(other) : named.length);
      const others = solutions
        .filter((other) => other.id !== id)
        .sort((one, other) => place(one.id) - place(other.id));
      return [
        id,
        others.map((other) => ({
          to: other.path,
          name: other.name,
          text: beside[other.id] ?? other.summary,
        })),
      ];
    }),
  ),
};
