import type { Root } from "hast";
import type { z } from "zod";
import { firm } from "../firm/firm.ts";
import { reservedPageNames } from "../firm/solution-files.ts";
import { isIsoDate } from "../firm/value-formats.ts";
import { removeOwnOrigin } from "../pages/address-spellings.ts";
import type { OwnerPagePath } from "../pages/page-address.ts";
import { define, source } from "../reading/content.ts";
import { joinContentPath, listOwnerFileNames } from "../reading/folder.ts";
import { ContentError, type OwnerLink, type Problem, readOrCollectProblems } from "../reading/problems.ts";
import { readOwnerText } from "../reading/read-text-file.ts";
import { checkYaml, parseYaml } from "../reading/read-yaml.ts";
import { convertMarkdownBody, parseMarkdownWithFrontMatter } from "./body.ts";
import { articleFrontMatterSchema, expectedDateText, pageFrontMatterSchema } from "./front-matter.ts";
import { findPhotoProblem, photos } from "./photos.ts";
import { findFileAddress, listFilePaths } from "./published-files.ts";

const maxPagesInHeader = 2;
const maxNameLengthByMenu = { header: 16, footer: 24, none: 60 };

export const newsPath = "/novedades";

/** The day of a time in the firm's time zone: `2026-11-20`. */
const formatDay = (time: Date, timeZone: string) => new Intl.DateTimeFormat("sv", { timeZone }).format(time);

/** The Markdown files of the owner, and what is wrong with them; articles come newest first. */
export const markdownFiles = define((read) => {
  const { folder, now, showsUnpublished } = read(source);
  const { timeZone, url } = read(firm);
  const today = formatDay(now, timeZone);
  const ownPhotos = read(photos);
  const bodies: Record<string, Root> = {};
  const links: OwnerLink[] = [];
  const problems: Problem[] = [];
  const ownFiles = listFilePaths(folder);

  const readOrReport = <Value>(readValue: () => Value): Value | undefined => {
    const found = readOrCollectProblems(readValue);
    problems.push(...found.problems);
    return found.value;
  };
  /** Finds the address of a file that a link means; an address with the own domain becomes one within the site. */
  function findOwnAddress(written: string): string | undefined {
    const address = removeOwnOrigin(written, url);
    return findFileAddress(address, ownFiles) ?? (address === written ? undefined : address);
  }
  function readFile<Schema extends z.ZodType<{ photo?: string | undefined; alt?: string | undefined }>>(
    file: string,
    path: OwnerPagePath,
    schema: Schema,
  ) {
    const text = readOrReport(() => readOwnerText(file));
    if (text === undefined) return undefined;
    const parsed = parseMarkdownWithFrontMatter(text, findOwnAddress);
    const { body, level2Headings, ...found } = convertMarkdownBody(parsed.tree, file, ownPhotos);
    bodies[path] = body;
    links.push(...found.links);
    problems.push(...found.problems);
    if (parsed.frontMatter === undefined) {
      const expected = "una línea ---, debajo title: y description:, y otra línea ---";
      problems.push({ file, line: 1, found: "un texto sin encabezado", expected });
      return undefined;
    }
    const frontMatter = readOrReport(() =>
      checkYaml(parseYaml(read, `\n${parsed.frontMatter}`, file), schema),
    );
    if (!frontMatter) return undefined;
    const { photo, alt } = frontMatter;
    const fault = photo === undefined ? undefined : findPhotoProblem(photo, alt, ownPhotos);
    if (fault) problems.push({ file, field: ["photo"], ...fault });
    const shownPhoto = photo && alt ? { file: photo, alt } : undefined;
    return { frontMatter, shared: { file, path, level2Headings, photo: shownPhoto } };
  }

  const pages = listOwnerFileNames(joinContentPath(folder, "written")).flatMap((fileName) => {
    const file = joinContentPath(folder, "written", fileName);
    const [, name = ""] = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/.exec(fileName) ?? [];
    if (name === "" || reservedPageNames.includes(name)) {
      const expected =
        "otro nombre, en minúsculas, sin acentos ni espacios, que termine en .md y no sea del sitio";
      problems.push({ file, found: JSON.stringify(fileName), expected });
      return [];
    }
    const found = readFile(file, `/${name}` as OwnerPagePath, pageFrontMatterSchema);
    if (!found) return [];
    const { title, description, date, draft, menu = "none", name: shortName = title } = found.frontMatter;
    const unpublished = draft ? ("draft" as const) : undefined;
    return [{ ...found.shared, title, description, name: shortName, date, menu, unpublished }];
  });
  const report = (file: string, field: string, found: string, expected: string) =>
    problems.push({ file, field: [field], found, expected });
  for (const { file, menu, name, title } of pages) {
    const longest = maxNameLengthByMenu[menu];
    const found = `${name.length} letras${name === title ? " en title, que va sin name" : ""}`;
    if (name.length > longest) report(file, "name", found, `un nombre de hasta ${longest}`);
  }
  for (const { file } of pages.filter(({ menu }) => menu === "header").slice(maxPagesInHeader))
    report(file, "menu", "header", `footer: arriba caben ${maxPagesInHeader}`);

  const articles = listOwnerFileNames(joinContentPath(folder, "news")).flatMap((fileName) => {
    const file = joinContentPath(folder, "news", fileName);
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
      problems.push({ file, field: ["date"], found: writtenDate, expected: expectedDateText });
    const found = readFile(file, `${newsPath}/${name}` as OwnerPagePath, articleFrontMatterSchema);
    if (!found) return [];
    const { title, description, draft, date = writtenDate, time = "", updated } = found.frontMatter;
    const unpublished = draft ? ("draft" as const) : date > today ? ("scheduled" as const) : undefined;
    return [{ ...found.shared, title, description, date, time, updated, unpublished }];
  });
  const sortKey = ({ date, time }: { date: string; time: string }) => date + time.padStart(5, "0");
  articles.sort(
    (one, other) => sortKey(other).localeCompare(sortKey(one)) || one.path.localeCompare(other.path),
  );

  const leftOut = [...pages, ...articles].filter(({ unpublished }) => unpublished && !showsUnpublished);
  const isShown = ({ file }: { file: string }) => !leftOut.some((page) => page.file === file);
  return {
    markdownPages: pages.filter(isShown),
    articles: articles.filter(isShown),
    markdownBodiesByPath: bodies,
    markdownLinks: links.filter(isShown),
    /** The links in scheduled articles. */
    laterMarkdownLinks: links.filter(({ file }) =>
      leftOut.some((page) => page.file === file && page.unpublished === "scheduled"),
    ),
    problems,
    unpublishedPages: leftOut,
  };
});

export const written = define((read) => {
  const { problems, ...files } = read(markdownFiles);
  if (problems.length > 0) throw new ContentError(problems);
  return files;
});
