import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { look } from "./axe.ts";
import { drawnPhoto } from "./drawn-photo.ts";
import { layoutFaults } from "./layout-faults.ts";
import { onVariant } from "./on-variant.ts";
import { inItsFont } from "./react-start.ts";
import { expect, test } from "./site-test.ts";
import { withoutMarkdown } from "./without-markdown.ts";

const photos = {
  "content/photos/taller.jpg": await drawnPhoto("T"),
  "content/photos/laura.jpg": await drawnPhoto("L", { width: 600, height: 800 }),
  "content/photos/imprenta.png": await drawnPhoto("I", { width: 300, height: 120, kind: "logo" }),
};

const page = `---
title: Casos con una foto
description: Una página de prueba con dos fotos, una arriba y otra en el texto, para ver que lleguen en el ancho que hace falta y sin mover lo que está debajo.
menu: footer
photo: taller.jpg
alt: Un círculo con una T
---

Antes de la foto.

![Un círculo con una L](laura.jpg "Laura, de pie")

Después de la foto.
`;

const owner = `${readFileSync("content/owner.yaml", "utf8")
  .replace(
    /^host: .*/m,
    "host: Te atiende Laura Paz, que dirige la firma.\nhostPhoto:\n  photo: laura.jpg\n  alt: Laura Paz",
  )
  .replace(/^# (team|references):[\s\S]*/m, "")}
team:
  title: Con quién hablas
  people:
    - name: Laura Paz
      role: Dirección
      photo: laura.jpg
    - name: Ana Prueba
      role: Ventas
references:
  title: Qué dicen nuestros clientes
  list:
    - quote: Nos ordenaron el correo en una semana.
      name: Luis Sosa
      firm: Imprenta Sosa
      logo: imprenta.png
`;

const siteOf = onVariant(() => [
  {},
  {
    ...withoutMarkdown,
    ...photos,
    "content/pages/casos.md": page,
    "content/articles/2026-01-05-uno.md": page
      .replace("menu: footer\n", "")
      .replace("Casos con", "Noticia con")
      .replace("prueba con dos", "prueba con un par de"),
    "content/owner.yaml": owner,
  },
]);

/** Where photos are, and how many. */
const places = [
  ["/casos", 2],
  ["/novedades", 1],
  ["/novedades/uno", 2],
  ["/sobre-nosotros", 2],
  ["/contacto", 1],
] as const;

test("photos stand where they are named, in both formats, with their place kept", async ({ page }) => {
  for (const [path, count] of places) {
    await page.goto(path);
    const images = page.getByRole("main").locator("picture img");
    await expect(images, path).toHaveCount(count);
    for (const image of await images.all()) {
      await expect(image).toHaveAttribute("loading", "lazy");
      await expect(image).toHaveAttribute("width", /^\d+$/);
      await expect(image).toHaveAttribute("height", /^\d+$/);
      await image.scrollIntoViewIfNeeded();
      const shown = () =>
        image.evaluate((one: HTMLImageElement) => [
          one.complete && one.naturalWidth > 0,
          one.currentSrc.endsWith(".avif"),
        ]);
      await expect.poll(shown, path).toEqual([true, true]);
    }
  }
});

test("a narrow screen gets a narrow photo", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/casos");
  await page.getByRole("img", { name: "Un círculo con una T" }).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.filter((url) => url.includes("photo-taller")).length).toBe(1);
  expect(asked.find((url) => url.includes("photo-taller"))).toMatch(/-480\.avif$/);
});

test("what the camera wrote of the place is in no file of the site", () => {
  expect(photos["content/photos/taller.jpg"].toString("latin1")).toContain("Exif");
  const { root } = siteOf();
  const files = globSync("assets/photo-*", { cwd: root });
  expect(files.length).toBeGreaterThanOrEqual(12);
  for (const path of files)
    expect(readFileSync(join(root, path)).toString("latin1"), path).not.toMatch(/Exif|GPS|Camera/);
});

test("loading photos causes no layout shift", async ({ page }) => {
  await page.goto("/casos");
  await inItsFont(page);
  const below = page.getByText("Después de la foto.");
  const image = page.getByRole("img", { name: "Un círculo con una L" });
  const before = await below.evaluate((one) => one.getBoundingClientRect().top + scrollY);
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete)).toBe(true);
  expect(await below.evaluate((one) => one.getBoundingClientRect().top + scrollY)).toBeCloseTo(before, 0);
});

for (const scheme of ["light", "dark"] as const)
  test(`pages with photos have no faults of layout and access, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    for (const [path] of places) {
      await page.goto(path);
      await inItsFont(page);
      for (const width of [360, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate(layoutFaults), `${path} at ${width} px`).toEqual([]);
      }
      expect((await look(page)).violations, path).toEqual([]);
    }
  });
