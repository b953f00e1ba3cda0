import { readPhotoFiles } from "./photo-files.ts";
import { site } from "../../site.config.ts";
import { ContentError } from "../../site.problems.ts";

const photoReadResult = await readPhotoFiles();
if (photoReadResult.problems.length > 0) throw new ContentError(photoReadResult.problems, site.locale);

/** The photos in content/photos/, by file name. */
export const photosByFileName = photoReadResult.photos;
