import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { news } from "#content/news";
import type { Page } from "#content/pages";
import { pages } from "#content/pages";
import { site } from "#site";
import { attribute, textOf } from "../finish/dom.ts";
import { builtPage, byTag, innerText, linkAddresses, publicPages } from "./built-site.ts";
import { expect, test } from "./site-test.ts";

type Thing = Record<string, unknown> & { "@type": string; "@id": string };

function dataBlocks(page: Page): string[] {
  return byTag(builtPage(page), "script")
    .filter((script) => attribute(script, "type") === "application/ld+json")
    .map(textOf);
}

function graphOf(page: Page): Thing[] {
  const [block = ""] = dataBlocks(page);
  return JSON.parse(block)["@graph"];
}

const ofType = (page: Page, type: string) => graphOf(page).filter((thing) => thing["@type"] === type);

/** Every object inside a value, the value itself included. */
function objects(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objects);
  if (typeof value !== "object" || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objects)];
}

for (const page of publicPages) {
  test(`${page.path} has one graph that holds together`, () => {
    const blocks = dataBlocks(page);
    expect(blocks).toHaveLength(1);
    expect(JSON.parse(blocks[0] ?? "")["@context"]).toBe("https://schema.org");
    const ids = graphOf(page).map((thing) => thing["@id"]);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id.startsWith(`${site.url}/`), id).toBe(true);
    const references = objects(graphOf(page)).filter((one) => Object.keys(one).join() === "@id");
    expect(references.length).toBeGreaterThan(2);
    for (const reference of references) expect(ids).toContain(reference["@id"]);
    // Nothing that the site does not show.
    expect(blocks[0]).not.toMatch(/rating|review|JobPosting|"offers"|"price/i);
  });

  test(`${page.path} says who, where and what it is`, () => {
    const organization = graphOf(page).find((thing) => thing["@id"] === `${site.url}/#organization`);
    expect(organization).toMatchObject({
      "@type": site.address ? "ProfessionalService" : "Organization",
      name: site.brand.name,
      url: site.url,
      ...(site.since !== undefined && { foundingDate: `${site.since}` }),
      contactPoint: { email: site.email, telephone: `+${site.whatsapp.number.replace(/\D/g, "")}` },
    });
    expect(ofType(page, "WebSite")).toHaveLength(1);
    const kinds = { about: "AboutPage", contact: "ContactPage", news: "CollectionPage" } as Record<
      string,
      string
    >;
    const [itself, ...more] = ofType(page, kinds[page.kind] ?? "WebPage");
    expect(more).toEqual([]);
    expect([itself?.url]).toEqual(linkAddresses(builtPage(page), "canonical"));
    expect(ofType(page, "Service")).toHaveLength(page.kind === "service" ? 1 : 0);
    expect(ofType(page, "Article")).toHaveLength(page.kind === "article" ? 1 : 0);
  });

  test(`${page.path} has the breadcrumbs that Google requires, below home only`, () => {
    const lists = ofType(page, "BreadcrumbList");
    expect(lists).toHaveLength(page.kind === "home" ? 0 : 1);
    for (const { itemListElement } of lists) {
      const items = itemListElement as { position: number; name: string; item?: string }[];
      const between = page.kind === "article" ? [news.name] : [];
      const names = [pages.home.name, ...between, page.name];
      expect(items.map(({ position }) => position)).toEqual(names.map((_, index) => index + 1));
      expect(items.map(({ name }) => name)).toEqual(names);
      expect(items[0]?.item).toBe(site.url);
      if (page.kind !== "service") continue;
      const shown = byTag(builtPage(page), "ol").map((list) => innerText(list).replaceAll(" ", ""));
      expect(shown).toContain(`${pages.home.name}›${page.name}`.replaceAll(" ", ""));
    }
  });
}

test("the same things have the same ids and words on every page", () => {
  for (const id of ["#organization", "#website"]) {
    const texts = publicPages.map((page) =>
      JSON.stringify(graphOf(page).find((thing) => thing["@id"] === `${site.url}/${id}`)),
    );
    expect(texts[0], id).toBeDefined();
    expect(new Set(texts).size, id).toBe(1);
  }
});

test("everything in the graphs is valid by the types of the vocabulary", () => {
  // Comparing with the eight hundred types of schema.org takes the compiler its time.
  test.slow();
  const folder = ".cache/structured-data";
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const write = (file: string, things: string[]) =>
    writeFileSync(
      join(folder, file),
      `import type { Graph } from "schema-dts";\nexport const graph: Graph = {"@context":"https://schema.org","@graph":[${things.join(",\n")}]};\n`,
    );
  const things = new Set(publicPages.flatMap((page) => graphOf(page).map((thing) => JSON.stringify(thing))));
  write("site.ts", [...things]);
  // A proof that the types do refuse what is wrong.
  write("wrong.ts", [JSON.stringify({ "@type": "Organization", stars: 5 })]);
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: "ESNext",
    moduleResolution: "bundler",
  };
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { ...options, types: [] } }),
  );
  const { stdout } = spawnSync(
    process.execPath,
    ["node_modules/typescript/bin/tsc", "-p", folder, "--pretty", "false"],
    {
      encoding: "utf8",
    },
  );
  const files = [...stdout.matchAll(/([\w-]+\.ts)[(:]\d+/g)].map(([, file]) => file);
  expect([...new Set(files)], stdout).toEqual(["wrong.ts"]);
});
