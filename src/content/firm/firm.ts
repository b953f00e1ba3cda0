import { define, source } from "../reading/content.ts";
import { joinContentPath } from "../reading/folder.ts";
import { readOwnerText } from "../reading/owner-text.ts";
import { type Problem, readOrCollectProblems } from "../reading/problems.ts";
import { parseYaml } from "../reading/read-yaml.ts";
import { isGroup } from "../reading/yaml.ts";
import { claimsFile } from "./claim-blocks.ts";
import { buildExampleFirm, type SiteConfig, siteFields } from "./site-fields.ts";
import { listSiteProblems } from "./site-problems.ts";
import { solutionFiles } from "./solution-files.ts";

export const siteFilePath = define((read) => joinContentPath(read(source).folder, "site.yaml"));

/** The firm and what is wrong with it, its claims and its solutions' file names. Examples stand in place of what is invalid. */
export const firmFile = define((read): { site: SiteConfig; problems: readonly Problem[] } => {
  const file = read(siteFilePath);
  const { value: yaml, problems } = readOrCollectProblems(
    () => parseYaml(read, readOwnerText(file), file),
    undefined,
  );
  const firmProblems = yaml ? listSiteProblems(read, yaml.value ?? {}, file, yaml) : problems;
  const example = buildExampleFirm(read(siteFields));
  const isInvalid = (group: string) => firmProblems.some(({ field }) => field?.[0] === group);
  return {
    // With examples, all other content can be checked.
    site: {
      ...((isGroup(yaml?.value) ? yaml.value : example) as SiteConfig),
      ...Object.fromEntries(Object.entries(example).filter(([group]) => isInvalid(group))),
    },
    problems: [...read(solutionFiles).problems, ...read(claimsFile).problems, ...firmProblems],
  };
});

/** The firm, as site.yaml says it. */
export const firm = define((read) => read(firmFile).site);
