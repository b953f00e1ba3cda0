import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createDisposableTemporaryFolder } from "../../tests/temporary-folder.ts";
import { getTextPath } from "./content-folder.ts";
import { site } from "./site.ts";

/** Prints the table of pages and the links of the header for a firm with other values and files. */
function printTable(values: Partial<typeof site>, files: Record<string, string | Buffer>) {
  using folder = createDisposableTemporaryFolder({
    // JSON is valid YAML.
    "site.yaml": JSON.stringify({ ...site, ...values }),
    ...files,
  });
  const print = `const { siteMap } = await import("./src/site-map.ts");
    const { navigationTexts } = await import("./src/content/navigation.ts");
    console.log(JSON.stringify({ siteMap, links: navigationTexts.ownerPages.header }))`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", print], {
    encoding: "utf8",
    env: { ...process.env, CONTENT: folder.path },
  });
}

const buildPagesYaml = (room: string) => `${readFileSync(getTextPath("words/pages.yaml"), "utf8")}
own:
  ${room}: { path: /eventos, name: Eventos, title: Eventos, description: Qué hacemos y dónde, menu: header }
`;

test("a page that pages.yaml adds under own is shown by its room in src/ and linked in the menu; a room that is missing is reported", () => {
  const { siteMap, links } = JSON.parse(
    printTable({}, { "words/pages.yaml": buildPagesYaml("not-found") }).stdout,
  );
  const page = siteMap.find(({ path }: { path: string }) => path === "/eventos");
  assert.partialDeepStrictEqual(page, { file: "not-found/page.astro", isListed: true });
  assert.deepEqual(links[0], { to: "/eventos", label: "Eventos" });
  const { stderr } = printTable({}, { "words/pages.yaml": buildPagesYaml("eventos") });
  assert.match(
    stderr,
    /pages\.yaml:\d+: own\.eventos: encontré .*; se espera una carpeta de src\/ que tenga/,
  );
});

test("a firm's own solution is offered by its file alone, after those of solutions in site.yaml", () => {
  const file = readFileSync("tests/firms/lapacho/solutions/telefonia-ip.yaml");
  const { stdout } = printTable({ solutions: ["kaseya", "crm"] }, { "solutions/telefonia-ip.yaml": file });
  const services = JSON.parse(stdout).siteMap.filter(
    ({ entry }: { entry: { kind: string } }) => entry.kind === "service",
  );
  assert.deepEqual(
    services.map(({ path, file }: { path: string; file: string }) => [path, file]),
    [
      ["/kaseya", "kaseya/page.astro"],
      ["/crm", "crm/page.astro"],
      ["/telefonia-ip", "solution/page.astro"],
    ],
  );
});
