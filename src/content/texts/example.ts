import { checkYaml, defineFile, readYamlFile } from "../reading/read-yaml.ts";
import { plainText, strictObject } from "../reading/schema-helpers.ts";

const schema = strictObject({
  workshop: plainText,
  mark: plainText,
  /** For a country without examples in firm/region.ts. */
  neighbourhood: plainText,
  city: plainText,
});

/** The workshop of the examples, which texts name as a fact, so that this file has no facts itself. */
export const exampleWords = defineFile("words/example", schema, (read) =>
  checkYaml(readYamlFile(read, "words/example"), schema),
);
