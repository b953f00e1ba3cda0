import { checkYaml, defineFile, readYamlFile } from "../reading/read-yaml.ts";
import { plainText, strictObject } from "../reading/schema-helpers.ts";

const schema = strictObject({ workshop: plainText, mark: plainText });

/** The workshop of the examples, which texts name as a fact, so that this file has no facts itself. */
export const exampleWords = defineFile("words/example", schema, (read) =>
  checkYaml(readYamlFile(read, "words/example"), schema),
);
