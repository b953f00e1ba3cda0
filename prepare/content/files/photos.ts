import { readPhotos } from "../../../finish/photos.ts";
import { site } from "../../../site.config.ts";
import { ContentError } from "../problems.ts";

const photoResults = await readPhotos();
if (photoResults.problems.length > 0) throw new ContentError(photoResults.problems, site.locale);

/** The photos in content/photos/, by file name. */
export const photos = photoResults.photos;
