import { define } from "../reading/content.ts";
import { checkYaml, readRequiredYamlFile } from "../reading/read-yaml.ts";
import { plainText, strictObject } from "../reading/schema-helpers.ts";

const schema = strictObject({ workshop: plainText, mark: plainText });

const checked = define((read) => checkYaml(readRequiredYamlFile(read, "words/example"), schema));

/** The workshop of the examples, which texts name as a fact, so that this file has no facts itself. */
export const exampleWords = {
  ...define((read) => {
    const { workshop, mark } = read(checked);
    return { workshopName: workshop, exampleLabel: mark };
  }),
  files: { schema, listNames: () => ["words/example"], checked },
};
