import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
// Not `test` of site-test.ts, which opens a browser for each test: these tests open no page.
import { expect, test } from "@playwright/test";
import { DOMParser } from "@xmldom/xmldom";
import { builtSiteFolder } from "../deploy/site-folder.ts";
import { getAttribute } from "../integration/dom.ts";
import { listFontPackages } from "../src/brand/font.ts";
import { careersPath } from "../src/content/careers-path.ts";
import { ownAgendaPath } from "../src/content/contact-links.ts";
import { articles, markdownPages } from "../src/content/markdown.ts";
import { buyerQuestions, commercialTermsTexts } from "../src/content/owner.ts";
import { buildPageUrl } from "../src/content/page-address.ts";
import { fixedPageEntries, type PageEntry, solutionPageEntriesById } from "../src/content/pages.ts";
import { site } from "../src/content/site.ts";
import {
  extractTextWithSingleSpaces,
  findElementsByTag,
  indexablePageEntries,
  listLinkAddresses,
  parseBuiltPage,
  readBuiltFile,
} from "./built-site.ts";
import { allPagePaths } from "./site-pages.ts";

test("the sitemap lists the canonical address of every page that search engines may list, and no other address", async ({
  request,
}) => {
  const response = await request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toMatch(/^application\/xml/);
  const xml = await response.text();
  const { documentElement: root } = new DOMParser().parseFromString(xml, "application/xml");
  expect(`${root?.namespaceURI} ${root?.localName}`).toBe(
    "http://www.sitemaps.org/schemas/sitemap/0.9 urlset",
  );
  const entries = [...(root?.getElementsByTagName("url") ?? [])];
  const addresses = entries.map((url) => url.getElementsByTagName("loc")[0]?.textContent ?? "");
  const names = entries.flatMap((url) =>
    [...url.getElementsByTagName("*")].map(({ localName }) => localName),
  );
  expect([...new Set(names)].filter((name) => name !== "lastmod")).toEqual(["loc"]);
  const canonical = indexablePageEntries.flatMap((one) =>
    listLinkAddresses(parseBuiltPage(one), "canonical"),
  );
  expect(addresses.sort()).toEqual(canonical.sort());
  const routed = allPagePaths
    .filter((path) => path !== ownAgendaPath)
    .map((path) => site.url + (path === "/" ? "" : path));
  expect(addresses, "addresses of src/site-map.ts").toEqual(routed.sort());
});

test("robots.txt allows every path and names the sitemap", () => {
  const lines = readBuiltFile("robots.txt").toString().split("\n");
  expect(lines.filter((line) => line !== "" && !line.startsWith("#"))).toEqual([
    "User-agent: *",
    "Allow: /",
    `Sitemap: ${site.url}/sitemap.xml`,
  ]);
});

test("llms.txt has the brand's name and slogan, and links to every public page", () => {
  const text = readBuiltFile("llms.txt").toString();
  expect(text.match(/^# .+$/gm)).toEqual([`# ${site.brand.name}`]);
  expect(text.split("\n")[2]).toBe(`> ${site.brand.claim}`);
  const links = [...text.matchAll(/^- \[([^\]]+)\]\(([^)]+)\): .+$/gm)];
  expect(links.map(([, , address]) => address).sort()).toEqual(
    indexablePageEntries.map(({ path }) => buildPageUrl(path, site.url)).sort(),
  );
});

test("licencias.txt names the logo sets, and the shipped dependencies and the font with their licences; llms.txt links to it", () => {
  const text = readBuiltFile("licencias.txt").toString();
  const dependencies = Object.keys(JSON.parse(readFileSync("package.json", "utf8")).dependencies);
  // React and what it needs are shipped for the form of /hablemos alone.
  const shipped = dependencies.filter(
    (name) => careersPath || !/^(react|react-dom|@tanstack\/.*)$/.test(name),
  );
  const fonts = listFontPackages();
  expect(fonts).toHaveLength(1);
  const forReact = careersPath ? ["scheduler", "@tanstack/query-core"] : [];
  for (const name of ["lucide-react", "tailwindcss", ...shipped, ...forReact, ...fonts])
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(\\S+\\)$`, "m"));
  const licences = fonts.map((name) => readFileSync(`node_modules/${name}/LICENSE`, "utf8").trim());
  for (const words of ["SVG Logos", "Skill Icons", ...licences]) expect(text).toContain(words);
  expect(readBuiltFile("llms.txt").toString()).toContain(`(${site.url}/licencias.txt)`);
});

test("a picture with role=img has a description and no children, which Firefox would read out", () => {
  for (const page of indexablePageEntries) {
    const pictures = findElementsByTag(parseBuiltPage(page), "span").filter(
      (one) => getAttribute(one, "role") === "img",
    );
    for (const picture of pictures) {
      expect(getAttribute(picture, "aria-label"), page.path).toBeTruthy();
      expect(picture.childNodes, page.path).toEqual([]);
    }
  }
});

test("security.txt has the mail contact, its canonical address and an expiry in the future", () => {
  const lines = readBuiltFile(".well-known/security.txt").toString().split("\n");
  expect(lines).toContain(`Contact: mailto:${site.email}`);
  expect(lines).toContain(`Canonical: ${site.url}/.well-known/security.txt`);
  const [, expires = ""] = /^Expires: (.*)$/m.exec(lines.join("\n")) ?? [];
  // src/endpoints/discovery.test.ts checks how long security.txt is valid.
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

test("a site without Markdown pages and articles has no news page, no feed and no styles for them", () => {
  test.skip(markdownPages.length + articles.length > 0, "this owner has written some");
  const files = globSync("**/*.{html,js,css,xml,txt,md}", { cwd: builtSiteFolder });
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((path) => path.includes("novedades"))).toEqual([]);
  for (const path of files)
    expect(readFileSync(join(builtSiteFolder, path), "utf8"), path).not.toMatch(
      /\/novedades|atom\+xml|"prose|lastmod|Suscribirse/,
    );
});

test("while the owner has written no contract terms and no answers to buyers, /sobre-nosotros and the solutions' pages have no headings for them", () => {
  const texts = [...commercialTermsTexts.list, ...Object.values(buyerQuestions.lists).flat()];
  const isWritten = texts.some((one) => one?.text);
  test.skip(isWritten, "this owner has written some");
  const expectNone = (page: PageEntry | undefined, titles: readonly { title: string }[]) => {
    for (const { title } of titles)
      if (page) expect(extractTextWithSingleSpaces(parseBuiltPage(page)), page.path).not.toContain(title);
  };
  expectNone(fixedPageEntries.about, [commercialTermsTexts, ...commercialTermsTexts.list]);
  for (const [name, list = []] of Object.entries(buyerQuestions.lists))
    expectNone(solutionPageEntriesById[name], [buyerQuestions, ...list]);
});
