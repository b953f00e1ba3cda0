import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Root } from "hast";
import type { z } from "zod";
import { getContentPath } from "../content-folder.ts";
import { readOwnerText } from "../owner-files.ts";
import { type Problem, readOrCollectProblems } from "../problems.ts";
import { findFileAddress } from "../published-files.ts";
import { site } from "../site.ts";
import { convertToSlug, isIsoDate } from "../site-values.ts";
import {
  convertMarkdownBody,
  findPhotoProblem,
  type InternalMarkdownLink,
  parseMarkdownWithFrontMatter,
} from "./body.ts";
import {
  articleFrontMatterSchema,
  expectedDateText,
  pageFrontMatterSchema,
  readFrontMatter,
} from "./front-matter.ts";

/**
 * The address of a Markdown page, of an article or of a page of the article list. Only read.ts and news.ts create values of
 * this type, so that no link leads nowhere.
 */
export type MarkdownPagePath = `/${string}` & { readonly written: unique symbol };

/** The title, address and other facts of a Markdown page or article, without its text. */
interface MarkdownMetadata {
  /** The path of the file from the project's root. */
  file: string;
  path: MarkdownPagePath;
  title: string;
  description: string;
  /** The entries of the page's list of contents. */
  level2Headings: { id: string; text: string }[];
  photo?: { file: string; alt: string } | undefined;
  /** Why only `npm run dev` shows the page: it is a draft, or its day has not come. */
  unpublished?: "draft" | "scheduled" | undefined;
}

interface MarkdownPageMetadata extends MarkdownMetadata {
  /** The page's name in menus and breadcrumbs. */
  name: string;
  /** The day of the page's last change, if the front matter gives one: `2026-11-20`. */
  date?: string | undefined;
  menu: "header" | "footer" | "none";
}

interface ArticleMetadata extends MarkdownMetadata {
  /** The day of the article: `2026-11-20`. */
  date: string;
}

/** All pages and articles that the owner wrote in Markdown. The problems, if any, stop the build. */
export interface MarkdownContent {
  pages: MarkdownPageMetadata[];
  /** All articles, the newest first. */
  articles: ArticleMetadata[];
  /** The text of each page and article, by its address. */
  bodies: Record<string, Root>;
  links: InternalMarkdownLink[];
  problems: Problem[];
  /** The drafts and the articles of days to come, where they are left out. */
  leftOut: MarkdownMetadata[];
}

/** Maximum number of the owner's Markdown pages in the header. */
const maxMarkdownPagesInHeader = 2;
/** Maximum length of the name of an owner's Markdown page, in characters, by the menu that it is in. */
const maxNameLengthByMenu = { header: 16, footer: 24, none: 60 };

export const newsPath = "/novedades";

/** Today in the firm's time zone: `2026-11-20`. */
const getToday = () => new Intl.DateTimeFormat("sv", { timeZone: site.timeZone }).format(new Date());

/** Whether drafts and articles of days to come are shown; integration/site.ts sets the variable in `npm run dev`. */
const showsUnpublished = () => process.env.SHOW_UNPUBLISHED === "1";

function listVisibleFileNames(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => !name.startsWith("."))
    .sort();
}

/** Names that the owner's Markdown pages must not have, because files of the build or the server use them. */
const reservedPageNames = ["404", "assets", "healthz", "index", "share"];

const pageFileNamePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;
const articleFileNamePattern = /^(\d{4}-\d{2}-\d{2})-([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;

/**
 * Adds links and problems of a Markdown file to `content`.
 * @returns front matter, text and photo of the file; undefined if the front matter is missing or invalid
 */
function readMarkdownFileAddingProblems<
  Schema extends z.ZodType<{ photo?: string | undefined; alt?: string | undefined }>,
>(root: string, file: string, schema: Schema, content: MarkdownContent, photoFileNames: readonly string[]) {
  const source = readOrCollectProblems(() => readOwnerText(file, join(root, file)), undefined);
  content.problems.push(...source.problems);
  if (source.value === undefined) return undefined;
  const tree = parseMarkdownWithFrontMatter(source.value, (written) => findFileAddress(written, root));
  const [first] = tree.children;
  if (first?.type !== "yaml") {
    content.problems.push({
      file,
      line: 1,
      found: "un texto sin encabezado",
      expected: "una línea ---, debajo title: y description:, y otra línea ---",
    });
    return undefined;
  }
  const read = readFrontMatter(schema, first.value, file);
  const { body, level2Headings, links, problems } = convertMarkdownBody(tree, file, photoFileNames);
  content.links.push(...links);
  content.problems.push(...("problems" in read ? read.problems : []), ...problems);
  if (!("frontMatter" in read)) return undefined;
  const { photo, alt } = read.frontMatter;
  const problem = photo === undefined ? undefined : findPhotoProblem(photo, alt, photoFileNames);
  const field = photo !== undefined && photoFileNames.includes(photo) ? "alt" : "photo";
  if (problem) content.problems.push({ file, line: 1, field, ...problem });
  return {
    frontMatter: read.frontMatter,
    body,
    level2Headings,
    photo: photo && alt ? { file: photo, alt } : undefined,
  };
}

/** Finds problems of a Markdown page's link in the menus: a name that is too long, or too many pages in the header. */
function findMenuProblems(
  { file, menu, name }: MarkdownPageMetadata,
  earlierPages: readonly MarkdownPageMetadata[],
): Problem[] {
  const problems: Problem[] = [];
  const longest = maxNameLengthByMenu[menu];
  if (name.length > longest)
    problems.push({
      file,
      line: 1,
      field: "name",
      found: `${JSON.stringify(name)}, de ${name.length} letras, para menu: ${menu}`,
      expected: `name: de hasta ${longest} letras`,
    });
  const files = earlierPages.filter((page) => page.menu === "header").map((page) => page.file);
  if (menu === "header" && files.length >= maxMarkdownPagesInHeader)
    problems.push({
      file,
      line: 1,
      field: "menu",
      found: "header",
      expected: `footer: arriba caben ${maxMarkdownPagesInHeader}, y ya están ${files.join(" y ")}`,
    });
  return problems;
}

/** Adds the pages of content/written/, with their texts, links and problems, to `content`. */
function addMarkdownPages(root: string, content: MarkdownContent, photoFileNames: readonly string[]): void {
  for (const fileName of listVisibleFileNames(join(root, getContentPath("written")))) {
    const file = getContentPath("written", fileName);
    const slug = fileName.replace(/\.[^.]*$/, "");
    const path = `/${slug}` as MarkdownPagePath;
    if (!pageFileNamePattern.test(fileName) || reservedPageNames.includes(slug)) {
      const nearest = `${convertToSlug(slug)}.md`;
      content.problems.push({
        file,
        found: JSON.stringify(fileName),
        expected: reservedPageNames.includes(slug)
          ? "otro nombre: esa dirección es del sitio"
          : "un nombre en minúsculas, sin acentos ni espacios, que termine en .md",
        ...(nearest !== fileName && { nearest }),
      });
      continue;
    }
    const read = readMarkdownFileAddingProblems(root, file, pageFrontMatterSchema, content, photoFileNames);
    if (!read) continue;
    const { title, description, date, draft, menu = "none", name = title } = read.frontMatter;
    const page = {
      file,
      path,
      name,
      title,
      description,
      date,
      menu,
      level2Headings: read.level2Headings,
      photo: read.photo,
      unpublished: draft ? ("draft" as const) : undefined,
    };
    content.problems.push(...findMenuProblems(page, content.pages));
    content.pages.push(page);
    content.bodies[path] = read.body;
  }
}

/** Adds the articles of content/news/, newest first, with their texts, links and problems, to `content`. */
function addMarkdownArticles(
  root: string,
  content: MarkdownContent,
  photoFileNames: readonly string[],
  today: string,
): void {
  for (const fileName of listVisibleFileNames(join(root, getContentPath("news")))) {
    const file = getContentPath("news", fileName);
    const [, writtenDate = "", slug = ""] = articleFileNamePattern.exec(fileName) ?? [];
    const path = `${newsPath}/${slug}` as MarkdownPagePath;
    // /novedades/pagina/2 is a page of the list of articles, so no article may have the address /novedades/pagina.
    if (slug === "" || slug === "pagina") {
      content.problems.push({
        file,
        found: JSON.stringify(fileName),
        expected: "la fecha y un nombre en minúsculas, sin acentos ni espacios, como 2026-11-20-promocion.md",
      });
      continue;
    }
    const read = readMarkdownFileAddingProblems(
      root,
      file,
      articleFrontMatterSchema,
      content,
      photoFileNames,
    );
    if (!read) continue;
    const { title, description, draft, date = writtenDate } = read.frontMatter;
    if (!isIsoDate(date))
      content.problems.push({ file, field: "date", found: date, expected: expectedDateText });
    const earlier = content.articles.find((article) => article.path === path);
    if (earlier)
      content.problems.push({
        file,
        found: path,
        expected: `otro nombre: esa dirección es de ${earlier.file}`,
      });
    content.articles.push({
      file,
      path,
      title,
      description,
      date,
      level2Headings: read.level2Headings,
      photo: read.photo,
      unpublished: draft ? "draft" : date > today ? "scheduled" : undefined,
    });
    content.bodies[path] = read.body;
  }
  content.articles.sort(
    (one, other) => other.date.localeCompare(one.date) || one.path.localeCompare(other.path),
  );
}

/**
 * Reads the Markdown files of content/written/ and content/news/, if these folders exist.
 * @param photoFileNames names of the files in content/photos/
 * @param root the project's folder
 */
export function readMarkdownContent(
  photoFileNames: readonly string[],
  root = "",
  today = getToday(),
): MarkdownContent {
  const content: MarkdownContent = {
    pages: [],
    articles: [],
    bodies: {},
    links: [],
    problems: [],
    leftOut: [],
  };
  addMarkdownPages(root, content, photoFileNames);
  addMarkdownArticles(root, content, photoFileNames, today);
  if (showsUnpublished()) return content;
  const leftOut = [...content.pages, ...content.articles].filter(({ unpublished }) => unpublished);
  return {
    ...content,
    leftOut,
    pages: content.pages.filter(({ unpublished }) => !unpublished),
    articles: content.articles.filter(({ unpublished }) => !unpublished),
    // A draft may link to another one.
    links: content.links.filter(({ file }) => !leftOut.some((page) => page.file === file)),
  };
}
