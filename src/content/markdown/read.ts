import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Root } from "hast";
import type { z } from "zod";
import { getContentPath } from "../content-folder.ts";
import { readOwnerText } from "../owner-files.ts";
import { type Problem, readOrCollectProblems } from "../problems.ts";
import { findFileAddress, listFilePaths } from "../published-files.ts";
import { parseContentYaml } from "../read.ts";
import { site } from "../site.ts";
import { convertToSlug, isIsoDate } from "../site-values.ts";
import {
  convertMarkdownBody,
  findPhotoProblem,
  type InternalMarkdownLink,
  parseMarkdownWithFrontMatter,
} from "./body.ts";
import { articleFrontMatterSchema, expectedDateText, pageFrontMatterSchema } from "./front-matter.ts";

/**
 * The address of a Markdown page, of an article or of a page of the article list. Only read.ts and news.ts create values of
 * this type, so that no link leads nowhere.
 */
export type MarkdownPagePath = `/${string}` & { readonly written: unique symbol };

/** The title, address and other facts of a Markdown page or article. */
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

/** Maximum number of the owner's Markdown pages in the header. */
const maxMarkdownPagesInHeader = 2;
/** Maximum length of the name of an owner's Markdown page, in characters, by the menu that it is in. */
const maxNameLengthByMenu = { header: 16, footer: 24, none: 60 };

export const newsPath = "/novedades";

/** Whether drafts and articles of days to come are shown; integration/site.ts sets the variable in `npm run dev`. */
const showsUnpublished = () => process.env.SHOW_UNPUBLISHED === "1";

/** Today in the firm's time zone: `2026-11-20`. A build, which reads the articles several times, keeps the day it began on. */
function getToday(): string {
  const today = new Intl.DateTimeFormat("sv", { timeZone: site.timeZone }).format(new Date());
  if (showsUnpublished()) return today;
  process.env.BUILD_DAY ??= today;
  return process.env.BUILD_DAY;
}

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

/** Reads a Markdown file. @returns its parts, without front matter if that is missing or invalid, and what is wrong */
function readMarkdownFile<Schema extends z.ZodType<{ photo?: string | undefined; alt?: string | undefined }>>(
  root: string,
  file: string,
  schema: Schema,
  photoFileNames: readonly string[],
  ownFiles: readonly string[],
) {
  const source = readOrCollectProblems(() => readOwnerText(file, join(root, file)), "---\n---");
  const tree = parseMarkdownWithFrontMatter(source.value, (written) => findFileAddress(written, ownFiles));
  const [first] = tree.children;
  const { problems, ...parts } = convertMarkdownBody(tree, file, photoFileNames);
  if (source.problems.length > 0) return { ...parts, problems: source.problems };
  if (first?.type !== "yaml") {
    const found = "un texto sin encabezado";
    const expected = "una línea ---, debajo title: y description:, y otra línea ---";
    return { ...parts, problems: [{ file, line: 1, found, expected }] };
  }
  // The front matter begins at the second line of the file.
  const fields = readOrCollectProblems(() => parseContentYaml(`\n${first.value}`, file, schema), undefined);
  const { photo, alt } = fields.value ?? {};
  const photoProblem = photo === undefined ? undefined : findPhotoProblem(photo, alt, photoFileNames);
  const field = photo !== undefined && photoFileNames.includes(photo) ? "alt" : "photo";
  return {
    ...parts,
    frontMatter: fields.value,
    photo: photo && alt ? { file: photo, alt } : undefined,
    problems: [
      ...fields.problems,
      ...problems,
      ...(photoProblem ? [{ file, line: 1, field, ...photoProblem }] : []),
    ],
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

/** Finds what is wrong with the name of a file in content/written/, which is the page's address. */
function findPageNameProblem(file: string, fileName: string): Problem | undefined {
  const name = fileName.replace(/\.[^.]*$/, "");
  const isReserved = reservedPageNames.includes(name);
  if (pageFileNamePattern.test(fileName) && !isReserved) return undefined;
  const nearest = `${convertToSlug(name)}.md`;
  return {
    file,
    found: JSON.stringify(fileName),
    expected: isReserved
      ? "otro nombre: esa dirección es del sitio"
      : "un nombre en minúsculas, sin acentos ni espacios, que termine en .md",
    ...(nearest !== fileName && { nearest }),
  };
}

/**
 * Reads the Markdown files of content/written/ and content/news/, if these folders exist.
 * @param photoFileNames names of the files in content/photos/
 * @param root the project's folder
 * @returns the pages, the articles, newest first, the text of each by its address, and what is wrong, which stops the build
 */
export function readMarkdownContent(photoFileNames: readonly string[], root = "", today = getToday()) {
  const pages: MarkdownPageMetadata[] = [];
  const articles: ArticleMetadata[] = [];
  const bodies: Record<string, Root> = {};
  const links: InternalMarkdownLink[] = [];
  const problems: Problem[] = [];
  const ownFiles = listFilePaths(root);

  /** Adds text, links and problems of a file. @returns its front matter, if that is valid, and what pages and articles share */
  function addFile<Schema extends Parameters<typeof readMarkdownFile>[2]>(
    file: string,
    path: MarkdownPagePath,
    schema: Schema,
  ) {
    const read = readMarkdownFile(root, file, schema, photoFileNames, ownFiles);
    links.push(...read.links);
    problems.push(...read.problems);
    if (!("frontMatter" in read) || !read.frontMatter) return undefined;
    bodies[path] = read.body;
    const { level2Headings, photo, frontMatter } = read;
    return { frontMatter, shared: { file, path, level2Headings, photo } };
  }

  for (const fileName of listVisibleFileNames(join(root, getContentPath("written")))) {
    const file = getContentPath("written", fileName);
    const nameProblem = findPageNameProblem(file, fileName);
    if (nameProblem) {
      problems.push(nameProblem);
      continue;
    }
    const path = `/${fileName.replace(/\.md$/, "")}` as MarkdownPagePath;
    const read = addFile(file, path, pageFrontMatterSchema);
    if (!read) continue;
    const { title, description, date, draft, menu = "none", name = title } = read.frontMatter;
    const unpublished = draft ? ("draft" as const) : undefined;
    const page = { ...read.shared, title, description, name, date, menu, unpublished };
    problems.push(...findMenuProblems(page, pages));
    pages.push(page);
  }

  for (const fileName of listVisibleFileNames(join(root, getContentPath("news")))) {
    const file = getContentPath("news", fileName);
    const [, writtenDate = "", slug = ""] = articleFileNamePattern.exec(fileName) ?? [];
    // /novedades/pagina/2 is a page of the list of articles, so no article may have the address /novedades/pagina.
    if (slug === "" || slug === "pagina") {
      const expected =
        "la fecha y un nombre en minúsculas, sin acentos ni espacios, como 2026-11-20-promocion.md";
      problems.push({ file, found: JSON.stringify(fileName), expected });
      continue;
    }
    const path = `${newsPath}/${slug}` as MarkdownPagePath;
    const earlier = articles.find((article) => article.path === path);
    if (earlier)
      problems.push({
        file,
        found: path,
        expected: `otro nombre: esa dirección es de ${earlier.file}`,
      });
    const read = addFile(file, path, articleFrontMatterSchema);
    if (!read) continue;
    const { title, description, draft, date = writtenDate } = read.frontMatter;
    if (!isIsoDate(date)) problems.push({ file, field: "date", found: date, expected: expectedDateText });
    const unpublished = draft ? "draft" : date > today ? "scheduled" : undefined;
    articles.push({ ...read.shared, title, description, date, unpublished });
  }
  articles.sort((one, other) => other.date.localeCompare(one.date) || one.path.localeCompare(other.path));

  const leftOut = [...pages, ...articles].filter(({ unpublished }) => unpublished && !showsUnpublished());
  const isShown = ({ file }: { file: string }) => !leftOut.some((page) => page.file === file);
  return {
    pages: pages.filter(isShown),
    articles: articles.filter(isShown),
    bodies,
    // A draft may link to another one.
    links: links.filter(isShown),
    problems,
    /** The drafts and the articles of days to come, where they are left out. */
    leftOut,
  };
}
