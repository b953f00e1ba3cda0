import assert from "node:assert/strict";
import { test } from "node:test";
import { contentFolder, read } from "../../site-content.ts";
import { firm } from "../firm/firm.ts";
import { loadContent } from "../reading/content.ts";
import { formatProblem } from "../reading/problems.ts";
import { builtAddress } from "./built-address.ts";

const readBuiltAddress = (previewAddress: string) =>
  loadContent(contentFolder, { previewAddress })(builtAddress);

test("the address of a preview replaces the configured one, unless it is empty, and one that is no https origin is refused", () => {
  const { url } = read(firm);
  assert.partialDeepStrictEqual(readBuiltAddress(""), {
    builtSiteAddress: url,
    isPreview: false,
    problems: [],
  });
  const preview = { builtSiteAddress: "https://a.example", isPreview: true, problems: [] };
  assert.deepEqual(readBuiltAddress("https://a.example"), preview);
  for (const address of ["http://a.example", "a.example", "https://a.example/x"]) {
    const [problem] = readBuiltAddress(address).problems;
    const line = problem ? formatProblem(problem) : "";
    assert.ok(line.startsWith(`SITE_ADDRESS: encontré ${JSON.stringify(address)}; se espera`), line);
  }
});
