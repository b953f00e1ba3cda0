import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createDisposableTemporaryFolder } from "../../tests/temporary-folder.ts";
import { getTextPath } from "./content-folder.ts";
import { siteFilePath } from "./site.ts";

/** Prints the table of pages and the links of the header of a firm whose pages.yaml has one more page, in a room of src/. */
function printTableWithOwnPage(room: string) {
  const own = `own:
  ${room}: { path: /eventos, name: Eventos, title: Eventos, description: Qué hacemos y dónde, menu: header }
`;
  using folder = createDisposableTemporaryFolder({
    "site.yaml": readFileSync(siteFilePath),
    "words/pages.yaml": readFileSync(getTextPath("words/pages.yaml"), "utf8") + own,
  });
  const print = `const { siteMap } = await import("./src/site-map.ts");
    const { navigationTexts } = await import("./src/content/navigation.ts");
    console.log(JSON.stringify([siteMap, navigationTexts.ownerPages.header]))`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", print], {
    encoding: "utf8",
    env: { ...process.env, CONTENT: folder.path },
  });
}

test("a page that pages.yaml adds under own is shown by its room in src/ and listed in the menu; a room that is missing is reported", () => {
  const { stdout, stderr } = printTableWithOwnPage("not-found");
  assert.equal(stderr, "");
  const [table, links] = JSON.parse(stdout);
  assert.partialDeepStrictEqual(
    table.find(({ path }: { path: string }) => path === "/eventos"),
    { file: "not-found/page.astro", isListed: true, entry: { title: "Eventos" } },
  );
  assert.deepEqual(links[0], { to: "/eventos", label: "Eventos" });
  const problem =
    /pages\.yaml:\d+: own\.eventos: encontré .*; se espera una carpeta de src\/ que tenga page\.astro/;
  assert.match(printTableWithOwnPage("eventos").stderr, problem);
});
