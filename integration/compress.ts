import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const compressiblePathPattern = /\.(html|js|css|svg|json|txt|md|xml|webmanifest|ico)$/;

/**
 * Compresses a file at the highest level.
 * @returns the bytes by path (`.br`, `.gz`), without copies that are not smaller; empty for types such as PNG and woff2
 */
export function compressFile(path: string, content: Buffer): Map<string, Buffer> {
  const variants = new Map<string, Buffer>();
  if (!compressiblePathPattern.test(path)) return variants;
  const br = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  const gz = gzipSync(content, { level: constants.Z_BEST_COMPRESSION });
  if (br.length < content.length) variants.set(`${path}.br`, br);
  if (gz.length < content.length) variants.set(`${path}.gz`, gz);
  return variants;
}
