import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { articles, markdownPages } from "#content/markdown";
import { news } from "#content/news";
import { site } from "#site";
import { look } from "./axe.ts";
import { layoutFaults } from "./layout-faults.ts";
import { onVariant } from "./on-variant.ts";
import { inItsFont } from "./react-start.ts";
import { expect, test } from "./site-test.ts";
import { withoutMarkdown } from "./without-markdown.ts";

const folder = "tests/written";

/** The second brand's pages, which lead to nothing that only that brand has. */
const written = Object.fromEntries(
  globSync("**/*.md", { cwd: folder }).map((path) => [
    `content/${path.replaceAll("\\", "/")}`,
    readFileSync(join(folder, path), "utf8").replaceAll("/telefonia-ip", "/contacto"),
  ]),
);

const description =
  "Una noticia de prueba, que dice poco y existe para que la lista tenga más de una página, con dos cifras y un enlace, y con ciento veinte letras.";

/** With the two of the second brand, more than a page of the list holds. */
const more = Object.fromEntries(
  Array.from({ length: 10 }, (_, index) => [
    `content/articles/2025-0${Math.floor(index / 5) + 1}-1${index}-noticia-${index}.md`,
    `---\ntitle: Noticia de prueba número ${index}\ndescription: ${description.replace("dos", `${index}`)}\n---\n\nUno.\n`,
  ]),
);

const siteOf = onVariant(() => [{}, { ...withoutMarkdown, ...written, ...more }]);

test("a file of content/pages/ is a page, in the menu that it names", async ({ page }) => {
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

test("news are listed the newest first, ten a page, and each leads to the others", async ({ page }) => {
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

test("an article says in its head, its graph and the sitemap what it is and when", async ({
  page,
  request,
}) => {
  await page.goto("/novedades/promocion");
  const url = `${site.url}/novedades/promocion`;
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "article");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", url);
  const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "")[
    "@graph"
  ] as Record<string, unknown>[];
  expect(graph.find((thing) => thing["@type"] === "Article")).toMatchObject({
    headline: "Central en la nube: instalación sin cargo hasta fin de año",
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
  expect(await (await request.get("/sitemap.xml")).text()).toContain(
    `<loc>${url}</loc><lastmod>2026-11-20</lastmod>`,
  );
  expect((await request.get("/share/novedades/promocion.png")).headers()["content-type"]).toBe("image/png");
  const copy = await (await request.get("/casos.md")).text();
  expect(copy).toContain("| Antes");
  expect(copy).toContain("\n## Un estudio contable\n");
  expect(await (await request.get("/llms.txt")).text()).toContain(`(${url}.md)`);
});

test("the feed has the newest twenty with their whole text", async ({ page, request }) => {
  await page.goto("/novedades");
  const address = await page.locator('link[type="application/atom+xml"]').getAttribute("href");
  const response = await request.get(address ?? "");
  expect(response.headers()["content-type"]).toMatch(/xml/);
  // Where no policy of trusted types forbids to read it.
  await page.goto("about:blank");
  const entries = await page.evaluate(
    (text) => {
      const xml = new DOMParser().parseFromString(text, "application/xml");
      if (xml.querySelector("parsererror")) throw new Error(text);
      return [...xml.querySelectorAll("entry")].map((entry) => ({
        title: entry.querySelector("title")?.textContent,
        id: entry.querySelector("id")?.textContent,
        updated: entry.querySelector("updated")?.textContent,
        content: entry.querySelector("content")?.textContent ?? "",
      }));
    },
    await response.text(),
  );
  expect(entries).toHaveLength(12);
  expect(entries[0]).toMatchObject({
    title: "Central en la nube: instalación sin cargo hasta fin de año",
    id: `${site.url}/novedades/promocion`,
    updated: "2026-11-20T12:00:00Z",
  });
  expect(entries[0]?.content).toContain(`<a href="${site.url}/contacto">Telefonía IP</a>`);
  expect(entries[0]?.content).not.toMatch(/ (class|id|data-event)=/);
});

for (const scheme of ["light", "dark"] as const)
  test(`pages of Markdown have no faults of layout and access, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    for (const path of ["/casos", "/garantia", "/novedades", "/novedades/pagina/2", "/novedades/promocion"]) {
      await page.goto(path);
      await inItsFont(page);
      for (const width of [360, 768, 1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(layoutFaults), `${path} at ${width} px`).toEqual([]);
      }
      expect((await look(page)).violations, path).toEqual([]);
    }
  });

test("on paper the text is whole, without menus", async ({ page }) => {
  await page.goto("/casos");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("main").getByRole("table")).toBeVisible();
  await expect(page.getByRole("navigation", { name: news.parts })).toBeHidden();
});

test("React runs on none of them, and no script of theirs is in the site", () => {
  const { root } = siteOf();
  const files = globSync("assets/*.js", { cwd: root }).map((path) => readFileSync(join(root, path), "utf8"));
  expect(files.length).toBeGreaterThan(5);
  for (const text of files) expect(text).not.toContain("quince años");
});

test("without files there is no trace of pages and news", () => {
  test.skip(markdownPages.length + articles.length > 0, "this owner has written some");
  const files = globSync("**/*.{html,js,css,xml,txt,md}", { cwd: "build/site" });
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((path) => path.includes("novedades"))).toEqual([]);
  for (const path of files)
    expect(readFileSync(join("build/site", path), "utf8"), path).not.toMatch(
      /\/novedades|atom\+xml|"prose|lastmod|Suscribirse/,
    );
});
