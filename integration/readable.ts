import { chmodSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Lets everybody read a folder and what is in it: the web server is another user. A file that is copied keeps the mode of a
 * checkout made with `umask 077`, so setting the umask of the build would not be enough.
 */
export function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}
