/** A photo of content/photos/ as pages show it. */
export interface Photo {
  /** The file's name without its ending. */
  name: string;
  /** Of the file's bytes, so that a changed photo has new addresses. */
  version: string;
  /** In px, as it is looked at: a telephone's photo on its side counts upright. */
  width: number;
  height: number;
}

export const photoFormats = ["avif", "webp"] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** The address of a photo in one width and format: below /assets/, what hosts let browsers keep for good. */
export function photoPath(
  { name, version }: Pick<Photo, "name" | "version">,
  width: number,
  format: PhotoFormat,
) {
  return `/assets/photo-${name}-${version}-${width}.${format}`;
}

/** Of such an address: the name, the version, the width and the format. */
export const photoPattern = /\/assets\/photo-([a-z0-9-]+)-([0-9a-f]{8})-(\d+)\.(avif|webp)/g;

/** The widths in which a photo is needed: no wider than it is. */
export function photoWidths({ width }: Pick<Photo, "width">, wanted: readonly number[]): number[] {
  const narrower = wanted.filter((one) => one < width);
  return narrower.length < wanted.length ? [...narrower, width] : narrower;
}
