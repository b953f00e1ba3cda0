import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { compressibleExtensions } from "../deploy/files-in.ts";

const compressiblePathPattern = RegExp(`\\.(${compressibleExtensions.join("|")})$`);

/** Writes `.br` and `.gz` copies for hosts that do not compress. @returns the bytes of the `.br` copy, if it is smaller */
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
