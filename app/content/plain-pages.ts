import { solutions } from "./solutions.ts";

export const plainPages = Object.fromEntries(
  solutions.flatMap(({ id, page, claims = [] }) => (page ? [[id, { ...page, claims }]] : [])),
);
