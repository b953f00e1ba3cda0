import assert from "node:assert/strict";
import { test } from "node:test";
import { formatProblem } from "../content/problems.ts";
import { findFontFile } from "./font.ts";

test("a missing and a second font package are each reported with the npm command that fixes it", () => {
  const cases: [packages: string[], expected: RegExp][] = [
    [[], /encontré ningún paquete con una letra; .*npm install -D @fontsource-variable\/inter$/],
    [["@fontsource-variable/a", "@fontsource-variable/b"], /a y @.*b; .*npm uninstall @.*\/a$/],
  ];
  for (const [packages, expected] of cases) {
    const found = findFontFile(packages);
    assert.match("problem" in found ? formatProblem(found.problem, "es") : "", expected);
  }
});
