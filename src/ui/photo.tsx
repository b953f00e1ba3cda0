import type { ComponentProps } from "react";
import { getPhotoSources, type PhotoWidth } from "./photo-sources.ts";

interface PhotoProps extends Omit<ComponentProps<"img">, "src" | "width" | "height" | "sizes"> {
  photo: string;
  /** The alternative text; empty only in a list of news, as the article itself has it. */
  alt: string;
  /** The widths in px in which the photo is offered, up to the widest screen at double density. */
  widths: readonly PhotoWidth[];
  sizes: string;
}

const formatSrcSet = (sources: readonly { src: string; width: number }[]) =>
  sources.map(({ src, width }) => `${src} ${width}w`).join(", ");

export function Photo({ photo, alt, widths, sizes, className, ...props }: PhotoProps) {
  const { width, height, avif, webp } = getPhotoSources(photo, widths);
  return (
    <picture>
      <source type="image/avif" srcSet={formatSrcSet(avif)} sizes={sizes} />
      <img
        src={webp[0]?.src}
        srcSet={formatSrcSet(webp)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        // A black drawing on a transparent background would vanish in the dark scheme. A JPEG is never transparent.
        className={/\.jpe?g$/.test(photo) ? className : `${className} on-dark:bg-on-night`}
        {...props}
      />
    </picture>
  );
}
