import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DOMParser } from "@xmldom/xmldom";
import { news } from "#content/news";
import { site } from "#site";
import { expectNoLayoutOrAccessibilityFaults } from "./no-faults.ts";
import { setUpVariantSite } from "./on-variant.ts";
import { expect, test } from "./site-test.ts";
import { markdownRemovals } from "./without-markdown.ts";

const secondBrandTextsFolder = "tests/written";

/** The pages and articles of the second brand, without their link to a solution that only the second brand has. */
const secondBrandFiles = Object.fromEntries(
  globSync("**/*.md", { cwd: secondBrandTextsFolder }).map((path) => [
    `content/${path.replaceAll("\\", "/")}`,
    readFileSync(join(secondBrandTextsFolder, path), "utf8").replaceAll("/telefonia-ip", "/contacto"),
  ]),
);

const articleDescription =
  "Una noticia de prueba, que dice poco y existe para que la lista tenga más de una página, con dos cifras y un enlace, y con ciento veinte letras.";

/** Ten articles: with the two of the second brand there are more than fit on one page of the list. */
const tenArticleFiles = Object.fromEntries(
  Array.from({ length: 10 }, (_, index) => [
    `content/articles/2025-0${Math.floor(index / 5) + 1}-1${index}-noticia-${index}.md`,
    `---\ntitle: Noticia de prueba número ${index}\ndescription: ${articleDescription.replace("dos", `${index}`)}\n---\n\nUno.\n`,
  ]),
);

const getMarkdownSite = setUpVariantSite(() => [
  {},
  { ...markdownRemovals, ...secondBrandFiles, ...tenArticleFiles },
]);

test("each file of content/pages/ is a page with its headings, table and quote, and is listed in the menu that its front matter names", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const response = await page.goto("/casos");
  expect(response?.status()).toBe(200);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    "Casos de empresas que cambiaron su central",
  );
  await expect(page).toHaveTitle(/^Casos de empresas que cambiaron su central/);
  await expect(main.getByRole("region", { name: "Qué cambió" }).getByRole("row")).toHaveCount(4);
  await expect(main.locator("blockquote .prose-source")).toHaveText("— La dueña de la ferretería");
  const current = page.getByRole("banner").getByRole("link", { name: "Casos", exact: true });
  await expect(current).toHaveAttribute("aria-current", "page");
  await expect(main.locator(".prose a[data-event=call]")).toHaveAttribute("href", "/contacto");
  const footer = page.getByRole("contentinfo");
  for (const name of ["Casos", "Garantía de los equipos", news.name])
    await expect(footer.getByRole("link", { name, exact: true })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: "Garantía de los equipos" })).toHaveCount(
    0,
  );

  await main.getByRole("link", { name: "Lo que se repite" }).click();
  await expect(main.getByRole("heading", { name: "Lo que se repite" })).toBeInViewport();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Abrir el menú" }).click();
  const drawer = page.getByRole("dialog");
  for (const name of ["Casos", "Garantía de los equipos", news.name])
    await expect(drawer.getByRole("link", { name, exact: true })).toBeVisible();
});

test("/novedades lists the articles newest first, ten per page, with links to the other pages of the list and to the articles", async ({
  page,
}) => {
  await page.goto("/novedades");
  const list = page.getByRole("main").getByRole("list").getByRole("heading", { level: 2 });
  await expect(list).toHaveCount(10);
  await expect(list.first()).toHaveText("Central en la nube: instalación sin cargo hasta fin de año");
  const days = await page
    .getByRole("main")
    .locator("time")
    .evaluateAll((all) => all.map((one) => one.getAttribute("datetime")));
  expect(days).toEqual([...days].sort().reverse());
  await page.getByRole("link", { name: news.older }).click();
  await expect(page).toHaveURL(/\/novedades\/pagina\/2$/);
  await expect(list).toHaveCount(2);
  await expect(page.getByText("Página 2 de 2", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: news.newer }).click();
  await expect(page).toHaveURL(/\/novedades$/);
  await list.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/novedades\/promocion$/);
  await expect(page.getByRole("main").locator("time").first()).toHaveText("20 de noviembre de 2026");
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(3);
  await expect(page.getByRole("main").getByRole("link", { name: "Reservar mi media hora" })).toBeVisible();
});

test("structured data, head tags, sitemap and feed have an article's title, date or text, which is in no script", async ({
  page,
  request,
}) => {
  const text = async (path: string) => (await request.get(path)).text();
  const title = "Central en la nube: instalación sin cargo hasta fin de año";
  const url = `${site.url}/novedades/promocion`;
  await test.step("the article's page has head tags and structured data of an article", async () => {
    await page.goto("/novedades/promocion");
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "article");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", url);
    const data = (await page.locator('script[type="application/ld+json"]').textContent()) ?? "";
    const graph = JSON.parse(data)["@graph"] as Record<string, unknown>[];
    expect(graph.find((thing) => thing["@type"] === "Article")).toMatchObject({
      headline: title,
      datePublished: "2026-11-20",
      image: `${site.url}/share/novedades/promocion.png`,
      mainEntityOfPage: { "@id": `${url}#webpage` },
    });
    const crumbs = graph.find((thing) => thing["@type"] === "BreadcrumbList");
    expect(crumbs?.itemListElement).toMatchObject([
      { position: 1 },
      { position: 2, name: news.name },
      { position: 3 },
    ]);
  });

  await test.step("the article is in the sitemap and llms.txt, with a share image, and pages have a Markdown copy", async () => {
    expect(await text("/sitemap.xml")).toContain(`<loc>${url}</loc><lastmod>2026-11-20</lastmod>`);
    const image = await request.get("/share/novedades/promocion.png");
    expect(image.headers()["content-type"]).toBe("image/png");
    const copy = await text("/casos.md");
    expect(copy).toContain("| Antes");
    expect(copy).toContain("\n## Un estudio contable\n");
    expect(await text("/llms.txt")).toContain(`(${url}.md)`);
  });

  await test.step("the feed has every article, newest first, with its whole text", async () => {
    await page.goto("/novedades");
    const address = await page.locator('link[type="application/atom+xml"]').getAttribute("href");
    const response = await request.get(address ?? "");
    expect(response.headers()["content-type"]).toMatch(/xml/);
    const xml = new DOMParser().parseFromString(await response.text(), "application/xml");
    const entries = [...xml.getElementsByTagName("entry")];
    expect(entries).toHaveLength(12);
    const newest = (name: string) => entries[0]?.getElementsByTagName(name)[0]?.textContent ?? "";
    expect([newest("title"), newest("id"), newest("updated")]).toEqual([title, url, "2026-11-20T12:00:00Z"]);
    expect(newest("content")).toContain(`<a href="${site.url}/contacto">Telefonía IP</a>`);
    expect(newest("content")).not.toMatch(/ (class|id|data-event)=/);
  });

  await test.step("no script of the site holds an article's text", () => {
    const { root } = getMarkdownSite();
    const scripts = globSync("assets/*.js", { cwd: root });
    expect(scripts.length).toBeGreaterThan(2);
    for (const path of scripts)
      expect(readFileSync(join(root, path), "utf8"), path).not.toContain("quince años");
  });
});

test("Markdown pages have no layout faults in a narrow and a wide window and no axe violation in light and dark; in print the table stays and the list of headings is hidden", async ({
  page,
}) => {
  for (const path of ["/casos", "/novedades", "/novedades/promocion"])
    await expectNoLayoutOrAccessibilityFaults(page, path);
  await page.goto("/casos");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main").getByRole("table")).toBeVisible();
  await expect(page.getByRole("navigation", { name: news.parts })).toBeHidden();
});
