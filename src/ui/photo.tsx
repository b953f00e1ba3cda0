import type { ComponentProps } from "react";
import { buildPhotoPath, listPhotoWidths, type PhotoMetadata } from "../content/photo.ts";

interface PhotoProps extends Omit<ComponentProps<"img">, "src" | "width" | "height" | "sizes"> {
  photo: PhotoMetadata;
  /** The alternative text; empty only in a list of news, as the article itself has it. */
  alt: string;
  /** The widths in px in which the photo is offered, up to the widest screen at double density. */
  widths: readonly number[];
  /** The displayed width by the width of the window, as in the attribute `sizes`. */
  sizes: string;
}

/** A responsive photo. Its space is reserved before it loads. */
export function Photo({ photo, alt, widths, sizes, ...props }: PhotoProps) {
  const neededWidths = listPhotoWidths(photo, widths);
  const srcSet = (format: "avif" | "webp") =>
    neededWidths.map((width) => `${buildPhotoPath(photo, width, format)} ${width}w`).join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet("avif")} sizes={sizes} />
      <img
        src={buildPhotoPath(photo, neededWidths[0] ?? photo.width, "webp")}
        srcSet={srcSet("webp")}
        sizes={sizes}
        width={photo.width}
        height={photo.height}
        alt={alt}
        loading="lazy"
        decoding="async"
        {...props}
      />
    </picture>
  );
}
