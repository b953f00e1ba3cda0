import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "yaml";
import { createDisposableTemporaryFolder } from "../../tests/temporary-folder.ts";

/** Prints the table of pages and the links of the header for a firm with a room of its own in pages.yaml. */
function printTable(room: string) {
  const entry = { path: "/eventos", name: "Eventos", title: "Eventos", description: "Feria", menu: "header" };
  const pages = { ...parse(readFileSync("content/words/pages.yaml", "utf8")), own: { [room]: entry } };
  using folder = createDisposableTemporaryFolder({
    "site.yaml": readFileSync("content/site.yaml"),
    // JSON is valid YAML.
    "words/pages.yaml": JSON.stringify(pages),
  });
  const print = `const { siteMap } = await import("./src/site-map.ts");
    const { navigationTexts } = await import("./src/content/navigation.ts");
    console.log(JSON.stringify({ siteMap, links: navigationTexts.ownerPages.header }))`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", print], {
    encoding: "utf8",
    env: { ...process.env, CONTENT: folder.path },
  });
}

test("a page that pages.yaml adds under own is shown by its room in src/ and linked in the menu; a room that is missing is reported", () => {
  const { siteMap, links } = JSON.parse(printTable("not-found").stdout);
  const page = siteMap.find(({ path }: { path: string }) => path === "/eventos");
  assert.partialDeepStrictEqual(page, { file: "not-found/page.astro", isListed: true });
  assert.deepEqual(links[0], { to: "/eventos", label: "Eventos" });
  const { stderr } = printTable("eventos");
  assert.match(stderr, /pages\.yaml:\d+: own\.eventos: encontré/);
});
