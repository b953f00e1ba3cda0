import type { Page } from "@playwright/test";
import { findAxeViolations } from "../../tests/axe.ts";
import { expect, test } from "../../tests/fixtures.ts";
import { expectNoLayoutFaultsAtWidths } from "../../tests/layout-faults.ts";
import { setUpCompleteOwner } from "../../tests/on-variant.ts";
import { site } from "../../tests/shared-content.ts";
import { news } from "../content/pages/news.ts";
import { read } from "../site-content.ts";

const { newsTexts } = read(news);

const promotionArticleTitle = "Central en la nube: instalación sin cargo hasta fin de año";
const promotionArticleUrl = `${site.url}/novedades/promocion`;

/** The photos for phones: the width of their files by page. */
const photoWidthsPx: Record<string, number> = { "/con-fotos": 480, "/sobre-nosotros": 160, "/contacto": 96 };

setUpCompleteOwner();

/** Expects the last photo of a page to load lazily on a phone, as a small AVIF file of a known size. */
async function expectPhoto(page: Page, path: string): Promise<void> {
  const { default: sharp } = await import("sharp");
  const image = page.getByRole("main").locator("picture img").last();
  await expect(image).toHaveAttribute("loading", "lazy");
  await expect(image).toHaveAttribute("alt", /Ana Prueba|Un círculo/);
  for (const size of ["width", "height"]) await expect(image).toHaveAttribute(size, /^\d+$/);
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty("complete", true);
  const address = await image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
  expect(address).toMatch(/\.avif$/);
  const file = await page.request.get(address);
  expect((await sharp(await file.body()).metadata()).width, path).toBe(photoWidthsPx[path]);
}

test("a file of content/written/ becomes a page, which the menus list as it says", {
  tag: "@variant",
}, async ({ page }) => {
  await page.goto("/casos");
  await expect(page).toHaveTitle(/^Casos de empresas que cambiaron su central/);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(/^Casos de empresas que cambiaron/);
  const table = main.getByRole("region", { name: "Qué cambió" });
  await expect(table.getByRole("row")).toHaveCount(4);
  // The keyboard scrolls it.
  await table.focus();
  await expect(table).toHaveCSS("outline-style", "solid");
  await expect(main.locator("blockquote .prose-source")).toHaveText("— La dueña de la ferretería");
  await expect(main.locator(".prose a[data-event=call]")).toHaveAttribute("href", "/contacto");
  await main.getByRole("link", { name: "Lo que se repite" }).click();
  await expect(main.getByRole("heading", { name: "Lo que se repite" })).toBeInViewport();

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

test("/novedades lists ten a page, newest first; an article has its data; the Atom feed has the newest 20, with their text as HTML", {
  tag: "@variant",
}, async ({ page, request }) => {
  await page.goto("/novedades");
  const main = page.getByRole("main");
  const list = main.getByRole("list").getByRole("heading", { level: 2 });
  await expect(list).toHaveCount(10);
  await expect(list.first()).toHaveText(promotionArticleTitle);
  const times = main.locator("time");
  const days = await times.evaluateAll((all) => all.map((one) => one.getAttribute("datetime")));
  expect(days).toEqual([...days].sort().reverse());
  await page.getByRole("link", { name: newsTexts.older }).click();
  await expect(page).toHaveURL(/\/novedades\/pagina\/2$/);
  await expect(list).toHaveCount(10);
  await expect(page.getByText("Página 2 de 3", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: newsTexts.newer }).click();
  await list.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/novedades\/promocion$/);
  await expect(times.first()).toHaveText("20 de noviembre de 2026");
  await expect(main.getByRole("heading", { level: 3 })).toHaveCount(3);
  await expect(main.getByRole("link", { name: "Reservar mi media hora" })).toBeVisible();

  const image = (await page.locator('meta[property="og:image"]').getAttribute("content")) ?? "";
  expect((await request.get(image.replace(site.url, ""))).headers()["content-type"]).toBe("image/png");
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "article");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", promotionArticleUrl);
  const data = (await page.locator('script[type="application/ld+json"]').textContent()) ?? "";
  const article = { "@type": "Article", headline: promotionArticleTitle, datePublished: "2026-11-20", image };
  expect(JSON.parse(data)["@graph"]).toContainEqual(expect.objectContaining(article));

  const address = await page.locator('link[type="application/atom+xml"]').getAttribute("href");
  // The policy of this site's pages forbids to parse a text.
  await page.goto("about:blank");
  /** Lists the entries of an XML file, each with the texts of its elements by name. */
  const readEntries = async (path: string, name: string) => {
    const response = await request.get(path);
    expect(response.headers()["content-type"]).toMatch(/xml/);
    return page.evaluate(
      ([text, entry]) => {
        const xml = new DOMParser().parseFromString(text, "application/xml");
        if (xml.querySelector("parsererror")) throw new Error(xml.documentElement.textContent);
        return [...xml.getElementsByTagName(entry)].map(
          (one): Record<string, string> =>
            Object.fromEntries([...one.children].map((child) => [child.localName, child.textContent])),
        );
      },
      [await response.text(), name] as const,
    );
  };
  const entries = await readEntries(address ?? "", "entry");
  expect(entries).toHaveLength(20);
  const day = /^2026-11-20T00:00:00/;
  const newest = { title: promotionArticleTitle, id: promotionArticleUrl };
  expect(entries[0]).toMatchObject({ ...newest, published: expect.stringMatching(day) });
  expect(entries[0]?.updated).toMatch(day);
  expect(entries.at(-1)?.updated).toMatch(/^2026-11-30T00:00:00/);
  expect(entries[0]?.content).toContain(`<a href="${site.url}/contacto">Telefonía IP</a>`);
  expect(entries[0]?.content).not.toMatch(/ (class|id|data-event)=/);
  expect(await readEntries("/sitemap.xml", "url")).toContainEqual({
    loc: promotionArticleUrl,
    lastmod: "2026-11-20",
  });
});

test("an owner's Markdown and photos have no layout fault and no axe violation", { tag: "@variant" }, async ({
  page,
}) => {
  for (const path of ["/casos", "/novedades", "/con-fotos", "/sobre-nosotros", "/contacto"]) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    if (path in photoWidthsPx) await expectPhoto(page, path);
    await expectNoLayoutFaultsAtWidths(page, path);
    expect(await findAxeViolations(page), path).toEqual([]);
    if (!["/casos", "/con-fotos"].includes(path)) continue;
    const drawing = page.getByRole("img", { name: "Un dibujo" });
    const isDrawn = path === "/con-fotos";
    if (isDrawn) await expect(drawing).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await page.emulateMedia({ colorScheme: "dark" });
    // A drawing on transparency has a light ground in the dark alone.
    if (isDrawn) await expect(drawing).toHaveCSS("background-color", /0\.9\d|rgb\(2\d\d/);
    // Only Markdown has colours that tests/pages.spec.ts has not seen in the dark.
    else expect(await findAxeViolations(page), `${path} in the dark`).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
  }
});

test("a draft and an article of a day to come are nowhere", { tag: "@variant" }, async ({ request }) => {
  for (const path of ["/novedades/borrador", "/novedades/futuro", "/borrador"])
    expect((await request.get(path)).status(), path).toBe(404);
  for (const path of ["/", "/novedades", "/novedades/pagina/3", "/novedades/atom.xml", "/sitemap.xml"])
    expect(await (await request.get(path)).text(), path).not.toMatch(/borrador|futuro/);
});
