// Imported first by programs: modules that are imported later rely on a valid firm, and throw at a text that is wrong.
import { ContentError, exitOnProblems } from "./problems.ts";
import { siteProblems } from "./site.ts";

process.once("uncaughtException", (error) => {
  if (!(error instanceof ContentError)) throw error;
  exitOnProblems(error.problems);
});
exitOnProblems(siteProblems);
