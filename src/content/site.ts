import { claimProblems } from "./claim-blocks.ts";
import { getContentPath } from "./content-folder.ts";
import { readOwnerText } from "./owner-files.ts";
import { type Problem, readOrCollectProblems } from "./problems.ts";
import { yamlByFile } from "./read.ts";
import { exampleFirm, listSiteProblems, type SiteConfig } from "./site-schema.ts";
import { findInvalidSolutionFileNames } from "./solution-files.ts";
import { isGroup, YamlFile } from "./yaml.ts";

export const siteFilePath = getContentPath("site.yaml");

const text = readOrCollectProblems(() => readOwnerText(siteFilePath), "");
const yaml = new YamlFile(text.value, siteFilePath);
yamlByFile.set(siteFilePath, yaml);

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

const invalidGroups = siteProblems.flatMap(({ field }) => field?.split(/[.[]/)[0] ?? []);

/** The firm, as site.yaml says it. In place of what is invalid it has examples, so that all other content can be checked. */
export const site: SiteConfig = {
  ...((isGroup(yaml.value) ? yaml.value : exampleFirm) as SiteConfig),
  ...Object.fromEntries(Object.entries(exampleFirm).filter(([name]) => invalidGroups.includes(name))),
};
