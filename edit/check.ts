import { cpSync, existsSync, mkdirSync, mkdtempDisposableSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readPhotoFiles } from "../finish/photos.ts";
import { findMarkdownLinkProblems } from "../prepare/markdown/links.ts";
import { newsPath, readMarkdownContent } from "../prepare/markdown/read.ts";
import { site } from "../site.config.ts";
import { formatProblem, type Problem } from "../site.problems.ts";

/** Matches the paths of the only files that the editor may read and write. */
export const editablePathPattern = /^content\/(articles|pages|photos)\/[^/\\]+$/;

/**
 * Checks in a temporary copy what saving or deleting a file would break, before the editor does so.
 * @param root the project's folder
 * @param file the path of the file in the project, such as `content/pages/casos.md`
 * @param bytes the new content of the file; undefined if the file is to be deleted
 * @param pages addresses of the pages that are not Markdown
 * @returns messages for the owner, one a problem; empty if the change can be saved
 */
export async function findSaveProblems(
  root: string,
  file: string,
  bytes: Uint8Array | undefined,
  pages: readonly string[],
): Promise<string[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), "edit-"));
  const isPhoto = file.startsWith("content/photos/");
  if (isPhoto && !bytes) return [];
  for (const name of isPhoto ? [] : ["content/articles", "content/pages"])
    if (existsSync(join(root, name))) cpSync(join(root, name), join(folder.path, name), { recursive: true });
  const copy = join(folder.path, file);
  mkdirSync(dirname(copy), { recursive: true });
  if (bytes) writeFileSync(copy, bytes);
  else rmSync(copy, { force: true });
  const problems: Problem[] = isPhoto
    ? (await readPhotoFiles(folder.path)).problems
    : await findMarkdownProblems(folder.path, root, pages);
  // Older problems of other files must not block saving this file.
  const own = bytes ? problems.filter((problem) => problem.file === file) : problems;
  return own.map((problem) => formatProblem(problem, site.locale));
}

async function findMarkdownProblems(
  folder: string,
  root: string,
  pages: readonly string[],
): Promise<Problem[]> {
  const { photos } = await readPhotoFiles(root);
  const content = readMarkdownContent(Object.keys(photos), folder);
  const addresses = [...pages, ...[...content.pages, ...content.articles].map(({ path }) => path as string)];
  if (content.articles.length > 0) addresses.push(newsPath);
  const taken = content.pages
    .filter(({ path }) => pages.includes(path))
    .map(({ file, path }) => ({
      file,
      found: path,
      expected: {
        es: "otro nombre: el sitio ya tiene esa página",
        en: "another name: the site has that page",
      },
    }));
  const isFile = (path: string) => existsSync(join(root, "public", path));
  return [...content.problems, ...taken, ...findMarkdownLinkProblems(content.links, addresses, isFile)];
}
