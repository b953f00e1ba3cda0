import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { findMarkdownLinkProblems } from "../src/content/markdown/links.ts";
import { newsPath, readMarkdownContent } from "../src/content/markdown/read.ts";
import { readPhotoFileNames } from "../src/content/photo-files.ts";
import { formatProblem, type Problem } from "../src/content/problems.ts";

/** Matches the paths of the only files that the editor may read and write. */
export const editablePathPattern = /^content\/(articles|pages|photos)\/[^/\\]+$/;

/**
 * Checks in a temporary copy what saving or deleting a file would break, before the editor does so.
 * @param projectFolder the path of the owner's project on disk
 * @param file the path of the file in the project, such as `content/pages/casos.md`
 * @param bytes the new content of the file; undefined if the file is to be deleted
 * @param nonMarkdownPages addresses of the pages that are not Markdown
 * @returns messages for the owner, one a problem; empty if the change can be saved
 */
export async function findSaveProblems(
  projectFolder: string,
  file: string,
  bytes: Uint8Array | undefined,
  nonMarkdownPages: readonly string[],
): Promise<string[]> {
  const isPhoto = file.startsWith("content/photos/");
  if (isPhoto && !bytes)
    return findPhotoUses(projectFolder, basename(file)).map((problem) => formatProblem(problem));
  using copyFolder = mkdtempDisposableSync(join(tmpdir(), "edit-"));
  for (const name of isPhoto ? [] : ["content/articles", "content/pages"])
    if (existsSync(join(projectFolder, name)))
      cpSync(join(projectFolder, name), join(copyFolder.path, name), { recursive: true });
  const copy = join(copyFolder.path, file);
  mkdirSync(dirname(copy), { recursive: true });
  if (bytes) writeFileSync(copy, bytes);
  else rmSync(copy, { force: true });
  const problems: Problem[] = isPhoto
    ? (await readPhotoFileNames(copyFolder.path)).problems
    : await findMarkdownProblems(copyFolder.path, projectFolder, nonMarkdownPages);
  // Older problems of other files must not block saving this file.
  const own = bytes ? problems.filter((problem) => problem.file === file) : problems;
  return own.map((problem) => formatProblem(problem));
}

/** Finds the texts and lists in content/ that name a photo, which therefore must stay. */
const findPhotoUses = (projectFolder: string, photoFileName: string): Problem[] =>
  globSync("content/**/*.{md,yaml}", { cwd: projectFolder })
    .filter((file) => {
      const text = readFileSync(join(projectFolder, file), "utf8");
      // The comments of YAML files name photos as examples.
      const used = file.endsWith(".yaml") ? text.replaceAll(/^\s*#.*$/gm, "") : text;
      return used.split(/[^\w.-]+/).includes(photoFileName);
    })
    .map((file) => ({
      file: file.replaceAll("\\", "/"),
      found: photoFileName,
      expected: "que no use la foto antes de borrarla",
    }));

/** Finds problems of the articles and pages in a temporary copy; their photos and files are those of the project. */
async function findMarkdownProblems(
  copyFolder: string,
  projectFolder: string,
  nonMarkdownPages: readonly string[],
): Promise<Problem[]> {
  const { names } = await readPhotoFileNames(projectFolder);
  const content = readMarkdownContent(names, copyFolder);
  const addresses = [
    ...nonMarkdownPages,
    ...[...content.pages, ...content.articles].map(({ path }) => path as string),
  ];
  if (content.articles.length > 0) addresses.push(newsPath);
  const taken = content.pages
    .filter(({ path }) => nonMarkdownPages.includes(path))
    .map(({ file, path }) => ({
      file,
      found: path,
      expected: "otro nombre: el sitio ya tiene esa página",
    }));
  const isFile = (path: string) => existsSync(join(projectFolder, "public", path));
  return [...content.problems, ...taken, ...findMarkdownLinkProblems(content.links, addresses, isFile)];
}
