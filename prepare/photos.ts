import type { Plugin } from "vite";
import { photoPathPattern } from "../src/content/photo.ts";
import { getContentType } from "../deploy/headers.ts";
import { encodePhotoAtAddress, readPhotoFiles } from "../src/content/photo-files.ts";

/** Vite plugin: serves the photos of content/ in development. The build writes them as files (finish/files/photos.ts). */
export function developmentPhotosPlugin(): Plugin {
  return {
    name: "development-photos",
    apply: "serve",
    configureServer({ middlewares }) {
      middlewares.use(async ({ url = "" }, response, next) => {
        if (url.search(photoPathPattern) !== 0) return next();
        try {
          const bytes = await encodePhotoAtAddress(url, (await readPhotoFiles()).photos);
          if (!bytes) return next();
          response.setHeader("Content-Type", getContentType(url.replace(/\?.*/, "")));
          response.end(bytes);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
