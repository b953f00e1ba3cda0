import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compressFile } from "../integration/compress.ts";

const formatKilobytes = (bytes = 0) => `${(bytes / 1024).toFixed(1).padStart(6)} KB`;

/** Empties a folder, writes the site's files and their compressed copies, and prints each page's plain and compressed size. */
export function emptyFolderAndWriteFinishedSite(files: Map<string, Buffer>, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, content] of [...files].sort(([a], [b]) => a.localeCompare(b))) {
    const compressed = compressFile(path, content);
    for (const [name, bytes] of [[path, content] as const, ...compressed]) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), bytes);
    }
    if (path.endsWith(".html"))
      console.info(
        `${path.padEnd(24)} ${formatKilobytes(content.length)}  compressed ${formatKilobytes(compressed.get(`${path}.br`)?.length)}`,
      );
  }
  console.info(`${files.size} files finished in ${folder}`);
}
