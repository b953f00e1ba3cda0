import { mkdirSync, mkdtempDisposableSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/**
 * Creates a temporary folder, which is removed when it is disposed.
 * @param files content by path: `assets/a.js`
 */
export function createDisposableTemporaryFolder(files: Record<string, string | Buffer> = {}) {
  const folder = mkdtempDisposableSync(join(tmpdir(), "test-"));
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder.path, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return folder;
}
