import { readFileSync } from "node:fs";
import { ownBookingPath } from "#app/contact-links.ts";
import { fileStem } from "#app/page-address.ts";
import { site } from "#site";
import { attribute, elements } from "../finish/dom.ts";
import { listFontPackages } from "../finish/font.ts";
import { builtFile, builtPage, byTag, innerText, linkAddresses, publicPages } from "./built-site.ts";
import { everyPath } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

test("canonical addresses, the sitemap and the route table name the same pages", async ({
  page,
  request,
}) => {
  const response = await request.get("/sitemap.xml");
  expect(response.headers()["content-type"]).toMatch(/^application\/xml/);
  const listed = await page.evaluate(
    (text) => {
      const xml = new DOMParser().parseFromString(text, "application/xml");
      const names = new Set([...xml.querySelectorAll("url *")].map(({ localName }) => localName));
      return {
        root: `${xml.documentElement.namespaceURI} ${xml.documentElement.localName}`,
        addresses: [...xml.querySelectorAll("url > loc")].map(({ textContent }) => textContent ?? ""),
        names: [...names],
      };
    },
    await response.text(),
  );
  expect(listed.root).toBe("http://www.sitemaps.org/schemas/sitemap/0.9 urlset");
  expect(listed.names.filter((name) => name !== "lastmod")).toEqual(["loc"]);
  const canonical = publicPages.flatMap((one) => linkAddresses(builtPage(one), "canonical"));
  expect([...listed.addresses].sort()).toEqual([...canonical].sort());
  const routed = everyPath
    .filter((path) => path !== ownBookingPath)
    .map((path) => site.url + (path === "/" ? "" : path));
  expect([...listed.addresses].sort()).toEqual(routed.sort());
});

test("robots.txt allows everything and names the sitemap", async ({ request }) => {
  const response = await request.get("/robots.txt");
  expect(response.headers()["content-type"]).toMatch(/^text\/plain/);
  const fields = (await response.text())
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split(/:\s*(.*)/).slice(0, 2));
  expect(fields).toEqual([
    ["User-agent", "*"],
    ["Allow", "/"],
    ["Sitemap", `${site.url}/sitemap.xml`],
  ]);
});

test("llms.txt has one heading and leads to the text of every page", async ({ request }) => {
  const text = await (await request.get("/llms.txt")).text();
  expect(text.match(/^# .+$/gm)).toEqual([`# ${site.brand.name}`]);
  expect(text.split("\n")[2]).toBe(`> ${site.brand.claim}`);
  const links = [...text.matchAll(/^- \[([^\]]+)\]\(([^)]+)\): .+$/gm)];
  expect(links.map(([, , address]) => address).sort()).toEqual(
    publicPages.map(({ path }) => `${site.url}/${fileStem(path)}.md`).sort(),
  );
  for (const [, , address = ""] of links) {
    const response = await request.get(new URL(address).pathname);
    expect(response.status(), address).toBe(200);
    expect(response.headers()["content-type"], address).toMatch(/^text\/markdown/);
  }
});

test("the notices name all that is shipped, with its licence, and llms.txt leads there", async ({
  request,
}) => {
  const response = await request.get("/licencias.txt");
  expect(response.headers()["content-type"]).toMatch(/^text\/plain/);
  const text = await response.text();
  const dependencies = Object.keys(JSON.parse(readFileSync("package.json", "utf8")).dependencies);
  // Types and an adapter for servers; no byte of it is shipped.
  const shipped = dependencies.filter((name) => name !== "@react-router/node");
  expect(shipped).toContain("react-router");
  const fonts = listFontPackages();
  expect(fonts).toHaveLength(1);
  const others = ["scheduler", "@tanstack/query-core", "tailwindcss", ...fonts];
  for (const name of [...shipped, ...others])
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(\\S+\\)$`, "m"));
  const licences = fonts.map((name) => readFileSync(`node_modules/${name}/LICENSE`, "utf8").trim());
  for (const words of ["SVG Logos", "Skill Icons", ...licences]) expect(text).toContain(words);
  expect(await (await request.get("/llms.txt")).text()).toContain(`(${site.url}/licencias.txt)`);
});

for (const page of publicPages) {
  test(`the Markdown of ${page.path} says what the page says`, () => {
    const markdown = builtFile(`${fileStem(page.path)}.md`).toString();
    const document = builtPage(page);
    const plain = (text: string) =>
      text
        .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
        .replace(/[\\*]/g, "")
        .replace(/\s+/g, " ")
        .trim();
    const headings = [...markdown.matchAll(/^[-*\d. ]*(#{1,6}) (.+)$/gm)].map(([, , text]) =>
      plain(text ?? ""),
    );
    const [main = document] = byTag(document, "main");
    const unread = elements(
      main,
      (one) => attribute(one, "role") === "img" || attribute(one, "aria-hidden") === "true",
    ).flatMap((one) => elements(one, () => true));
    const shown = elements(main, ({ tagName }) => /^h[1-3]$/.test(tagName));
    for (const heading of shown.filter((one) => !unread.includes(one)))
      expect(headings, page.path).toContain(plain(innerText(heading)));
    const pictures = byTag(document, "span").filter((one) => attribute(one, "role") === "img");
    for (const picture of pictures) {
      expect(plain(markdown)).toContain(plain(attribute(picture, "aria-label") ?? "?"));
      expect(picture.childNodes, "Firefox reads out the children of role=img").toEqual([]);
    }
    // CommonMark writes a link whose text is its address as <https://…> or <name@…>; another < begins a tag.
    const withoutAutolinks = markdown.replace(/<(?:https?:\/\/[^\s<>]+|[^\s<>@]+@[^\s<>]+)>/g, "");
    expect(withoutAutolinks).not.toMatch(/<\/?[a-z]|\]\(\/|undefined|\[object/);
  });
}

test("security.txt can be read by RFC 9116 and holds for less than a year", async ({ request }) => {
  const response = await request.get("/.well-known/security.txt");
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const fields = new Map(
    (await response.text())
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
  );
  expect(fields.get("Contact")).toBe(`mailto:${site.email}`);
  expect(fields.get("Canonical")).toBe(`${site.url}/.well-known/security.txt`);
  const expires = fields.get("Expires") ?? "";
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  // The build was made today or some days ago.
  expect(days).toBeGreaterThan(270);
  expect(days).toBeLessThan(365);
});
