import type { ComponentProps } from "react";
import { type Photo as PhotoFile, photoPath, photoWidths } from "#app/photo.ts";

interface PhotoProps extends Omit<ComponentProps<"img">, "src" | "width" | "height" | "sizes"> {
  photo: PhotoFile;
  /** What it shows, for those who do not see it. */
  alt: string;
  /** In px, from the narrowest screen to the widest with two dots a px. */
  widths: readonly number[];
  /** How wide it is shown, as in the attribute of that name. */
  sizes: string;
}

/** A photo in the width that the screen needs. Its place is kept before it comes. */
export function Photo({ photo, alt, widths, sizes, ...props }: PhotoProps) {
  const needed = photoWidths(photo, widths);
  const set = (format: "avif" | "webp") =>
    needed.map((width) => `${photoPath(photo, width, format)} ${width}w`).join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={set("avif")} sizes={sizes} />
      <img
        src={photoPath(photo, needed[0] ?? photo.width, "webp")}
        srcSet={set("webp")}
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
