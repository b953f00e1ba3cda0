import { readFileSync } from "node:fs";
import { drawTestPhoto } from "./drawn-photo.ts";
import { expectNoLayoutOrAccessibilityFaults } from "./no-faults.ts";
import { setUpVariantSite } from "./on-variant.ts";
import { waitForFonts } from "./react-start.ts";
import { expect, test } from "./site-test.ts";
import { markdownRemovals } from "./without-markdown.ts";

const testPhotoFiles = {
  "content/photos/taller.jpg": await drawTestPhoto("T"),
  "content/photos/laura.jpg": await drawTestPhoto("L", { width: 600, height: 800 }),
  "content/photos/imprenta.png": await drawTestPhoto("I", { width: 300, height: 120, kind: "logo" }),
};

const photoPageSource = `---
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

const ownerYamlText = `${readFileSync("content/owner.yaml", "utf8")
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

setUpVariantSite(() => [
  {},
  {
    ...markdownRemovals,
    ...testPhotoFiles,
    "content/pages/casos.md": photoPageSource,
    "content/articles/2026-01-05-uno.md": photoPageSource
      .replace("menu: footer\n", "")
      .replace("Casos con", "Noticia con")
      .replace("prueba con dos", "prueba con un par de"),
    "content/owner.yaml": ownerYamlText,
  },
]);

/** The number of photos by page. */
const photoCountByPath = {
  "/casos": 2,
  "/novedades": 1,
  "/novedades/uno": 2,
  "/sobre-nosotros": 2,
  "/contacto": 1,
};

test("every photo loads lazily, as AVIF, and has width and height", async ({ page }) => {
  for (const [path, count] of Object.entries(photoCountByPath)) {
    await page.goto(path);
    const images = page.getByRole("main").locator("picture img");
    await expect(images, path).toHaveCount(count);
    for (const image of await images.all()) {
      await expect(image, path).toHaveAttribute("loading", "lazy");
      for (const size of ["width", "height"]) await expect(image, path).toHaveAttribute(size, /^\d+$/);
      await image.scrollIntoViewIfNeeded();
      const read = (one: HTMLImageElement) =>
        one.complete && one.naturalWidth > 0 && one.currentSrc.replace(/.*\./, "");
      await expect.poll(() => image.evaluate(read), `${path}: loaded, as AVIF`).toBe("avif");
    }
  }
});

test("at 360 px a photo is fetched 480 px wide, and the text below does not move when it loads", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/casos");
  await waitForFonts(page);
  const below = page.getByText("Después de la foto.");
  const top = () => below.evaluate((one) => one.getBoundingClientRect().top + scrollY);
  const before = await top();
  for (const name of ["Un círculo con una T", "Un círculo con una L"]) {
    const image = page.getByRole("img", { name });
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete), name).toBe(true);
  }
  expect(await top(), "top of the text below").toBeCloseTo(before, 0);
  const photos = requests.filter((url) => url.includes("photo-taller"));
  expect(photos).toEqual([expect.stringMatching(/-480\.avif$/)]);
});

test("pages with photos have no layout fault and no axe violation", async ({ page }) => {
  // /novedades and /novedades/uno show their photos as /casos does.
  for (const path of ["/casos", "/sobre-nosotros", "/contacto"])
    await expectNoLayoutOrAccessibilityFaults(page, path);
});
