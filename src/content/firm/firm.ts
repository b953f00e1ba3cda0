import type { z } from "zod";
import { define, type Read, source } from "../reading/content.ts";
import { joinContentPath } from "../reading/folder.ts";
import { type Problem, readOrCollectProblems } from "../reading/problems.ts";
import { readOwnerText } from "../reading/read-text-file.ts";
import { parseYaml } from "../reading/read-yaml.ts";
import { listSchemaProblems } from "../reading/schema-problems.ts";
import { isGroup } from "../reading/yaml.ts";
import { agendaFieldNames } from "./booking-fields.ts";
import { claimsFile } from "./claim-blocks.ts";
import { buildExampleFirm, type PartialFirm, type SiteConfig, siteFields } from "./site-fields.ts";
import { solutionFiles } from "./solution-files.ts";
import { isTimeZoneName } from "./value-formats.ts";

/** Reports a field that contradicts others; `expected` replaces what the schema says of the field. */
type Report = (path: string[], expected?: string) => void;

function checkYears(read: Read, { since, partners, claims: stated }: PartialFirm, report: Report): void {
  for (const name of ["google", "kaseya"] as const) {
    const year = partners?.[name];
    if (typeof year === "number" && typeof since === "number" && year < since)
      report(["partners", name], `un año desde ${since}, cuando ya hay empresa; true, o false`);
  }
  const most = read(source).now.getFullYear() - (typeof since === "number" ? since : 1900);
  if (Number.parseInt(String(stated?.experience), 10) > most)
    report(
      ["claims", "experience"],
      `false u otra cifra, hasta ${most} ${read(claimsFile).blocks.experience?.unit}`,
    );
}

function checkAgenda({ booking, timeZone }: PartialFirm, report: Report): void {
  if (!booking || typeof booking !== "object") return;
  if (booking.url === undefined)
    for (const name of agendaFieldNames) if (booking[name] === undefined) report(["booking", name]);
  // A firm in another time zone kept the sample's city: visitors would read the hours in that city's time.
  const isElsewhere = isTimeZoneName(timeZone) && !/Argentina|Buenos_Aires/.test(timeZone);
  if (booking.place === "Buenos Aires" && isElsewhere) report(["booking", "place"]);
}

/** Lists what is wrong with a firm. @param schema its fields, to which answers for setup add some */
export function listSiteProblems(
  read: Read,
  value: unknown,
  file: string,
  schema: z.ZodObject = read(siteFields),
): Problem[] {
  // Also when a field is wrong, so that all problems are reported at once.
  const withRules = schema.superRefine(
    (firm: PartialFirm, context) => {
      const report: Report = (path, message = "") => context.addIssue({ code: "custom", path, message });
      checkYears(read, firm, report);
      checkAgenda(firm, report);
      const { from, until } = firm.notice ?? {};
      if (from && until && until < from) report(["notice", "until"]);
    },
    { when: () => true },
  );
  const { error } = withRules.safeParse(value);
  return error ? listSchemaProblems(error, schema, { file, value }) : [];
}

export const siteFilePath = define((read) => joinContentPath(read(source).folder, "site.yaml"));

/** The firm and what is wrong with it, its claims and its solutions' file names. Examples stand in place of what is invalid. */
export const firmFile = define((read): { site: SiteConfig; problems: readonly Problem[] } => {
  const file = read(siteFilePath);
  const { value: yaml, problems } = readOrCollectProblems(() => parseYaml(read, readOwnerText(file), file));
  const firmProblems = yaml ? listSiteProblems(read, yaml.value ?? {}, file).map(yaml.locate) : problems;
  const example = buildExampleFirm(read(siteFields));
  // A misspelt name is reported in place of the missing field that it means.
  const isInvalid = (group: string) =>
    firmProblems.some(
      ({ field, nearest }) => field?.[0] === group || (field?.length === 1 && nearest === group),
    );
  return {
    // With examples, all other content can be checked.
    site: {
      ...((isGroup(yaml?.value) ? yaml.value : example) as SiteConfig),
      ...Object.fromEntries(Object.entries(example).filter(([group]) => isInvalid(group))),
    },
    problems: [...read(solutionFiles).problems, ...read(claimsFile).problems, ...firmProblems],
  };
});

export const firm = define((read) => read(firmFile).site);
