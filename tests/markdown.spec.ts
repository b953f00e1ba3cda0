import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DOMParser } from "@xmldom/xmldom";
import { parse } from "yaml";
import { newsTexts } from "../src/content/news.ts";
import { site } from "../src/content/site.ts";
import { drawTestPhoto } from "./drawn-photo.ts";
import { expectNoLayoutOrAxeFaults } from "./no-faults.ts";
import { setUpVariantSite } from "./on-variant.ts";
import { expect, test } from "./site-test.ts";
import { markdownRemovals } from "./without-markdown.ts";

/** The pages and articles of tests/markdown/, with their link to a solution replaced, because only another firm offers it. */
const testMarkdownFilesByPath = Object.fromEntries(
  globSync("**/*.md", { cwd: "tests/markdown" }).map((path) => [
    `content/${path.replaceAll("\\", "/")}`,
    readFileSync(join("tests/markdown", path), "utf8").replaceAll("/telefonia-ip", "/contacto"),
  ]),
);

/** Builds a Markdown file. @param fields more lines of its front matter */
const buildMarkdown = (title: string, fields = "", text = "Nada.") => `---
title: ${title}
description: ${title} tiene un resumen que los buscadores muestran entero, de más de ciento veinte letras, como el de toda página de este sitio.
${fields}
---

${text}
`;

/** With the two articles of tests/markdown/ there are 21: three pages of the list, and one more than the feed may have. */
const nineteenArticleFiles = Object.fromEntries(
  Array.from({ length: 19 }, (_, index) => [
    `content/news/2025-01-${10 + index}-noticia-${index}.md`,
    buildMarkdown(`Noticia número ${index}`),
  ]),
);

const unpublishedFiles = {
  "content/news/2026-01-10-borrador.md": buildMarkdown("Un borrador", "draft: true"),
  "content/news/2026-01-11-futuro.md": buildMarkdown("Una fecha que no llegó", "date: 2926-11-20"),
  "content/written/borrador.md": buildMarkdown("Otro borrador", "draft: true\nmenu: footer"),
};

/** The title of 2026-11-20-promocion.md in tests/markdown/, the newest article of these tests. */
const promotionArticleTitle = "Central en la nube: instalación sin cargo hasta fin de año";
const promotionArticleUrl = `${site.url}/novedades/promocion`;

const ownerWords = {
  ...parse(readFileSync("content/words/owner.yaml", "utf8")),
  host: "Te atiende Laura Paz.",
  hostPhoto: { photo: "laura.jpg", alt: "Laura Paz" },
  references: undefined,
  team: { title: "Con quién hablas", people: [{ name: "Laura Paz", role: "Dirección", photo: "laura.jpg" }] },
};

const photoFiles = {
  "content/photos/taller.jpg": await drawTestPhoto("T"),
  "content/photos/laura.jpg": await drawTestPhoto("L", { width: 600, height: 800 }),
  "content/written/con-fotos.md": buildMarkdown(
    "Casos con una foto",
    "menu: footer\nphoto: taller.jpg\nalt: Un círculo con una T",
    'Antes.\n\n![Un círculo con una L](laura.jpg "Laura, de pie")\n\nDespués.',
  ),
  // JSON is valid YAML.
  "content/words/owner.yaml": JSON.stringify(ownerWords),
};

setUpVariantSite(() => [
  {},
  {
    ...markdownRemovals,
    ...testMarkdownFilesByPath,
    ...nineteenArticleFiles,
    ...unpublishedFiles,
    ...photoFiles,
  },
]);

test("a file of content/written/ becomes a page with headings, table and quote", async ({ page }) => {
  await page.goto("/casos");
  await expect(page).toHaveTitle(/^Casos de empresas que cambiaron su central/);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    "Casos de empresas que cambiaron su central",
  );
  await expect(main.getByRole("region", { name: "Qué cambió" }).getByRole("row")).toHaveCount(4);
  await expect(main.locator("blockquote .prose-source")).toHaveText("— La dueña de la ferretería");
  await expect(main.locator(".prose a[data-event=call]")).toHaveAttribute("href", "/contacto");
  await main.getByRole("link", { name: "Lo que se repite" }).click();
  await expect(main.getByRole("heading", { name: "Lo que se repite" })).toBeInViewport();
});

test("a Markdown page is listed in header, drawer and footer as it says", async ({ page }) => {
  await page.goto("/casos");
  const [header, footer] = [page.getByRole("banner"), page.getByRole("contentinfo")];
  const current = header.getByRole("link", { name: "Casos", exact: true });
  await expect(current).toHaveAttribute("aria-current", "page");
  await expect(header.getByRole("link", { name: "Garantía de los equipos" })).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Abrir el menú" }).click();
  for (const place of [footer, page.getByRole("dialog")])
    for (const name of ["Casos", "Garantía de los equipos", newsTexts.name])
      await expect(place.getByRole("link", { name, exact: true, includeHidden: true })).toBeVisible();
});

test("/novedades lists ten articles a page, newest first, with links to others", async ({ page }) => {
  await page.goto("/novedades");
  const main = page.getByRole("main");
  const list = main.getByRole("list").getByRole("heading", { level: 2 });
  await expect(list).toHaveCount(10);
  await expect(list.first()).toHaveText(promotionArticleTitle);
  const days = await main
    .locator("time")
    .evaluateAll((all) => all.map((one) => one.getAttribute("datetime")));
  expect(days).toEqual([...days].sort().reverse());
  await page.getByRole("link", { name: newsTexts.older }).click();
  await expect(page).toHaveURL(/\/novedades\/pagina\/2$/);
  await expect(list).toHaveCount(10);
  await expect(page.getByText("Página 2 de 3", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: newsTexts.newer }).click();
  await list.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/novedades\/promocion$/);
  await expect(main.locator("time").first()).toHaveText("20 de noviembre de 2026");
  await expect(main.getByRole("heading", { level: 3 })).toHaveCount(3);
  await expect(main.getByRole("link", { name: "Reservar mi media hora" })).toBeVisible();
});

test("an article has its head, image and data, and is in the sitemap", async ({ page, request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  const entry = `<loc>${promotionArticleUrl}</loc><lastmod>2026-11-20</lastmod>`;
  expect(await read("/sitemap.xml")).toContain(entry);
  expect(await read("/llms.txt")).toContain(`(${promotionArticleUrl})`);
  await page.goto("/novedades/promocion");
  const image = (await page.locator('meta[property="og:image"]').getAttribute("content")) ?? "";
  const file = await request.get(image.replace(site.url, ""));
  expect(file.headers()["content-type"]).toBe("image/png");
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "article");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", promotionArticleUrl);
  const data = (await page.locator('script[type="application/ld+json"]').textContent()) ?? "";
  const graph = JSON.parse(data)["@graph"] as Record<string, unknown>[];
  expect(graph).toContainEqual(
    expect.objectContaining({
      "@type": "Article",
      headline: promotionArticleTitle,
      datePublished: "2026-11-20",
      image,
      mainEntityOfPage: { "@id": `${promotionArticleUrl}#webpage` },
    }),
  );
  const crumbs = graph.find((thing) => thing["@type"] === "BreadcrumbList");
  const positions = [{ position: 1 }, { position: 2, name: newsTexts.name }, { position: 3 }];
  expect(crumbs?.itemListElement).toMatchObject(positions);
});

test("the Atom feed has the newest 20 articles, with their text as HTML", async ({ page, request }) => {
  await page.goto("/novedades");
  const address = await page.locator('link[type="application/atom+xml"]').getAttribute("href");
  const response = await request.get(address ?? "");
  expect(response.headers()["content-type"]).toMatch(/xml/);
  const xml = new DOMParser().parseFromString(await response.text(), "application/xml");
  const entries = [...xml.getElementsByTagName("entry")];
  expect(entries).toHaveLength(20);
  const newest = (name: string) => entries[0]?.getElementsByTagName(name)[0]?.textContent ?? "";
  expect(newest("title")).toBe(promotionArticleTitle);
  expect(newest("id")).toBe(promotionArticleUrl);
  expect(newest("updated")).toMatch(/^2026-11-20T00:00:00/);
  expect(newest("content")).toContain(`<a href="${site.url}/contacto">Telefonía IP</a>`);
  expect(newest("content")).not.toMatch(/ (class|id|data-event)=/);
});

for (const path of [
  "/casos",
  "/novedades",
  "/novedades/promocion",
  "/con-fotos",
  "/sobre-nosotros",
  "/contacto",
])
  test(`${path} with an owner's Markdown and photos has no layout fault and no axe violation`, ({ page }) =>
    expectNoLayoutOrAxeFaults(page, path));

test("an owner's photos load lazily, as small AVIF files of a known size", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, count, widthPx] of [
    ["/con-fotos", 2, 480],
    ["/sobre-nosotros", 1, 160],
    ["/contacto", 1, 96],
  ] as const) {
    await page.goto(path);
    const images = page.getByRole("main").locator("picture img");
    await expect(images, path).toHaveCount(count);
    for (const image of await images.all()) {
      await expect(image, path).toHaveAttribute("loading", "lazy");
      for (const size of ["width", "height"]) await expect(image, path).toHaveAttribute(size, /^\d+$/);
      await image.scrollIntoViewIfNeeded();
      await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
      const file = await image.evaluate(async ({ currentSrc }: HTMLImageElement) => {
        const alone = new Image();
        alone.src = currentSrc;
        await alone.decode();
        return { address: currentSrc, widthPx: alone.naturalWidth };
      });
      expect(file, path).toEqual({ address: expect.stringMatching(/\.avif$/), widthPx });
    }
  }
});

test("a draft and an article of a day to come are nowhere", async ({ request }) => {
  for (const path of ["/novedades/borrador", "/novedades/futuro", "/borrador"])
    expect((await request.get(path)).status(), path).toBe(404);
  for (const path of [
    "/",
    "/novedades",
    "/novedades/pagina/3",
    "/novedades/atom.xml",
    "/sitemap.xml",
    "/llms.txt",
  ])
    expect(await (await request.get(path)).text(), path).not.toMatch(/borrador|futuro/);
});
