import { solutions } from "./solutions.ts";

/** The texts of the plain page, by the name of the solution. */
export const plainPages = Object.fromEntries(
  solutions.flatMap(({ id, page, claims = [] }) => (page ? [[id, { ...page, claims }]] : [])),
);
