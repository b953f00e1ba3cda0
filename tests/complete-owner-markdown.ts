import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { contentFolder } from "../src/site-content.ts";
import { drawTestPhoto } from "./drawn-photo.ts";
import { buildMarkdown } from "./markdown-file.ts";

/** The pages and articles of tests/markdown/, with their link to a solution replaced, because only another firm offers it. */
const testMarkdownFilesByPath = Object.fromEntries(
  globSync("**/*.md", { cwd: "tests/markdown" }).map((path) => [
    `content/${path.replaceAll("\\", "/")}`,
    readFileSync(join("tests/markdown", path), "utf8").replaceAll("/telefonia-ip", "/contacto"),
  ]),
);

/** With the two articles of tests/markdown/ there are 21: three pages of the list, and one more than the feed may have. */
const nineteenArticleFiles = Object.fromEntries(
  Array.from({ length: 19 }, (_, index) => [
    `content/news/2025-01-${10 + index}-noticia-${index}.md`,
    buildMarkdown("Nada.", { title: `Noticia número ${index}`, updated: "2026-11-30" }),
  ]),
);

const pageWithPhotos = buildMarkdown(
  'Antes.\n\n![Un dibujo](dibujo.png)\n\n![Un círculo con una A](retrato.jpg "Ana, de pie")\n\nDespués.',
  { title: "Casos con una foto", menu: "footer", photo: "taller.jpg", alt: "Un círculo con una T" },
);

/** The pages and articles of the firm that is tested, which this site leaves out. */
const withoutOwnMarkdown = Object.fromEntries(
  globSync("{written,news}/*.md", { cwd: contentFolder }).map((path) => [
    `content/${path.replaceAll("\\", "/")}`,
    undefined,
  ]),
);

/** The Markdown and photos of the complete owner (tests/complete-owner.ts). */
export const createOwnerMarkdownFiles = async () => ({
  ...withoutOwnMarkdown,
  ...testMarkdownFilesByPath,
  ...nineteenArticleFiles,
  "content/news/2026-01-10-borrador.md": buildMarkdown("Nada.", { title: "Un borrador", draft: "true" }),
  "content/news/2026-01-11-futuro.md": buildMarkdown("Nada.", {
    title: "Una fecha que no llegó",
    date: "2926-11-20",
  }),
  "content/written/borrador.md": buildMarkdown("[a](/nada)", {
    title: "Otro borrador",
    draft: "true",
    menu: "footer",
  }),
  "content/written/con-fotos.md": pageWithPhotos,
  "content/photos/taller.jpg": await drawTestPhoto("T"),
  "content/photos/dibujo.png": await sharp(
    Buffer.from('<svg width="600" height="400"><path d="M9 9h500"/></svg>'),
  )
    .png()
    .toBuffer(),
  "content/photos/retrato.jpg": await drawTestPhoto("A", { width: 600, height: 800 }),
});
