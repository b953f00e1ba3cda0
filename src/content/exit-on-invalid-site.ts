// Imported first by programs: modules that are imported later rely on a valid firm.
import { exitOnProblems } from "./problems.ts";
import { siteProblems } from "./site.ts";

exitOnProblems(siteProblems);
