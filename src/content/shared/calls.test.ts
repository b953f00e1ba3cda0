import assert from "node:assert/strict";
import { test } from "node:test";
import { readContentWith } from "../../../tests/content-with.ts";
import { calls } from "./calls.ts";

test("the general answer about costs names the units of all solutions, or none if one has no unit; that of a solution names its own unit and price", () => {
  const { buildPriceDependsOnPhrase, buildSolutionCostAnswer } = readContentWith({}, (read) => read(calls));
  const units = [{ unit: "líneas" }, { unit: "personas" }, { unit: "líneas" }];
  assert.match(buildPriceDependsOnPhrase(units), /líneas o personas/);
  assert.doesNotMatch(buildPriceDependsOnPhrase([{ unit: "líneas" }, {}]), /líneas/);
  assert.match(buildSolutionCostAnswer({ unit: "líneas" }, "Desde 10."), /líneas.* Desde 10\.$/);
});
