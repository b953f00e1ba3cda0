import { claimProblems } from "./claim-blocks.ts";
import { getContentPath } from "./content-folder.ts";
import { readOwnerText } from "./owner-files.ts";
import { type Problem, readOrCollectProblems } from "./problems.ts";
import { listSiteProblems, type SiteConfig } from "./site-schema.ts";
import { findInvalidSolutionFileNames } from "./solution-files.ts";
import { YamlFile } from "./yaml.ts";

export const siteFilePath = getContentPath("site.yaml");

const text = readOrCollectProblems(() => readOwnerText(siteFilePath), "");
const yaml = new YamlFile(text.value, siteFilePath);

/**
 * The firm, as site.yaml says it. While there are problems it may have any value: programs import exit-on-invalid-site.ts
 * first, and the build checks the problems before it imports anything else.
 */
export const site = (yaml.value ?? {}) as SiteConfig;

/** What is wrong with what the owner wrote of the firm, its claims and the names of its solutions. */
export const siteProblems: readonly Problem[] =
  text.problems.length > 0
    ? text.problems
    : [
        ...findInvalidSolutionFileNames(),
        ...claimProblems,
        ...(yaml.syntaxProblem
          ? [yaml.syntaxProblem]
          : listSiteProblems(yaml.value ?? {}, siteFilePath, yaml)),
      ];
