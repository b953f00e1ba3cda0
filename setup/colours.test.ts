import assert from "node:assert/strict";
import { test } from "node:test";
import { readTokenSheets } from "../src/brand/tokens.ts";
import { buildBrandSheet, describeTextColour } from "./colours.ts";

const colours = { brand: "#7c3aed", action: "oklch(0.8 0.15 150)" };
const twoLines = "@theme {\n  --brand: #7c3aed;\n  --action: oklch(0.8 0.15 150);\n}\n";

test("the two colours replace those of brand.css, or are added, and all else stays", () => {
  const other = "/* mine */\n:root {\n  --radius-md: 0;\n}\n";
  const before = twoLines.replace("#7c3aed", "red").replace("oklch(0.8 0.15 150)", "#fff");
  assert.equal(buildBrandSheet(other + before, colours), other + twoLines);
  assert.equal(buildBrandSheet(other, colours), `${other}\n${twoLines}`);
});

test("a brand colour too light for texts is reported with the colour that texts have, a readable one is not", () => {
  const describe = (brand: string) => {
    const given = { ...colours, brand };
    return describeTextColour(readTokenSheets() + buildBrandSheet("", given), given);
  };
  assert.deepEqual(describe("#0b5d3b"), []);
  assert.match(
    describe("#ffd400").join(),
    /^colors\.brand: #ffd400 .* textos y enlaces llevan #[0-9a-f]{6},/,
  );
});
