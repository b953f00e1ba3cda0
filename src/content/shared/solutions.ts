import { z } from "zod";
import { offered } from "../firm/offered.ts";
import { solutionFiles } from "../firm/solution-files.ts";
import type { OwnerPagePath } from "../pages/page-address.ts";
import { define, type Read } from "../reading/content.ts";
import { ContentError, readOrCollectProblems } from "../reading/problems.ts";
import { readYamlFile } from "../reading/read-yaml.ts";
import { resolveWords } from "../texts/define-words.ts";
import {
  claimFromName,
  clockTime,
  group,
  groupList,
  headingGroup,
  openingFields,
  partialRecordBySolutionName,
  text,
  texts,
  titledTextFields,
  urlSlug,
} from "../texts/field-types.ts";

const dayPictureName = z.enum([
  "workspace",
  "receptionist",
  "scheduling",
  "support",
  "stages",
  "reactivation",
  "kaseya",
]);
export type DayPictureName = z.output<typeof dayPictureName>;

const dayStoryHourFields = {
  hour: clockTime,
  ...texts("product", "title", "text"),
  /** The id of the part of the page that the link leads to; integration/links.ts checks it. */
  part: urlSlug.optional(),
  picture: dayPictureName.optional(),
};

const standardPageGroup = group({
  opening: group(openingFields),
  features: group({ title: text, list: groupList(titledTextFields) }),
  steps: group({ heading: headingGroup, list: groupList(titledTextFields) }).optional(),
  questions: group({ heading: headingGroup, list: groupList(titledTextFields) }),
  closing: group(titledTextFields),
});

/** A file of content/solutions/, whose name is the address of the page. `fullName` is its name on /sobre-nosotros. */
const solutionGroup = group({
  ...texts("name", "title", "description", "serviceType", "greeting"),
  short: text.optional(),
  fullName: text.optional(),
  about: text,
  summary: text,
  /** The solution in the opening of the home page, after 'Ayudamos a las pymes con': 'respaldo de datos'. */
  promise: text.optional(),
  /** The solution in the home page's search result, as a part of a sentence: 'respaldo Datto'. */
  pitch: text,
  /** What the price of the solution depends on, in the plural: 'computadoras'. */
  unit: text.optional(),
  /** The page's booking links lead to /contacto?tema=id, which shows `lead`; messages say the visitor `wants` 'el CRM'. */
  topic: group({ id: urlSlug, lead: text, wants: text }),
  shown: text.optional(),
  hours: groupList(dayStoryHourFields),
  /** The names of the solution's claims; the home page shows the first three of all solutions. */
  claims: z.array(claimFromName).optional(),
  /** Texts about how other solutions complement this one, by their names in the order shown, under the heading `besideTitle`. */
  beside: partialRecordBySolutionName(text).optional(),
  besideTitle: text.optional(),
  page: standardPageGroup.optional(),
});

export type Solution = z.output<typeof solutionGroup>;
export type SolutionHour = Solution["hours"][number];

export interface OfferedSolution extends Solution {
  id: string;
  path: OwnerPagePath;
}

/** Lists the solutions that are read: also those that are not offered, so that their errors show up early. */
const listSolutionNames = (read: Read) => [
  ...new Set([...read(offered).offeredSolutionNames, ...read(solutionFiles).solutionNamesWithFile]),
];

const solutionsById = define((read) => {
  const files = listSolutionNames(read).map((id) => ({
    id,
    ...readOrCollectProblems(() => resolveWords(read, readYamlFile(read, `solutions/${id}`), solutionGroup)),
  }));
  const problems = files.flatMap((file) => file.problems);
  if (problems.length > 0) throw new ContentError(problems);
  return new Map(files.map(({ id, value }) => [id, value]));
});

export const solutions = {
  ...define((read) => {
    const { offeredSolutionNames, solutionMenuOrder } = read(offered);
    const offeredSolutions = offeredSolutionNames.flatMap((id): OfferedSolution[] => {
      const found = read(solutionsById).get(id);
      return found ? [{ ...found, id, path: `/${id}` as OwnerPagePath }] : [];
    });
    return {
      offeredSolutions,
      solutionsInMenuOrder: [...offeredSolutions].sort(
        (one, other) => solutionMenuOrder.indexOf(one.id) - solutionMenuOrder.indexOf(other.id),
      ),
    };
  }),
  files: {
    schema: solutionGroup,
    listNames: (read: Read) => listSolutionNames(read).map((id) => `solutions/${id}`),
    checked: solutionsById,
  },
};
