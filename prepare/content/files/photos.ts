import { readPhotos } from "../../../finish/photos.ts";
import { site } from "../../../site.config.ts";
import { ContentError } from "../problems.ts";

const read = await readPhotos();
if (read.problems.length > 0) throw new ContentError(read.problems, site.locale);

/** The photos in content/photos/, by file name. */
export const photos = read.photos;
