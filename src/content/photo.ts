/** A photo of content/photos/. */
export interface PhotoMetadata {
  /** The file name without extension. */
  name: string;
  /** A hash of the file, so that a changed photo has a new address. */
  version: string;
  /** The width in px, after the rotation that the file's EXIF data asks for; `height` likewise. */
  width: number;
  height: number;
}

export const photoFormats = ["avif", "webp"] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** Builds the path of a photo in one width (px) and format. Browsers may cache everything below /assets/ forever. */
export function buildPhotoPath(
  { name, version }: Pick<PhotoMetadata, "name" | "version">,
  width: number,
  format: PhotoFormat,
) {
  return `/assets/photo-${name}-${version}-${width}.${format}`;
}

/** Matches a path from `buildPhotoPath`, with groups for name, version, width and format. */
export const photoPathPattern = /\/assets\/photo-([a-z0-9-]+)-([0-9a-f]{8})-(\d+)\.(avif|webp)/g;

/** @returns the requested widths (px) that are smaller than the photo; the photo's own width replaces all the others */
export function listPhotoWidths(
  { width }: Pick<PhotoMetadata, "width">,
  requestedWidths: readonly number[],
): number[] {
  const smallerWidths = requestedWidths.filter((one) => one < width);
  return smallerWidths.length < requestedWidths.length ? [...smallerWidths, width] : smallerWidths;
}
