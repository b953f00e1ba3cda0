import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import "#content/solutions";
import { createVariantImporter } from "../../tests/content-with.ts";
import { buildSolutionCostAnswer, describePriceFactors } from "./files/calls.ts";
import { parseContentYaml, schemasByFile } from "./read.ts";

test("the answer about costs names the units by which the offered solutions are priced, or no unit if one solution has none", () => {
  const units = [{ unit: "líneas" }, { unit: "personas" }, { unit: "líneas" }];
  assert.match(describePriceFactors(units), /líneas o personas/);
  assert.doesNotMatch(describePriceFactors([{ unit: "líneas" }, {}]), /líneas/);
  assert.match(buildSolutionCostAnswer({ unit: "líneas" }, "Desde 10."), /líneas.* Desde 10\.$/);
});

test("an answer on the home page begins with the sentence about costs in the closing section of the pages", async () => {
  const read = createVariantImporter({ solutions: ["kaseya", "google-workspace"] });
  const { closingCall } = await read<{ closingCall: { cost: string } }>("prepare/content/files/calls.ts");
  const { home } = await read<{ home: { questions: { list: { text: string }[] } } }>(
    "prepare/content/files/home.ts",
  );
  assert.ok(closingCall.cost.length > 20);
  assert.ok(home.questions.list.some(({ text }) => text.startsWith(closingCall.cost)));
});

test("the example of a solution in docs/examples is valid, and is no content of this site", () => {
  const examples = globSync("docs/examples/*.yaml");
  assert.equal(examples.length, 1);
  for (const path of examples) {
    const schema = schemasByFile.get("solutions/crm");
    assert.ok(schema);
    assert.ok((parseContentYaml(readFileSync(path, "utf8"), path, schema) as { unit?: string }).unit);
  }
  assert.deepEqual(globSync("content/examples/**"), []);
});
