import assert from "node:assert/strict";
import { test } from "node:test";
import { readTokenSheets } from "../src/brand/tokens.ts";
import { buildBrandSheet, describeColourLimits } from "./colours.ts";

test("the two colours replace those of brand.css, or are added, and all else stays", () => {
  const colours = { brand: "#7c3aed", action: "oklch(0.8 0.15 150)" };
  const twoLines = "@theme {\n  --brand: #7c3aed;\n  --action: oklch(0.8 0.15 150);\n}\n";
  const other = "/* mine */\n:root {\n  --radius-md: 0;\n}\n";
  const before = twoLines.replace("#7c3aed", "red").replace("oklch(0.8 0.15 150)", "#fff");
  assert.equal(buildBrandSheet(other + before, colours), other + twoLines);
  assert.equal(buildBrandSheet(other, colours), `${other}\n${twoLines}`);
});

test("a brand colour too light for texts and an action colour too close to a background are reported, others are not", () => {
  const describe = (brand: string, action: string) => {
    const given = { brand, action };
    return describeColourLimits(readTokenSheets(buildBrandSheet("", given)), given);
  };
  assert.deepEqual(describe("#0b5d3b", "#e2725b"), []);
  const [brand = "", action = ""] = describe("#ffd400", "#0a1f44");
  assert.match(brand, /^colors\.brand: #ffd400 .* textos y enlaces llevan #[0-9a-f]{6},/);
  assert.match(action, /^colors\.action: #0a1f44 casi no se ve .* más claro/);
  assert.match(describe("#0b5d3b", "#ffffff").join(), /^colors\.action: #ffffff casi no se ve .* más oscuro/);
});
