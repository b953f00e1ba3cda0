import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { compressibleExtensions } from "../deploy/files-in.ts";

const compressiblePathPattern = RegExp(`\\.(${compressibleExtensions.join("|")})$`);

/**
 * Writes a file's compressed copies (`.br`, `.gz`) beside it, for hosts that do not compress; none that is not smaller, and
 * none for types such as PNG and woff2.
 * @returns the size of the `.br` copy in bytes; undefined without one
 */
export function writeCompressedCopies(path: string): number | undefined {
  if (!compressiblePathPattern.test(path)) return undefined;
  const content = readFileSync(path);
  const br = brotliCompressSync(content);
  const gz = gzipSync(content, { level: constants.Z_BEST_COMPRESSION });
  if (gz.length < content.length) writeFileSync(`${path}.gz`, gz);
  if (br.length >= content.length) return undefined;
  writeFileSync(`${path}.br`, br);
  return br.length;
}
