import assert from "node:assert/strict";
import { test } from "node:test";
import { fontFault } from "./font.ts";

test("a misspelt font file is told with those that there are, a missing package with those installed", () => {
  const folder = "@fontsource-variable/familjen-grotesk/files";
  assert.match(
    fontFault(`${folder}/familjen-grotesk-latin-wgth-normal.woff2`) ?? "",
    /^prepare\/font\.ts: packaged: found .*expected familjen-grotesk-latin-wght-normal\.woff2/,
  );
  assert.match(
    fontFault("@fontsource-variable/none/files/a.woff2") ?? "",
    /expected npm package @fontsource-variable\//,
  );
  assert.equal(fontFault(`${folder}/familjen-grotesk-latin-wght-normal.woff2`), undefined);
});
