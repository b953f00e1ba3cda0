import { readFileSync } from "node:fs";
import { drawTestPhoto } from "./drawn-photo.ts";
import { expectNoLayoutOrAxeFaults } from "./no-faults.ts";
import { setUpVariantSite } from "./on-variant.ts";
import { expect, test } from "./site-test.ts";
import { markdownRemovals } from "./without-markdown.ts";

const photoPageMarkdown = `---
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

const ownerYamlWithTeamAndHostPhotos = `${readFileSync("content/words/owner.yaml", "utf8")
  .replace(/^host: .*/m, "host: Te atiende Laura Paz.\nhostPhoto:\n  photo: laura.jpg\n  alt: Laura Paz")
  .replace(/^# (team|references):[\s\S]*/m, "")}
team:
  title: Con quién hablas
  people:
    - name: Laura Paz
      role: Dirección
      photo: laura.jpg
`;

const variantFilesWithPhotos = {
  ...markdownRemovals,
  "content/photos/taller.jpg": await drawTestPhoto("T"),
  "content/photos/laura.jpg": await drawTestPhoto("L", { width: 600, height: 800 }),
  "content/written/casos.md": photoPageMarkdown,
  "content/words/owner.yaml": ownerYamlWithTeamAndHostPhotos,
};
setUpVariantSite(() => [{}, variantFilesWithPhotos]);

test("on a phone the photos of a Markdown page, of the team and of the meeting's host load lazily, as small AVIF files, and have width and height", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, count, widthPx] of [
    ["/casos", 2, 480],
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

test("pages with photos have no layout fault and no axe violation", async ({ page }) => {
  for (const path of ["/casos", "/sobre-nosotros", "/contacto"]) await expectNoLayoutOrAxeFaults(page, path);
});
