import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Root } from "hast";
import type { z } from "zod";
import { getContentPath } from "../content-folder.ts";
import { readOwnerText } from "../owner-files.ts";
import { type Problem, readOrCollectProblems } from "../problems.ts";
import { findFileAddress, listFilePaths } from "../published-files.ts";
import { parseContentYaml } from "../read.ts";
import type { OwnerPagePath } from "../shapes.ts";
import { site } from "../site.ts";
import { isIsoDate } from "../site-values.ts";
import {
  convertMarkdownBody,
  findPhotoProblem,
  type InternalMarkdownLink,
  parseMarkdownWithFrontMatter,
} from "./body.ts";
import { articleFrontMatterSchema, expectedDateText, pageFrontMatterSchema } from "./front-matter.ts";

const maxPagesInHeader = 2;
const maxNameLengthByMenu = { header: 16, footer: 24, none: 60 };

export const newsPath = "/novedades";

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

const reservedPageNames = ["404", "assets", "healthz", "index", "share"];

/** Reads the Markdown files of the owner; articles come newest first. Problems stop the build. */
export function readMarkdownContent(photoFileNames: readonly string[], root = "", today = getToday()) {
  const bodies: Record<string, Root> = {};
  const links: InternalMarkdownLink[] = [];
  const problems: Problem[] = [];
  const ownFiles = listFilePaths(root);

  function readFile<Schema extends z.ZodType<{ photo?: string | undefined; alt?: string | undefined }>>(
    file: string,
    path: OwnerPagePath,
    schema: Schema,
  ) {
    const source = readOrCollectProblems(() => readOwnerText(file, join(root, file)), undefined);
    problems.push(...source.problems);
    if (source.value === undefined) return undefined;
    const tree = parseMarkdownWithFrontMatter(source.value, (written) => findFileAddress(written, ownFiles));
    const { body, level2Headings, ...found } = convertMarkdownBody(tree, file, photoFileNames);
    bodies[path] = body;
    links.push(...found.links);
    problems.push(...found.problems);
    const [first] = tree.children;
    if (first?.type !== "yaml") {
      const expected = "una línea ---, debajo title: y description:, y otra línea ---";
      problems.push({ file, line: 1, found: "un texto sin encabezado", expected });
      return undefined;
    }
    const fields = readOrCollectProblems(() => parseContentYaml(`\n${first.value}`, file, schema), undefined);
    problems.push(...fields.problems);
    const frontMatter = fields.value;
    if (!frontMatter) return undefined;
    const { photo, alt } = frontMatter;
    const fault = photo === undefined ? undefined : findPhotoProblem(photo, alt, photoFileNames);
    if (fault) problems.push({ file, field: "photo", ...fault });
    const shownPhoto = photo && alt ? { file: photo, alt } : undefined;
    return { frontMatter, shared: { file, path, level2Headings, photo: shownPhoto } };
  }

  const pages = listVisibleFileNames(join(root, getContentPath("written"))).flatMap((fileName) => {
    const file = getContentPath("written", fileName);
    const [, name = ""] = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(fileName) ?? [];
    if (name === "" || reservedPageNames.includes(name)) {
      const expected =
        "otro nombre, en minúsculas, sin acentos ni espacios, que termine en .md y no sea del sitio";
      problems.push({ file, found: JSON.stringify(fileName), expected });
      return [];
    }
    const read = readFile(file, `/${name}` as OwnerPagePath, pageFrontMatterSchema);
    if (!read) return [];
    const { title, description, date, draft, menu = "none", name: shortName = title } = read.frontMatter;
    const unpublished = draft ? ("draft" as const) : undefined;
    return [{ ...read.shared, title, description, name: shortName, date, menu, unpublished }];
  });
  const report = (file: string, field: string, found: string, expected: string) =>
    problems.push({ file, field, found, expected });
  for (const { file, menu, name, title } of pages) {
    const longest = maxNameLengthByMenu[menu];
    const found = `${name.length} letras${name === title ? " en title, que va sin name" : ""}`;
    if (name.length > longest) report(file, "name", found, `un nombre de hasta ${longest}`);
  }
  for (const { file } of pages.filter(({ menu }) => menu === "header").slice(maxPagesInHeader))
    report(file, "menu", "header", `footer: arriba caben ${maxPagesInHeader}`);

  const articles = listVisibleFileNames(join(root, getContentPath("news"))).flatMap((fileName) => {
    const file = getContentPath("news", fileName);
    const [, writtenDate = "", name = ""] =
      /^(\d{4}-\d{2}-\d{2})-([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(fileName) ?? [];
    // /novedades/pagina/2 is a page of the list of articles, so no article may have the address /novedades/pagina.
    if (name === "" || name === "pagina") {
      const expected =
        "la fecha y un nombre en minúsculas, sin acentos ni espacios, como 2026-11-20-promocion.md";
      problems.push({ file, found: JSON.stringify(fileName), expected });
      return [];
    }
    if (!isIsoDate(writtenDate))
      problems.push({ file, field: "date", found: writtenDate, expected: expectedDateText });
    const read = readFile(file, `${newsPath}/${name}` as OwnerPagePath, articleFrontMatterSchema);
    if (!read) return [];
    const { title, description, draft, date = writtenDate } = read.frontMatter;
    const unpublished = draft ? ("draft" as const) : date > today ? ("scheduled" as const) : undefined;
    return [{ ...read.shared, title, description, date, unpublished }];
  });
  articles.sort((one, other) => other.date.localeCompare(one.date) || one.path.localeCompare(other.path));

  const leftOut = [...pages, ...articles].filter(({ unpublished }) => unpublished && !showsUnpublished());
  const isShown = ({ file }: { file: string }) => !leftOut.some((page) => page.file === file);
  return {
    pages: pages.filter(isShown),
    articles: articles.filter(isShown),
    bodies,
    links: links.filter(isShown),
    problems,
    leftOut,
  };
}
