import { readFileSync } from "node:fs";
// Not `test` of site-test.ts, which opens a browser for each test: these tests open no page.
import { expect, test } from "@playwright/test";
import { DOMParser } from "@xmldom/xmldom";
import { findElements, getAttribute } from "../integration/dom.ts";
import { listFontPackages } from "../src/brand/font.ts";
import { careersPath } from "../src/content/careers-path.ts";
import { ownAgendaPath } from "../src/content/contact-links.ts";
import { buyerQuestions, commercialTermsTexts } from "../src/content/owner.ts";
import { buildPageUrl } from "../src/content/page-address.ts";
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

test("the sitemap lists the canonical address of every listed page alone", async ({ request }) => {
  const response = await request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toMatch(/^application\/xml/);
  const { documentElement: root } = new DOMParser().parseFromString(await response.text(), "text/xml");
  expect(root?.namespaceURI).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  const addresses = [...(root?.getElementsByTagName("loc") ?? [])].map(({ textContent }) => textContent);
  const canonical = indexablePageEntries.flatMap((one) =>
    listLinkAddresses(parseBuiltPage(one), "canonical"),
  );
  expect(addresses.sort()).toEqual(canonical.sort());
  const routed = allPagePaths.filter((path) => path !== ownAgendaPath);
  expect(addresses, "addresses of src/site-map.ts").toEqual(
    routed.map((path) => buildPageUrl(path, site.url)).sort(),
  );
});

test("robots.txt allows every path and names the sitemap", () => {
  const text = readBuiltFile("robots.txt").toString();
  expect(text).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`);
});

test("licencias.txt names what the site has of others' work, with the licence of the font", () => {
  const text = readBuiltFile("licencias.txt").toString();
  const [font = ""] = listFontPackages();
  // React and what it needs are shipped for the form of /hablemos alone.
  const forReact = careersPath ? ["react-dom", "scheduler", "@tanstack/query-core"] : [];
  for (const name of ["lucide-react", "tailwindcss", ...forReact, font])
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(\\S+\\)$`, "m"));
  const licence = readFileSync(`node_modules/${font}/LICENSE`, "utf8").trim();
  for (const words of ["SVG Logos", "Skill Icons", licence]) expect(text).toContain(words);
});

test("each drawing that a page uses is in the page", () => {
  for (const page of indexablePageEntries) {
    const document = parseBuiltPage(page);
    const ids = new Set(findElements(document).map((one) => `#${getAttribute(one, "id")}`));
    for (const use of findElementsByTag(document, "use"))
      expect(ids, page.path).toContain(getAttribute(use, "href"));
  }
});

test("while the owner has written no contract terms and no answers to buyers, no page has headings for them", () => {
  const answers = [...commercialTermsTexts.list, ...Object.values(buyerQuestions.lists).flat()];
  const isWritten = answers.some((one) => one?.text);
  test.skip(isWritten, "this owner has written some");
  for (const page of indexablePageEntries)
    for (const { title } of [commercialTermsTexts, buyerQuestions])
      expect(extractTextWithSingleSpaces(parseBuiltPage(page)), page.path).not.toContain(title);
});
