import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
// Not from site-test.ts, which would start a browser: these tests open no page.
import { expect, test } from "@playwright/test";
import { getAttribute, getDirectText } from "../integration/dom.ts";
import type { PageEntry } from "../src/content/pages.ts";
import { site } from "../src/content/site.ts";
import { findElementsByTag, indexablePageEntries, listLinkAddresses, parseBuiltPage } from "./built-site.ts";

type JsonLdNode = Record<string, unknown> & { "@type": string; "@id": string };

function listJsonLdBlocks(page: PageEntry): string[] {
  return findElementsByTag(parseBuiltPage(page), "script")
    .filter((script) => getAttribute(script, "type") === "application/ld+json")
    .map(getDirectText);
}

const parseJsonLdGraph = (page: PageEntry): JsonLdNode[] =>
  JSON.parse(listJsonLdBlocks(page)[0] ?? "")["@graph"];

const findNodesOfType = (page: PageEntry, type: string) =>
  parseJsonLdGraph(page).filter((thing) => thing["@type"] === type);

/** The schema.org types by kind of page; pages of other kinds are a `WebPage`. */
const schemaTypeByPageKind: Record<string, string> = {
  about: "AboutPage",
  contact: "ContactPage",
  news: "CollectionPage",
};

test("every public page has one schema.org graph with unique ids, in which every reference has a target", () => {
  for (const page of indexablePageEntries) {
    const blocks = listJsonLdBlocks(page);
    expect(blocks, `${page.path}: scripts of linked data`).toHaveLength(1);
    expect(JSON.parse(blocks[0] ?? "")["@context"], page.path).toBe("https://schema.org");
    const ids = parseJsonLdGraph(page).map((thing) => thing["@id"]);
    expect(new Set(ids).size, `${page.path}: different ids`).toBe(ids.length);
    for (const id of ids) expect(id.startsWith(`${site.url}/`), `${page.path}: ${id}`).toBe(true);
    const references = [...(blocks[0] ?? "").matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    expect(references.length, `${page.path}: references`).toBeGreaterThan(2);
    expect(ids, page.path).toEqual(expect.arrayContaining(references));
    // The data must contain nothing that the site does not show.
    expect(blocks[0], page.path).not.toMatch(/rating|review|JobPosting|"offers"|"price/i);
  }
});

test("the graph of every public page contains the firm, the website and the type of the page", () => {
  for (const page of indexablePageEntries) {
    const organization = parseJsonLdGraph(page).find((thing) => thing["@id"] === `${site.url}/#organization`);
    expect(organization, page.path).toMatchObject({
      "@type": site.address ? "ProfessionalService" : "Organization",
      name: site.brand.name,
      url: site.url,
      ...(site.since !== undefined && { foundingDate: `${site.since}` }),
      contactPoint: { email: site.email, telephone: `+${site.whatsapp.number.replace(/\D/g, "")}` },
    });
    const own = findNodesOfType(page, schemaTypeByPageKind[page.kind] ?? "WebPage").map(({ url }) => url);
    expect(own, `${page.path}: its own entry`).toEqual(listLinkAddresses(parseBuiltPage(page), "canonical"));
    for (const [type, count] of [
      ["WebSite", 1],
      ["Service", page.kind === "service" ? 1 : 0],
      ["Article", page.kind === "article" ? 1 : 0],
    ] as const)
      expect(findNodesOfType(page, type), `${page.path}: ${type}`).toHaveLength(count);
  }
});

test("everything in the graphs of the public pages is valid against the types of schema.org", () => {
  // The compiler is slow, because schema.org has eight hundred types.
  test.slow();
  const folder = ".cache/structured-data";
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, things] of [
    ["site.ts", indexablePageEntries.flatMap(parseJsonLdGraph)],
    // A wrong file, with a property that schema.org does not have, shows that the check can fail.
    ["wrong.ts", [{ "@type": "Organization", stars: 5 }]],
  ] as const) {
    const different = [...new Set(things.map((thing) => JSON.stringify(thing)))];
    const graph = `{"@context":"https://schema.org","@graph":[${different.join(",\n")}]}`;
    const source = `import type { Graph } from "schema-dts";\nexport const graph: Graph = ${graph};\n`;
    writeFileSync(join(folder, file), source);
  }
  const compilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: [] },
    ...{ module: "ESNext", moduleResolution: "bundler" },
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions }));
  const args = ["node_modules/typescript/bin/tsc", "-p", folder, "--pretty", "false"];
  const { stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
  const files = [...stdout.matchAll(/([\w-]+\.ts)[(:]\d+/g)].map(([, file]) => file);
  expect([...new Set(files)], stdout).toEqual(["wrong.ts"]);
});
