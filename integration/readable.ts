import { chmodSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Makes a folder and its contents readable by all users, because the web server is another one. The build's
 * umask would not be enough: a copied file keeps the mode of a checkout made with `umask 077`.
 */
export function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}
