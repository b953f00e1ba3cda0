import { existsSync } from "node:fs";
import type { Page as BrowserPage } from "@playwright/test";
import { fullTitle, shareImagePath } from "#app/page-address.ts";
import { pages } from "#content/pages";
import { site } from "#site";
import { attribute } from "../finish/dom.ts";
import { maxShareImageBytes } from "../finish/files/share-images.ts";
import {
  allPages,
  builtFile,
  builtPage,
  byTag,
  innerText,
  linkAddresses,
  metaContents,
  pngSize,
  publicPages,
} from "./built-site.ts";
import { footerLink, open } from "./react-start.ts";
import { footerPaths } from "./site-pages.ts";
import { expect, test } from "./site-test.ts";

test("titles and descriptions are one a page, unique and of the length that results show", {
  tag: "@check",
}, () => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const page of allPages) {
    const document = builtPage(page);
    const found = byTag(document, "title").map(innerText);
    expect(found, page.path).toEqual([fullTitle(page.title)]);
    expect(found[0]?.length, page.path).toBeLessThanOrEqual(60);
    const [description = "", ...more] = metaContents(document, "description");
    expect(more, page.path).toEqual([]);
    expect(description.length, page.path).toBeGreaterThanOrEqual(120);
    expect(description.length, page.path).toBeLessThanOrEqual(160);
    titles.add(found[0] ?? "");
    descriptions.add(description);
  }
  expect(titles.size).toBe(allPages.length);
  expect(descriptions.size).toBe(allPages.length);
});

for (const page of publicPages) {
  test(`${page.path} has its address, and what a chat shows of it`, { tag: "@check" }, () => {
    const document = builtPage(page);
    const url = page.path === "/" ? site.url : `${site.url}${page.path}`;
    expect(linkAddresses(document, "canonical")).toEqual([url]);
    expect(metaContents(document, "robots")).toEqual([]);
    expect(metaContents(document, "og:url")).toEqual([url]);
    expect(metaContents(document, "og:type")).toEqual([page.kind === "article" ? "article" : "website"]);
    expect(metaContents(document, "og:site_name")).toEqual([site.brand.name]);
    expect(metaContents(document, "og:locale")).toEqual([site.locale.replace("-", "_")]);
    expect(metaContents(document, "og:title")).toEqual([page.title]);
    expect(metaContents(document, "og:description")).toEqual(metaContents(document, "description"));
    expect(metaContents(document, "twitter:card")).toEqual(["summary_large_image"]);
    const [alt] = metaContents(document, "og:image:alt");
    expect(alt).toContain(page.title);
    expect(metaContents(document, "twitter:image:alt")).toEqual([alt]);

    const [image = ""] = metaContents(document, "og:image");
    expect(image).toBe(site.url + shareImagePath(page.path));
    const file = builtFile(new URL(image).pathname);
    const size = { width: 1200, height: 630 };
    expect(pngSize(file)).toEqual(size);
    expect(metaContents(document, "og:image:width")).toEqual([`${size.width}`]);
    expect(metaContents(document, "og:image:height")).toEqual([`${size.height}`]);
    expect(metaContents(document, "og:image:type")).toEqual(["image/png"]);
    expect(file.length).toBeLessThan(maxShareImageBytes);
  });
}

test("no two pages share an image", () => {
  const images = publicPages.map(({ path }) => builtFile(shareImagePath(path)).toString("base64"));
  expect(new Set(images).size).toBe(publicPages.length);
});

for (const page of allPages.filter(({ kind }) => kind === "hidden")) {
  test(`${page.path} asks to stay out of search engines`, () => {
    const document = builtPage(page);
    expect(metaContents(document, "robots")).toEqual(["noindex"]);
    expect(linkAddresses(document, "canonical")).toEqual([]);
    expect(metaContents(document, "og:url")).toEqual([]);
  });
}

test("every page names the icons and the manifest, and they are what they say", () => {
  const document = builtPage(pages.home);
  for (const page of allPages) {
    for (const rel of ["icon", "apple-touch-icon", "manifest"]) {
      expect(linkAddresses(builtPage(page), rel), `${page.path}: ${rel}`).toEqual(
        linkAddresses(document, rel),
      );
    }
    const [inTheDark, colour, ...more] = metaContents(builtPage(page), "theme-color");
    expect(colour, page.path).toMatch(/^#[0-9a-f]{6}$/);
    expect(inTheDark, page.path).toMatch(/^#[0-9a-f]{6}$/);
    expect(inTheDark, page.path).not.toBe(colour);
    expect(more, page.path).toEqual([]);
  }
  const [touch = ""] = linkAddresses(document, "apple-touch-icon");
  expect(pngSize(builtFile(touch))).toEqual({ width: 180, height: 180 });

  const [address = ""] = linkAddresses(document, "manifest");
  const manifest = JSON.parse(builtFile(address).toString());
  expect(manifest).toMatchObject({ name: site.brand.name, lang: site.locale, start_url: "/" });
  expect(manifest.theme_color).toBe(metaContents(document, "theme-color")[1]);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = pngSize(builtFile(src));
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain("maskable");
});

test("the tab's icons are drawn: the mark's SVG in two schemes, the ICO in three sizes", async ({ page }) => {
  const colours: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto("/favicon.svg");
    colours.push(
      await page.evaluate(() =>
        [...document.querySelectorAll("path")]
          .map((path) => `${getComputedStyle(path).fill} ${getComputedStyle(path).stroke}`)
          .join(),
      ),
    );
  }
  // A logo stands on a tile, which is the same in both.
  expect(new Set(colours).size, "looks of favicon.svg in the light and in the dark").toBe(
    existsSync("public/logo.svg") ? 1 : 2,
  );
  const ico = builtFile("favicon.ico");
  const sides = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const offset = ico.readUInt32LE(6 + index * 16 + 12);
    return pngSize(ico.subarray(offset)).width;
  });
  expect(sides).toEqual([16, 32, 48]);
});

/** What the head says to machines, in an order of its own: React adds tags at the end. */
const headTags = (page: BrowserPage) =>
  page.evaluate(() =>
    [
      ...document.head.querySelectorAll(
        "title, meta, link:not([rel*=preload], [rel=stylesheet], [rel=prefetch])",
      ),
    ]
      .filter((tag) => tag.getAttribute("http-equiv") === null)
      .map((tag) => tag.outerHTML)
      .sort(),
  );

test("a page reached by a link has the head of its own file", async ({ page, browser, baseURL }) => {
  await open(page, "/");
  const fresh = await browser.newPage({ baseURL, javaScriptEnabled: false });
  for (const path of footerPaths.slice(1)) {
    await footerLink(page, path).click();
    await expect(page).toHaveURL(path);
    await fresh.goto(path);
    await expect.poll(() => headTags(page), path).toEqual(await headTags(fresh));
  }
  await footerLink(page, "/").click();
  await fresh.goto("/");
  await expect.poll(() => headTags(page)).toEqual(await headTags(fresh));
  await fresh.close();
});

test("product pages show where they stand, and lead to the other three", async ({ page }) => {
  const services = publicPages.filter(({ kind }) => kind === "service");
  for (const { path, name } of services) {
    await page.goto(path);
    const trail = page.getByRole("main").locator("nav ol > li");
    await expect(trail).toHaveCount(2);
    await expect(trail.first().getByRole("link", { name: pages.home.name })).toHaveAttribute("href", "/");
    await expect(trail.last().locator('[aria-current="page"]')).toHaveText(name);
    const others = services.filter((other) => other.path !== path);
    for (const other of others) {
      const link = page.getByRole("main").locator(`a[href="${other.path}"]:visible`).last();
      await expect(link, `${path} to ${other.path}`).toContainText(other.name);
    }
  }
});

test("every link text says where it leads and has one address per page", () => {
  const empty = /^(aquí|acá|click|clic aquí|leer más|ver más|más|más información|saber más|enlace|link)$/i;
  for (const page of allPages) {
    const targets = new Map<string, Set<string>>();
    for (const link of byTag(builtPage(page), "a")) {
      const text = attribute(link, "aria-label") ?? innerText(link);
      // The same mail address may be offered with a subject for each place, the meeting with the page's topic.
      const target = (attribute(link, "href") ?? "")
        .replace(/^(mailto:[^?]+).*/, "$1")
        .replace(/\?tema=.*/, "");
      expect(text, `${page.path}: ${target}`).not.toMatch(empty);
      expect(text, `${page.path}: ${target}`).not.toBe("");
      targets.set(text, (targets.get(text) ?? new Set()).add(target));
    }
    for (const [text, found] of targets) expect([...found], `${page.path}: ${text}`).toHaveLength(1);
  }
});

test("no two buttons of a page have one name", () => {
  for (const page of publicPages) {
    const names = byTag(builtPage(page), "button").map(
      (button) => attribute(button, "aria-label") ?? innerText(button),
    );
    expect(names.length, page.path).toBeGreaterThan(0);
    expect([...new Set(names)], page.path).toEqual(names);
  }
});

test("the font preload is at the start of the body, so that it does not delay the first paint", () => {
  for (const page of allPages) {
    const document = builtPage(page);
    const preloads = byTag(document, "link").filter((link) => attribute(link, "as") === "font");
    expect(preloads.length, page.path).toBe(1);
    expect(byTag(document, "body")[0]?.childNodes[0], page.path).toBe(preloads[0]);
  }
});
