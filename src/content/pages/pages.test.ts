import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "yaml";
import { readContentWith } from "../../../tests/content-with.ts";
import { siteMap } from "../../site-map.ts";
import type { Read } from "../reading/content.ts";
import { navigation } from "./navigation.ts";

/** Reads the content of a firm that adds the page in this folder of src/ to pages.yaml. */
function readWithOwnPage<Value>(folder: string, use: (read: Read) => Value): Value {
  const entry = { path: "/eventos", name: "Eventos", title: "Eventos", description: "Feria", menu: "header" };
  const pages = { ...parse(readFileSync("content/words/pages.yaml", "utf8")), own: { [folder]: entry } };
  // JSON is valid YAML.
  return readContentWith({}, use, { "words/pages.yaml": JSON.stringify(pages) });
}

test("a page that pages.yaml adds under own is shown by its folder in src/ and linked in the menu; a missing folder is reported", () => {
  readWithOwnPage("not-found", (read) => {
    const page = read(siteMap).findPage("/eventos");
    assert.partialDeepStrictEqual(page, { file: "not-found/page.astro", isListed: true });
    assert.deepEqual(read(navigation).ownerPages.header[0], { to: "/eventos", label: "Eventos" });
  });
  assert.throws(
    () => readWithOwnPage("eventos", (read) => read(siteMap)),
    /pages\.yaml:\d+: own\.eventos: encontré/,
  );
});

test("with careers: false the site has no /hablemos, and its menus no link to it", () => {
  const listPages = (careers: false | undefined) =>
    readContentWith({ careers }, (read) => ({
      paths: read(siteMap).pages.map(({ path }) => path),
      links: read(navigation).careers,
    }));
  const { paths, links } = listPages(undefined);
  assert.deepEqual(
    links.map(({ to }) => to),
    ["/hablemos"],
  );
  assert.deepEqual(listPages(false), { paths: paths.filter((path) => path !== "/hablemos"), links: [] });
});

test("a solution may have the name that the table gives to another page", () => {
  const solution = readFileSync("tests/firms/lapacho/solutions/telefonia-ip.yaml", "utf8");
  readContentWith(
    {},
    (read) => {
      for (const path of ["/about", "/sobre-nosotros"]) read(siteMap).findPage(path);
    },
    { "solutions/about.yaml": solution },
  );
});
